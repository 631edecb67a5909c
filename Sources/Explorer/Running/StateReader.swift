import HeadlessUIKit
import StageRuntime
import WalkthroughRunner

/// Reads from a stage that has settled which state it is in and what can be done there.
///
/// Owned by a run's performer; it remembers screens, so that an equal one is not looked through again.
final class StateReader {
    /// What was found out about a screen.
    private struct Known {
        /// The hash of its elements.
        let hash: UInt64
        /// Whether its labels differ between visits, so that what can be done is looked for each time.
        let holdsTimes: Bool
    }

    /// How many screens are remembered.
    private static let limit = 20_000

    /// Identifies states.
    private let identity: StateIdentity
    /// What a user can do on a screen.
    private let actions: ScreenActions
    /// What is tried once on each screen.
    private let common: [String]
    /// The screens that were looked through, by their hashes.
    private var screens: [UInt64: Known] = [:]
    /// The possible lines of each state, and how many are its own, by its identifier.
    private var known: [UInt64: (lines: [String], ownCount: Int)] = [:]

    init(_ setup: ExplorationSetup) {
        identity = StateIdentity(volatile: setup.volatile)
        actions = ScreenActions(dictionary: setup.dictionary, avoided: setup.avoided)
        common = setup.commonLines
    }

    /// Returns the identifier of the current state, and the lines that can be performed there.
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

    /// Returns a state in the form that the explorer keeps.
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
