public import Foundation

/// Recognises swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public nonisolated struct Direction: OptionSet, Sendable {
        /// A bit for each direction.
        public let rawValue: UInt

        /// Makes directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognised.
    open var direction: Direction = .right
    /// How many fingers make the gesture; a script's `swipe` has one.
    open var numberOfTouchesRequired = 1

    /// Returns where the swipe began, in the coordinates of a view, or of the window if `view` is `nil`.
    open override func location(in view: UIView?) -> CGPoint { touch?.firstLocation(in: view) ?? .zero }

    override func recognizes(_ gesture: TouchGesture) -> Bool {
        guard case .swipe(let swiped) = gesture, numberOfTouchesRequired == 1 else { return false }
        return switch swiped {
        case .left: direction.contains(.left)
        case .right: direction.contains(.right)
        case .up: direction.contains(.up)
        case .down: direction.contains(.down)
        }
    }
}

/// The direction of a swipe, over a row, an element or the whole screen.
package enum SwipeDirection: String, CaseIterable, Sendable {
    /// To the left: reveals a row's actions at the trailing edge.
    case left
    /// To the right: reveals a row's actions at the leading edge.
    case right
    /// Upwards and downwards.
    case up, down

    var isSideways: Bool { self == .left || self == .right }
}
