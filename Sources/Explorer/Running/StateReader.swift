import HeadlessUIKit
import StageRuntime
import WalkthroughRunner

/// Reads the state of a settled stage, and the actions that are possible there.
///
/// The performer of the runs owns it. It remembers the screens that it has read.
final class StateReader {
    /// What is known about a screen.
    private struct Known {
        /// The hash of its elements.
        let hash: UInt64
        /// Whether it shows times; its actions then depend on the labels and are read each time.
        let holdsTimes: Bool
    }

    /// The largest number of screens that are remembered.
    private static let limit = 20_000

    /// Identifies states.
    private let identity: StateIdentity
    /// Finds the actions of a screen.
    private let actions: ScreenActions
    /// The lines that are tried once on each screen.
    private let common: [String]
    /// The screens that were read, by their hashes.
    private var screens: [UInt64: Known] = [:]
    /// The actions of each state, and how many of them are its own, by the state's identifier.
    private var known: [UInt64: (lines: [String], ownCount: Int)] = [:]

    init(_ setup: ExplorationSetup) {
        identity = StateIdentity(volatile: setup.volatile)
        actions = ScreenActions(dictionary: setup.dictionary, avoided: setup.avoided)
        common = setup.commonLines
    }

    /// Returns the identifier of the current state, and its actions.
    func read(_ session: Session) -> (id: UInt64, lines: [String], ownCount: Int) {
        let screen = session.screen
        let seen = screen.map(look) ?? Known(hash: 0, holdsTimes: false)
        let pending = session.pending
        let isInBackground = session.isInBackground
        var hash = TraceHash(value: seen.hash)
        hash.combine(session.screenName ?? "")
        hash.combine(UInt64(session.isPortrait ? 1 : 0))
        hash.combine(UInt64(isInBackground ? 1 : 0))
        hash.combine(SceneStateHash.of(session.inspectableState))
        for name in Set(pending.map { $0.name + ($0.due == nil ? " held" : "") }).sorted() { hash.combine(name) }
        let id = hash.value
        if !seen.holdsTimes, let state = known[id] { return (id, state.lines, state.ownCount) }
        var own = isInBackground ? ["foreground"] : screen.map(actions.lines) ?? []
        if pending.contains(where: { $0.due != nil }) { own.append("wait") }
        let held = pending.filter { $0.due == nil && !$0.isUnseen }.map { $0.name.dropFirst("reply of ".count) }
        own += Set(held).sorted().flatMap { ["release \($0)", "release \($0) last"] }
        let lines = own + (isInBackground ? [] : common)
        if known.count > Self.limit { known = [:] }
        known[id] = (lines, own.count)
        return (id, lines, own.count)
    }

    /// Describes a state for the explorer.
    ///
    /// - Parameter draws: whether to draw its screen.
    func describe(
        _ session: Session, id: UInt64, lines: [String], ownCount: Int, draws: Bool
    ) -> ExploredRun.State {
        let identifiers = Set(session.screen?.elements.compactMap(\.identifier) ?? [])
        var state = ExploredRun.State(
            id: id, screen: session.screenName ?? "", picture: session.screenLines, actions: lines, ownCount: ownCount,
            identifiers: identifiers.sorted())
        if draws { state.drawing = session.picture }
        return state
    }

    private func look(at screen: Screen) -> Known {
        if let known = screens[screen.hash] { return known }
        if screens.count > Self.limit { screens = [:] }
        let (hash, holdsTimes) = identity.hash(of: screen)
        let known = Known(hash: hash, holdsTimes: holdsTimes)
        screens[screen.hash] = known
        return known
    }
}
