public import Foundation

/// The priority of a constraint, from 0 to 1000; a constraint of priority 1000 is required.
///
/// Source of the values: developer.apple.com/documentation/uikit/uilayoutpriority
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, up to 1000.
    public let rawValue: Float
    /// Makes a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a required constraint.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of what may change the size of a window that the user drags.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of what may not change the size of a window that the user drags.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a view resists being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size in a size fitting.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether one priority is lower than another.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// Returns a priority that is higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    /// Returns a priority that is lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
}

/// Distances from the four edges of a rectangle, in the direction of the language, in points.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge where lines begin.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge where lines end.
    public var trailing: CGFloat
    /// No distance at all.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes no distance at all.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Makes insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
