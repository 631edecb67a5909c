import Foundation

extension AuditedScreen {
    /// The minimum contrast of text (WCAG 2.2, success criterion 1.4.3).
    private static let leastContrast = 4.5

    /// Checks the contrast of texts whose colour and background are both declared; every other text is left undecided.
    ///
    /// UIKit's default text colour does not count as declared. Text that the user writes into a field has the field's
    /// colour. Text in disabled controls needs no contrast (WCAG).
    mutating func checkContrast() {
        forEachView(in: root) { screen, view in
            guard view.showsText, !view.isInactive else { return }
            guard let declared = view.declaredTextColor else {
                return screen.leaveUndecided(.contrast, view, "has no text colour of its own")
            }
            let isDark = view.traitCollection.userInterfaceStyle == .dark
            var text = isDark ? declared.dark : declared.light
            guard let background = view.backgroundOfText(isDark: isDark, text: &text) else {
                return screen.leaveUndecided(.contrast, view, "has no background of a declared colour")
            }
            let ratio = ContrastRatio(of: text, on: background)
            guard ratio.value < Self.leastContrast else { return }
            screen.find(.contrast, view, "has a contrast of \(ratio.text) to 1")
        }
    }
}

extension UIView {
    /// Whether the view, or a view around it, is disabled.
    fileprivate var isInactive: Bool {
        var view: UIView? = self
        while let present = view {
            if !present.isUsable { return true }
            if present.accessibilityTraits.contains(.notEnabled) { return true }
            view = present.superview
        }
        return false
    }

    /// The opaque colour behind the view's text; `nil` if no background is declared or another view lies between.
    ///
    /// - Parameter text: the colour of the text; faded here by the views between it and the background.
    fileprivate func backgroundOfText(
        isDark: Bool, text: inout UIColor.Components
    ) -> UIColor.Components? {
        var layers: [UIColor.Components] = []
        var fading: CGFloat = 1
        var view: UIView? = self
        while let present = view {
            if let color = present.paintedColor {
                let components = isDark ? color.dark : color.light
                if components.alpha > 0 { layers.append(components) }
                if components.alpha >= 1 {
                    guard fading >= 1 || layers.count == 1 else { return nil }
                    text = text.faded(by: fading)
                    return layers.reversed().dropFirst().reduce(components) { $1.mixed(over: $0) }
                }
            }
            fading *= present.alpha
            if present.hasPaintedSiblingBehind(self) { return nil }
            view = present.superview
        }
        return nil
    }

    /// Whether a sibling behind this view paints something behind the text.
    private func hasPaintedSiblingBehind(_ text: UIView) -> Bool {
        guard let above = superview, above.subviews.first !== self, !isStacked else { return false }
        let place = text.convert(text.bounds, to: above)
        for view in above.subviews {
            if view === self { return false }
            guard view.isOnDisplay, view.frame.intersects(place) else { continue }
            if view.paints { return true }
        }
        return false
    }

    /// Whether the view, or a view below it, paints a colour or shows a picture.
    private var paints: Bool {
        if let paintedColor, max(paintedColor.light.alpha, paintedColor.dark.alpha) > 0 { return true }
        return showsPicture || subviews.contains { $0.isOnDisplay && $0.paints }
    }
}
