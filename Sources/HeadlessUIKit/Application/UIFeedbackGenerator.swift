public import Foundation
import StageRuntime

/// Lets the user feel something; on a stage, the trace says what.
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() {}

    /// Announces that a feedback is about to come; without effect, since nothing has to warm up.
    open func prepare() {}

    /// Records a feedback in the trace.
    func give(_ kind: String) { Stage.running?.trace.felt(kind) }
}

/// Lets the user feel an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How an impact feels.
    public nonisolated enum FeedbackStyle: Int, Sendable {
        /// As of something small.
        case light = 0
        /// As of something of middle size.
        case medium = 1
        /// As of something large.
        case heavy = 2
        /// As of something soft.
        case soft = 3
        /// As of something rigid.
        case rigid = 4
    }

    /// How the impacts feel.
    private let style: FeedbackStyle

    /// Makes a generator of impacts.
    public init(style: FeedbackStyle) { self.style = style }

    /// Lets the user feel an impact.
    open func impactOccurred() { give("\(style) impact") }

    /// Lets the user feel an impact of an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { give("\(style) impact") }
}

/// Lets the user feel that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the user feel that the selection has changed.
    open func selectionChanged() { give("selection") }
}

/// Lets the user feel how a task has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task has ended.
    public nonisolated enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With a warning.
        case warning = 1
        /// With an error.
        case error = 2
    }

    /// Lets the user feel how a task has ended.
    open func notificationOccurred(_ notificationType: FeedbackType) { give("\(notificationType)") }
}
