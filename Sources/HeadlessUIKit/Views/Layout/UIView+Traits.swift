import Foundation
import StageRuntime

extension UIView {
    /// The traits that hold on the stage; those of a phone as it is sold where none runs.
    public var traitCollection: UITraitCollection {
        Stage.running == nil ? UITraitCollection() : .current
    }
}

extension UITraitCollection {
    /// The size of body text in points (Human Interface Guidelines, "Typography", Dynamic Type sizes, Body).
    var bodySize: CGFloat {
        switch preferredContentSizeCategory {
        case .extraSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .extraLarge: 19
        case .extraExtraLarge: 21
        case .extraExtraExtraLarge: 23
        case .accessibilityMedium: 28
        case .accessibilityLarge: 33
        case .accessibilityExtraLarge: 40
        case .accessibilityExtraExtraLarge: 47
        case .accessibilityExtraExtraExtraLarge: 53
        }
    }
}
