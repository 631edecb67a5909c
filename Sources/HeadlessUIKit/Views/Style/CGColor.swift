public import Foundation

/// A colour in Core Graphics' type; unlike there, it may still differ in dark appearance.
public nonisolated final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    /// Makes a colour; each component is from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a gray, from black at 0 to white at 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { color.light.alpha }

    /// Returns the colour with another opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
    /// Returns whether two colours look the same.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    /// Combines the colour into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

nonisolated extension UIColor {
    /// The colour for a layer.
    public var cgColor: CGColor { CGColor(self) }

    /// Makes a colour from Core Graphics' type.
    public convenience init(cgColor: CGColor) { self.init(like: cgColor.color) }
}
