public import Foundation
import StageRuntime

/// Lets the user feel something; on a stage, it is only traced.
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() {}
    /// Prepares the device for feedback; without effect on a stage.
    open func prepare() {}

    func record(_ kind: String) { Stage.running?.trace.felt(kind) }
}

/// Lets the user feel an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How an impact feels.
    @nonexhaustive public nonisolated enum FeedbackStyle: Int, Sendable {
        /// How heavy or hard the colliding objects are.
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// Makes a generator of impacts.
    public init(style: FeedbackStyle) { self.style = style }
    /// Lets the user feel an impact.
    open func impactOccurred() { record("\(style) impact") }
    /// Lets the user feel an impact of an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { record("\(style) impact") }
}

/// Lets the user feel that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the user feel that the selection has changed.
    open func selectionChanged() { record("selection") }
}

/// Lets the user feel how a task has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task has ended.
    @nonexhaustive public nonisolated enum FeedbackType: Int, Sendable {
        /// The outcome.
        case success, warning, error
    }

    /// Lets the user feel how a task has ended.
    open func notificationOccurred(_ notificationType: FeedbackType) { record("\(notificationType)") }
}
