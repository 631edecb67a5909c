extension UIWindow {
    /// Audits the screen on top for what keeps people from using it; nobody is told, and nothing on it changes.
    ///
    /// Called on the stage. A screen whose layout is due is laid out first, as it is whenever it is looked at.
    ///
    /// - Parameter textSizes: the sizes at which texts must have room, tried on a copy; none for the one that holds.
    package func audit(textSizes: [UIContentSizeCategory] = []) -> ScreenAudit {
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
        screen.checkText(at: textSizes)
        return ScreenAudit(
            screenName: screenController?.screenName, findings: screen.findings, undecided: screen.undecided)
    }
}
