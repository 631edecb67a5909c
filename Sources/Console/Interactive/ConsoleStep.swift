import WalkthroughRunner
import Basics
import HeadlessUIKit
import Reports
import StageRuntime
import WalkthroughLanguage

/// A step that was performed at the console, with what it takes to do it again and to write it down.
struct ConsoleStep {
    /// What was done, its parameters replaced.
    var command: Command
    /// The line, secrets as dots.
    var source: String
    /// Whether it typed into a secure field, or compared what stands there with a text.
    var isSecret = false
    /// Whether it failed; what it did before that is replayed, and not written down.
    var hasFailed = false
    /// How far it moved the clock.
    var elapsed: Duration = .zero
    /// The name of the screen after it.
    var screenName: String?
}

/// What a command of the world, of traits or of the application did that no screen shows at once, in words.
struct StepEffect {
    /// The command, its parameters replaced.
    let command: Command

    /// The line to print; nil for a command whose effect is seen.
    var line: String? { words.map(SafeText.fragment) }

    private var words: String? {
        switch command {
        case .world(let change): Self.words(for: change)
        case .trait(.textSize(let size)): "the text size is \(size.rawValue)"
        case .trait(.appearance(let appearance)): "the appearance is \(appearance.rawValue)"
        case .trait(.locale(let identifier)): "the locale is \(identifier)"
        case .app(.background): "the app is in the background"
        case .app(.foreground): "the app is in the foreground"
        case .app(.memoryWarning): "the app was warned of low memory"
        case .app(.relaunch): "the app was ended and launched again"
        case .app(.launch), .act, .gesture, .wait, .expect, .use, .repeat, .when, .console: nil
        }
    }

    private static func words(for change: WorldChange) -> String {
        switch change {
        case .network(let isOnline):
            isOnline ? "the network is online from now on" : "the network is offline from now on"
        case .fail(let call, let fault, let times): failure(of: call, fault, times)
        case .delay(let call, .zero): "\(call): not delayed any more"
        case .delay(let call, let duration): "\(call): replies come \(duration.text) later from now on"
        case .hold(let call): "\(call): held from now on"
        case .release(let call, _): "\(call): not held any more"
        case .reply(let call, _): "\(call): the next reply is the given one"
        }
    }

    private static func failure(of call: String, _ fault: WorkerFault?, _ times: Int?) -> String {
        let way = fault.map { " with \($0)" } ?? ""
        return switch times {
        case nil: "\(call): every call fails\(way) from now on"
        case 0: "\(call): does not fail any more"
        case 1: "\(call): the next call fails\(way)"
        case let times?: "\(call): the next \(times) calls fail\(way)"
        }
    }
}
