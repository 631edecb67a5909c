import Foundation

extension AuditedScreen {
    /// The minimum contrast of text (WCAG 2.2, success criterion 1.4.3).
    fileprivate static let minimumContrast = 4.5

    /// Checks the contrast of texts whose colour and background are both declared; every other text is left undecided.
    ///
    /// Both appearances, light and dark, are tried unless the app has chosen one for the view. UIKit's default text
    /// colour does not count as declared; text in a field has the field's colour. Text in disabled controls needs no
    /// contrast (WCAG).
    mutating func checkContrast() {
        forEachView(in: root) { screen, view in
            guard view.showsText, !view.isInactive else { return }
            guard let declared = view.declaredTextColor else {
                return screen.leaveUndecided(.contrast, view, "has no text colour of its own")
            }
            let isDark = view.traitCollection.userInterfaceStyle == .dark
            guard let ratio = view.contrast(of: declared, isDark: isDark) else {
                return screen.leaveUndecided(.contrast, view, "has no background of a declared colour")
            }
            if ratio.value < Self.minimumContrast {
                return screen.report(.contrast, view, "has a contrast of \(ratio.text) to 1" + view.neededContrast)
            }
            // The user may choose the other appearance, unless the app has chosen one.
            guard view.inheritedStyle == nil, let other = view.contrast(of: declared, isDark: !isDark),
                other.value < Self.minimumContrast
            else { return }
            let appearance = isDark ? "light" : "dark"
            screen.report(
                .contrast, view,
                "has a contrast of \(other.text) to 1 in the \(appearance) appearance" + view.neededContrast)
        }
    }
}

extension UIView {
    /// Whether the view, or a view that contains it, is disabled.
    fileprivate var isInactive: Bool {
        sequence(first: self, next: \.superview).contains {
            !$0.isUsable || $0.accessibilityTraits.contains(.notEnabled)
        }
    }

    /// Returns the contrast of a text colour with its background in an appearance; `nil` if that is not declared.
    fileprivate func contrast(of declared: UIColor, isDark: Bool) -> ContrastRatio? {
        var text = isDark ? declared.dark : declared.light
        guard let background = backgroundOfText(isDark: isDark, text: &text) else { return nil }
        return ContrastRatio(of: text, on: background)
    }

    /// The end of the message: the contrast needed, and a system colour that has it in all appearances of the view.
    fileprivate var neededContrast: String {
        let appearances = inheritedStyle == nil ? [false, true] : [traitCollection.userInterfaceStyle == .dark]
        let colours: [(name: String, colour: UIColor)] = [
            ("secondaryLabel", .secondaryLabel), ("label", .label), ("white", .white), ("black", .black),
        ]
        let fitting = colours.first { _, colour in
            appearances.allSatisfy { isDark in
                contrast(of: colour, isDark: isDark).map { $0.value >= AuditedScreen.minimumContrast } ?? false
            }
        }
        let advice = fitting.map { ", which .\($0.name) has here" } ?? ""
        return ", and needs \(AuditedScreen.minimumContrast) to 1" + advice
    }

    /// Returns the opaque colour behind the text; `nil` if none is declared or another view lies between.
    ///
    /// - Parameter text: the colour of the text; faded here by the views between it and the background.
    fileprivate func backgroundOfText(
        isDark: Bool, text: inout UIColor.Components
    ) -> UIColor.Components? {
        var layers: [UIColor.Components] = []
        var fading: CGFloat = 1
        var view: UIView? = self
        while let current = view {
            if let color = current.paintedColor {
                let components = isDark ? color.dark : color.light
                if components.alpha > 0 { layers.append(components) }
                if components.alpha >= 1 {
                    guard fading >= 1 || layers.count == 1 else { return nil }
                    text = text.faded(by: fading)
                    return layers.reversed().dropFirst().reduce(components) { $1.mixed(over: $0) }
                }
            }
            fading *= current.alpha
            if current.hasPaintedSiblingBehind(self) { return nil }
            view = current.superview
        }
        return nil
    }

    private func hasPaintedSiblingBehind(_ text: UIView) -> Bool {
        guard let above = superview, above.subviews.first !== self, !isStacked else { return false }
        let textArea = text.convert(text.bounds, to: above)
        for view in above.subviews {
            if view === self { return false }
            guard view.isOnDisplay, view.frame.intersects(textArea) else { continue }
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

/// How much two colours differ, from 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance").
struct ContrastRatio: Comparable {
    let value: Double

    /// Compares text with an opaque background; a translucent text colour is mixed with the background first.
    init(of text: UIColor.Components, on background: UIColor.Components) {
        let one = Self.luminance(text.mixed(over: background))
        let other = Self.luminance(background)
        value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    static func < (left: ContrastRatio, right: ContrastRatio) -> Bool { left.value < right.value }

    /// The ratio with one decimal, rounded down, so that a failing ratio never reads like a passing one.
    var text: String {
        let tenths = Int(saturating: (value * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func luminance(_ color: UIColor.Components) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func linear(_ part: CGFloat) -> Double {
        part <= 0.04045 ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
    }
}

extension UIColor.Components {
    func mixed(over other: UIColor.Components) -> UIColor.Components {
        let rest = 1 - alpha
        return UIColor.Components(
            red: red * alpha + other.red * rest, green: green * alpha + other.green * rest,
            blue: blue * alpha + other.blue * rest, alpha: alpha + other.alpha * rest)
    }

    func faded(by alpha: CGFloat) -> UIColor.Components {
        UIColor.Components(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
    }
}
