public import Foundation

/// Recognises two fingers that move apart or together; never begins here, since scripts have one finger.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, compared to that at the beginning.
    open var scale: CGFloat = 1
    /// The change of the scale per second.
    open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn; never begins here, since scripts have one finger.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the beginning, in radians.
    open var rotation: CGFloat = 0
    /// The change of the angle in radians per second.
    open var velocity: CGFloat { 0 }
}

/// Recognises a finger that comes in from an edge; never begins here, since scripts put theirs on an element's middle.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the finger may begin.
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
