/// Something that fails a run whatever its script expects.
package enum StageProblem: Equatable, Sendable {
    /// A job of the stage came back from another thread.
    case uncontrolledConcurrency(task: String)
    /// One settle ran more jobs than the limit; the payload names the tasks that keep running.
    case livelock(tasks: [String], limit: UInt64)
    /// Tasks wait, nothing is pending, and so nothing will ever wake them.
    case stuck(tasks: [String])
    /// A task ended with an error.
    case unhandledError(task: String, error: String)
    /// Parts of a scene live on after it has left for good.
    case leak(Leak)
    /// A task of a scene that is gone still runs.
    case orphanedTask(task: String)
    /// Something changed the view of a scene that had left for good.
    case changeAfterLeaving(scene: String)
    /// A scene that owes a result has left for good without calling back.
    case missingResult(scene: String)
    /// A scene has called back with its result twice.
    case repeatedResult(scene: String)
    /// Work elsewhere did not come back in time.
    case noReply(tokens: [String])
    /// The app did what UIKit throws an exception for; UIKit's reason.
    case exception(reason: String)
    /// The app did what ends it on a phone without an exception, as Combine does; the reason.
    case fatal(reason: String)
    /// The app showed or called something that a list in its `StageApp` type lacks.
    case undeclared(name: String, kind: String, list: String)
    /// A file with the app's texts in some language could not be read.
    case unreadableTexts(UnreadableTexts)

    /// The kind in one word, as reports name it.
    package var kind: String {
        switch self {
        case .uncontrolledConcurrency: "uncontrolled concurrency"
        case .livelock: "livelock"
        case .stuck: "stuck"
        case .unhandledError: "unhandled error"
        case .leak: "leak"
        case .orphanedTask: "orphaned task"
        case .changeAfterLeaving: "change after leaving"
        case .missingResult: "missing result"
        case .repeatedResult: "repeated result"
        case .noReply: "no reply"
        case .exception: "exception"
        case .fatal: "fatal error"
        case .undeclared: "undeclared"
        case .unreadableTexts: "unreadable texts"
        }
    }

    /// What happened and what to do about it, in sentences.
    package var message: String {
        switch self {
        case .uncontrolledConcurrency(let task):
            return "\(task) left the stage and came back from another thread, so the order of events is no longer "
                + "determined. Start tasks through the scene's task scope, sleep on the stage's clock, and bring in "
                + "results from elsewhere with `stage.elsewhere`."
        case .livelock(let tasks, let limit):
            let who = tasks.isEmpty ? "the stage" : tasks.joined(separator: ", ")
            return "\(who) kept running for \(limit) jobs without ever waiting. "
                + "Let it wait for the clock, a reply or an input."
        case .stuck(let tasks):
            return "\(tasks.joined(separator: ", ")) \(tasks.count == 1 ? "waits" : "wait") for something, "
                + "but nothing pending can wake it. Resume it, cancel it, or start it with `observe` if it listens "
                + "without end."
        case .unhandledError(let task, let error):
            return "\(task) ended with an error: \(error). Handle it in the task."
        case .leak(let leak):
            return leak.message
        case .orphanedTask(let task):
            return "\(task) still runs although its scene has left for good. "
                + "Let it end when it is cancelled: do not catch CancellationError and go on."
        case .changeAfterLeaving(let scene):
            return
                "\(scene) has left for good, but something changed its view afterwards. Cancel what is under way when "
                + "it leaves, and do not show what comes back after a cancellation."
        case .missingResult(let scene):
            return "\(scene) has left for good without calling back with its result. Call back in `didLeaveForGood`, "
                + "which is called whichever way the scene was left: by Back, a swipe, a link or a new root."
        case .repeatedResult(let scene):
            return "\(scene) has called back with its result twice. Set the closure to nil when it is called."
        case .noReply(let tokens):
            return "\(tokens.joined(separator: ", ")) did not come back in time. "
                + "Post a result for every token, or raise the stage's `patience`."
        case .exception(let reason):
            return "UIKit throws an exception here, which ends the app on a phone: \(reason)"
        case .fatal(let reason):
            return "this ends the app on a phone: \(reason)"
        case .undeclared(let name, let kind, let list):
            return
                "\(name) is a \(kind) that the app's `\(list)` does not list, so that scripts which name it cannot be "
                + "checked. Add it there."
        case .unreadableTexts(let texts):
            return "the texts in \(texts.file) cannot be read: \(texts.reason). Correct the file and build again."
        }
    }
}
