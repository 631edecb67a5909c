import Basics
import HeadlessUIKit
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// A step that was performed at the console, with everything needed to replay and save it.
struct ConsoleStep {
    /// The command, with the values of its parameters.
    var command: Command
    /// The line, secrets as dots.
    var source: String
    /// Whether it typed a secret, or compared a text with one.
    var isSecret = false
    /// Whether it failed; it is replayed, since it may have had effects, but not saved.
    var hasFailed = false
    /// How far it moved the clock.
    var elapsed: Duration = .zero
    /// The name of the screen after it.
    var screenName: String?
}

/// The effect of a command in words, if no screen shows it.
struct StepEffect {
    /// The command, with the values of its parameters.
    let command: Command

    /// The line to print; nil for a command whose effect the screen shows.
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
        case .app, .act, .gesture, .wait, .expect, .use, .repeat, .when, .console: nil
        }
    }

    private static func words(for change: WorldChange) -> String {
        switch change {
        case .network(let isOnline):
            isOnline ? "the network is online from now on" : "the network is offline from now on"
        case .fail(let call, let fault, let times): failure(of: call, fault?.description, times)
        case .loseReplies(let call, let times): failure(of: call, "lost reply", times)
        case .delay(let call, .zero): "\(call): not delayed any more"
        case .delay(let call, let duration): "\(call): replies come \(duration.text) later from now on"
        case .hold(let call): "\(call): held from now on"
        case .release(let call, _): "\(call): not held any more"
        case .reply(let call, _): "\(call): the next reply is the given one"
        }
    }

    private static func failure(of call: String, _ fault: String?, _ times: Int?) -> String {
        let with = fault.map { " with " + $0 } ?? ""
        return switch times {
        case nil: "\(call): every call fails\(with) from now on"
        case 0: "\(call): does not fail any more"
        case 1: "\(call): the next call fails\(with)"
        case let times?: "\(call): the next \(times) calls fail\(with)"
        }
    }
}

/// The changes of a line at the console, in words.
struct ChangeText {
    /// The maximum number of lines of a difference.
    private static let limit = 40

    let before: StageSnapshot
    let after: StageSnapshot
    /// The events in between.
    let events: [TraceEvent]
    let style: TerminalStyle

    /// The lines: requests, the screen, the clock.
    var lines: [String] { requests + changes }

    /// The lines without the requests.
    var changes: [String] {
        var lines = screen
        if before.isPortrait != after.isPortrait { lines.append(after.isPortrait ? "portrait" : "landscape") }
        if isEmpty, before.next == after.next { lines.append("nothing changed") }
        return lines + [clock]
    }

    /// The screen as it is now, with the time, without colours.
    var present: [String] { Self.whole(after, .plain) + [Self.clock(after, .plain)] }

    /// Whether nothing changed, not even the time.
    var isEmpty: Bool { !isNotable && before.time == after.time && before.isPortrait == after.isPortrait }

    /// Whether anything changed that a person sees without looking at the clock.
    var isNotable: Bool {
        !requests.isEmpty || before.lines != after.lines || before.screenName != after.screenName
    }

    // MARK: - Parts

    /// The requests of workers and their replies.
    var requests: [String] {
        events.filter { $0.category == .worker }.map { event in
            let fields = event.fields.map { $0.name == "call" ? $0.value : $0.name + "=" + $0.value }
            let shown = SafeText.fragment(([event.name] + fields).joined(separator: " "))
            return style.paint(shown, event.name == "failure" ? .yellow : .blue)
        }
    }

    private var screen: [String] {
        if before.screenName != after.screenName { return Self.whole(after, style) }
        guard before.lines != after.lines else { return [] }
        let lines = LineDifference.lines(from: before.lines, to: after.lines)
        let changed = lines.filter { !$0.hasPrefix(" ") }
        let kept = lines.count - changed.count
        // If little is left of a screen, such as after an alert has come, it is easier to read as a whole.
        if kept * 3 < after.lines.count || changed.count > Self.limit { return Self.whole(after, style) }
        return changed.map { style.paint(SafeText.fragment($0), $0.hasPrefix("-") ? .red : .green) }
    }

    /// Returns the screen's name and all of its lines.
    static func whole(_ snapshot: StageSnapshot, _ style: TerminalStyle) -> [String] {
        let name = style.paint(SafeText.fragment(snapshot.screenName ?? "no screen"), .bold)
        return [name + ":"] + snapshot.lines.map { "  " + SafeText.fragment($0) }
    }

    private var clock: String {
        let isMoved = before.time != after.time
        return Self.clock(after, from: isMoved ? before.time : nil, style)
    }

    /// Returns the time, and the next pending event.
    static func clock(_ snapshot: StageSnapshot, from start: StageInstant? = nil, _ style: TerminalStyle) -> String {
        let earlier = start.map { $0.offset.text + " → " } ?? ""
        let next = snapshot.next.map { "; next: " + $0.line } ?? ""
        return style.paint(SafeText.fragment("clock " + earlier + snapshot.time.offset.text + next), .dim)
    }
}

/// The screen and the time of a stage at one moment.
struct StageSnapshot {
    /// The name of the topmost screen.
    var screenName: String?
    /// The screen as text.
    var lines: [String]
    /// The virtual time.
    var time: StageInstant
    /// How many events there were so far.
    var eventCount: Int
    /// Whether the device is held upright.
    var isPortrait: Bool
    var next: PendingEvent?

    /// Reads the current state of a session.
    init(_ session: Session) {
        screenName = session.screenName
        lines = session.screenLines
        time = session.stage.clock.now
        eventCount = session.stage.trace.count
        isPortrait = session.isPortrait
        next = session.pending.first
    }
}
