import HeadlessUIKit
import StageRuntime
import WalkthroughRunner

/// Identifies states by the elements on screen; times in their texts do not count.
///
/// So the numbers of clocks and countdowns make no new states. A long text in a field counts only as long.
struct StateIdentity {
    /// The elements whose texts do not count, in the words of the walkthrough language.
    let volatile: Set<String>

    /// Returns a hash of a screen's elements, and whether one of them shows a time.
    func hash(of screen: Screen) -> (value: UInt64, holdsTimes: Bool) {
        var hash = TraceHash()
        var holdsTimes = false
        for element in screen.elements {
            hash.combine(element.role.rawValue)
            hash.combine(UInt64(element.depth))
            hash.combine(UInt64(element.states.rawValue & ~ElementStates.focused.rawValue))
            hash.combine(element.identifier ?? "")
            if isVolatile(element) {
                holdsTimes = true
                continue
            }
            if let label = element.label {
                let text = Self.withoutTimes(label)
                if text != label { holdsTimes = true }
                hash.combine(text)
            }
            guard let value = element.value else { continue }
            hash.combine(element.role == .field ? Self.kind(of: value) : Self.withoutTimes(value))
        }
        return (hash.value, holdsTimes)
    }

    /// Returns whether an element's texts do not count.
    func isVolatile(_ element: ScreenElement) -> Bool {
        guard !volatile.isEmpty else { return false }
        return element.identifier.map(volatile.contains) == true || element.label.map(volatile.contains) == true
    }

    /// Returns what counts of a field's text: the text itself if it is short, else "long".
    private static func kind(of value: String) -> String { value.utf8.count > 60 ? "long" : value }

    /// The units that make a number before them a time.
    private static let units: Set<String> = [
        "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hour", "hours", "ms",
    ]

    /// Returns a text with `#` instead of the numbers of times: `2m 5s`, `12:30`, `-3 s`.
    static func withoutTimes(_ text: String) -> String {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
        var result = ""
        var rest = Substring(text)
        while let character = rest.first {
            guard character.isNumber else {
                result.append(character)
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            let word = rest.drop { $0 == " " }.prefix { $0.isLetter }
            let isTime = units.contains(String(word)) || rest.first == ":" || result.last == ":"
            if isTime, result.last == "-" { result.removeLast() }
            result += isTime ? "#" : String(digits)
        }
        return result
    }
}

/// Reads the state of a settled stage, and the actions that are possible there.
///
/// The performer of the runs owns it. It remembers the screens that it has read.
final class StateReader {
    private struct Known {
        let hash: UInt64
        /// Whether it shows times, which its actions may name.
        let holdsTimes: Bool
    }

    /// The largest number of screens that are remembered.
    private static let limit = 20_000

    let identity: StateIdentity
    private let actions: ScreenActions
    /// The lines that are tried once on each screen.
    private let common: [String]
    /// The screens that were read, by their hashes.
    private var screens: [UInt64: Known] = [:]

    init(_ setup: ExplorationSetup) {
        identity = StateIdentity(volatile: setup.volatile)
        actions = ScreenActions(dictionary: setup.dictionary, avoided: setup.avoided)
        common = setup.commonLines
    }

    /// Returns the identifier of the current state, and its actions.
    ///
    /// The actions are part of the identifier: something outside the screen may decide about them, such as whether a
    /// table has a row's actions.
    func read(_ session: Session) -> (id: UInt64, lines: [String], ownCount: Int) {
        let screen = session.screen
        let seen = screen.map(inspect) ?? Known(hash: 0, holdsTimes: false)
        let pending = session.pending
        let isInBackground = session.isInBackground
        var hash = TraceHash(value: seen.hash)
        hash.combine(session.screenName ?? "")
        hash.combine(UInt64(session.isPortrait ? 1 : 0))
        hash.combine(UInt64(isInBackground ? session.isSuspended ? 2 : 1 : 0))
        hash.combine(SceneStateHash.of(session.inspectableState))
        for name in Set(pending.map { $0.name + ($0.due == nil ? " held" : "") }).sorted() { hash.combine(name) }
        var (own, once) = isInBackground ? (["foreground"], []) : screen.map(actions.lines) ?? ([], [])
        if isInBackground, !session.isSuspended { own += ["wait 1s", "wait 10s", "wait 10m"] }
        if !session.isSuspended, pending.contains(where: { $0.due != nil }) { own.append("wait") }
        let held = pending.filter { $0.due == nil && !$0.isUnseen }.map { $0.name.dropFirst("reply of ".count) }
        own += Set(held).sorted().flatMap { ["release \($0)", "release \($0) last"] }
        let lines = own + once + (isInBackground ? [] : common)
        for line in lines.prefix(own.count) { hash.combine(seen.holdsTimes ? StateIdentity.withoutTimes(line) : line) }
        return (hash.value, lines, own.count)
    }

    /// Describes a state for the explorer, with its drawn screen if `draws` is true.
    func describe(
        _ session: Session, id: UInt64, lines: [String], ownCount: Int, draws: Bool
    ) -> ExploredRun.State {
        let identifiers = Set(session.screen?.elements.compactMap(\.identifier) ?? [])
        var state = ExploredRun.State(
            id: id, screen: session.screenName ?? "", picture: session.screenLines, actions: lines, ownCount: ownCount,
            identifiers: identifiers.sorted())
        let secrets = session.screen.map(actions.secrets) ?? []
        if !secrets.isEmpty { state.secrets = secrets }
        if draws { state.drawing = session.picture }
        if !session.isInBackground, !session.dueLater.isEmpty { state.waits = true }
        return state
    }

    private func inspect(_ screen: Screen) -> Known {
        if let known = screens[screen.hash] { return known }
        if screens.count > Self.limit { screens = [:] }
        let (hash, holdsTimes) = identity.hash(of: screen)
        let known = Known(hash: hash, holdsTimes: holdsTimes)
        screens[screen.hash] = known
        return known
    }
}

extension Session {
    /// What is due in a second or later, when every animation has ended.
    var dueLater: [PendingEvent] {
        let soon = stage.clock.now.advanced(by: .seconds(1))
        return pending.filter { $0.due.map { $0 > soon } ?? false }
    }
}
