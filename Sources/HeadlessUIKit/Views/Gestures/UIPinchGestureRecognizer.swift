public import Foundation

/// Recognises two fingers that move apart or together; scripts move one, so it never begins on a stage.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How many times as far apart the fingers are as at the beginning.
    open var scale: CGFloat = 1
    /// How fast the scale changes, for a second.
    open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn; scripts move one, so it never begins on a stage.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the beginning, in radians.
    open var rotation: CGFloat = 0
    /// How fast the angle changes, in radians for a second.
    open var velocity: CGFloat { 0 }
}

/// Recognises a finger that comes in from an edge; scripts put theirs in the middle of an element, so it never begins.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which the finger may come.
    open var edges: UIRectEdge = []

    override func recognizes(_ gesture: TouchGesture) -> Bool { false }
}

/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// Every edge.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
