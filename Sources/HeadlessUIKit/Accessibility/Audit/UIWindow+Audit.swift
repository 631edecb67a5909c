extension UIWindow {
    /// Audits the screen on top for what keeps people from using it; nobody is told, and nothing on it changes.
    ///
    /// Called on the stage. A screen whose layout is due is laid out first, as it is whenever it is looked at.
    ///
    /// - Parameters:
    ///   - textSizes: the sizes at which texts must have room, tried on a copy; none for the one that holds.
    ///   - known: what was found at them on screens met before; this one is added to it.
    package func audit(textSizes: [UIContentSizeCategory] = [], known: TextSizeAudits? = nil) -> ScreenAudit {
        var screen = AuditedScreen(in: self)
        screen.checkLabels()
        screen.checkTraits()
        screen.checkNesting()
        screen.checkIdentifiers()
        screen.checkVisibility()
        screen.checkFocus()
        screen.checkModality()
        screen.checkLayout()
        screen.checkReadingOrder()
        screen.checkContrast()
        screen.checkText()
        if let known { known.check(&screen, at: textSizes) } else { screen.checkText(at: textSizes) }
        return ScreenAudit(
            screenName: screenController?.screenName, findings: screen.findings, undecided: screen.undecided)
    }
}
