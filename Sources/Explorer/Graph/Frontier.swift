package import WalkthroughRunner

/// The knowledge of an exploration: the states so far, the ways to them, and the actions tried in each.
///
/// A value without references. Runs are added one after another, in the order of their numbers; equal runs make equal
/// frontiers.
package struct Frontier: Sendable {
    /// A state with what is known of it.
    package struct Node: Sendable {
        /// What it was like when it was met first.
        package let state: ExploredRun.State
        /// The root that its way begins at.
        package internal(set) var root: Int
        /// The shortest way there: the lines from before the launch, those of the root included.
        ///
        /// It may be put together from what different runs did.
        package internal(set) var path: [String]
        /// The shortest way by which a run got there.
        package internal(set) var performed: (root: Int, path: [String])
        /// Whether a way that was put together may lead there; false once one did not.
        var takesShortcuts = true
        /// How often each of its own actions was tried.
        package fileprivate(set) var tries: [Int]
        /// Where each of its actions led the last time.
        package fileprivate(set) var targets: [UInt64?]
        /// The actions after which a run failed, so that nothing lies behind them.
        package fileprivate(set) var failing: Set<Int> = []
    }

    /// An action that asks worker calls: where faults can be tried.
    package struct Asking: Hashable, Sendable {
        /// The state before; nil for the launch of a root.
        package let state: UInt64?
        /// The root.
        package let root: Int
        /// The line; empty for the launch.
        package let line: String
        /// The call.
        package let call: String
    }

    /// The states by what tells them apart.
    package internal(set) var nodes: [UInt64: Node] = [:]
    /// The states in the order in which they were met.
    package private(set) var order: [UInt64] = []
    /// How many states each screen has.
    package private(set) var stateCounts: [String: Int] = [:]
    /// The state in which each root's runs begin.
    package private(set) var starts: [Int: UInt64] = [:]
    /// How often lines were tried, by screen and line; of common actions all that counts.
    private var screenTries: [String: [String: Int]] = [:]
    /// How often each screen was visited.
    package private(set) var visits: [String: Int] = [:]
    /// Where calls are asked, each screen and line once, in the order in which that was seen.
    package private(set) var askings: [Asking] = []
    /// The screens and lines of ``askings``.
    private var knownAskings: Set<String> = []
    /// The outcomes that calls had.
    package private(set) var outcomes: Set<String> = []
    /// How often runs failed after a line, by screen and line.
    private var failures: [String: [String: Int]] = [:]
    /// What was seen to fail after a line, by screen and line; a new one lets the line be tried again.
    private var causes: Set<[String]> = []
    /// After how many failures of known kinds a line is left alone on its screen.
    private static let failureLimit = 5
    /// The kinds of failures that take so long that one of each is enough.
    private static let slowOracles = ["time-out", "livelock", "memory"]
    /// How often the condition of each property was met, the roots' own first.
    package private(set) var held: [Int] = []
    /// How many actions were performed.
    package private(set) var actionCount = 0
    /// How many of them were untried when they were done.
    package private(set) var freshCount = 0
    /// How many different transitions were seen.
    package private(set) var transitionCount = 0

    /// Makes the frontier before the first run.
    package init() {}

    /// Adds the results of a run.
    ///
    /// - Parameters:
    ///   - run: the run.
    ///   - root: the root that it began at.
    ///   - prefix: how many lines the root has of its own; at least one, which launches the app.
    ///   - plan: what the run was to do; nil if only what it met matters.
    package mutating func take(_ run: ExploredRun, root: Int, prefix: Int, planned plan: RunPlan? = nil) {
        let states = Dictionary(run.states.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        outcomes.formUnion(run.outcomes)
        if held.count < run.held.count { held += Array(repeating: 0, count: run.held.count - held.count) }
        for (place, count) in run.held.enumerated() { held[place] += count }
        actionCount += run.moves.count
        if let plan { checkWay(of: run, plan) }
        var here: UInt64 = 0
        var path: [String] = []
        for (index, move) in run.moves.enumerated() {
            if move.isRefused == nil { path.append(move.line) }
            meet(move.state, in: states, root, path)
            if index + 1 == prefix, starts[root] == nil { starts[root] = move.state }
            let isLast = run.next == nil && index + 1 == run.moves.count
            count(move, from: here, failure: isLast ? run.failure : nil, after: isLast ? run.lines : [])
            for call in move.requests ?? [] {
                if move.choice != nil {
                    note(call, of: Asking(state: here, root: root, line: move.line, call: call))
                } else if index < prefix {
                    note(call, of: Asking(state: nil, root: root, line: "", call: call))
                }
            }
            if plan?.course == .probe { shortenWay(to: move.state, from: here, by: move) }
            here = move.state
        }
        if let next = run.next { count(next, from: here, failure: run.failure, after: run.lines + [next.line]) }
    }

    /// Returns how often an action of a state was tried; common ones count for the whole screen.
    package func tries(_ choice: Int, in node: Node) -> Int {
        choice < node.state.ownCount
            ? node.tries[choice] : screenTries[node.state.screen]?[node.state.actions[choice]] ?? 0
    }

    /// Whether a line was tried anywhere on a screen.
    package func wasTried(_ line: String, on screen: String) -> Bool { screenTries[screen]?[line] != nil }

    /// Returns the untried actions of a state.
    package func untried(in node: Node) -> [Int] {
        node.state.actions.indices.filter { tries($0, in: node) == 0 && isWorthwhile($0, in: node) }
    }

    /// Whether something may lie behind an action: runs do not fail there, neither in this state nor in most others.
    package func isWorthwhile(_ choice: Int, in node: Node) -> Bool {
        if node.failing.contains(choice) { return false }
        let count = failures[node.state.screen]?[node.state.actions[choice]] ?? 0
        return count < Self.failureLimit
    }

    /// The states that are reached by the fewest lines first, and of these those that were met first.
    package var nodesByPath: [Node] {
        order.enumerated().compactMap { place, id in nodes[id].map { (place, $0) } }
            .sorted { ($0.1.path.count, $0.0) < ($1.1.path.count, $1.0) }.map(\.1)
    }

    /// How many actions of all states are untried.
    package var untriedCount: Int { order.reduce(0) { $0 + (nodes[$1].map { untried(in: $0).count } ?? 0) } }

    /// Notes a state, or a shorter way to it.
    private mutating func meet(
        _ id: UInt64, in states: [UInt64: ExploredRun.State], _ root: Int, _ path: [String]
    ) {
        if let known = nodes[id] {
            visits[known.state.screen, default: 0] += 1
            if path.count < known.performed.path.count { nodes[id]?.performed = (root, path) }
            if path.count < known.path.count { setWay(to: id, root, path) }
            return
        }
        guard let state = states[id] else { return }
        visits[state.screen, default: 0] += 1
        nodes[id] = Node(
            state: state, root: root, path: path, performed: (root, path),
            tries: Array(repeating: 0, count: state.ownCount),
            targets: Array(repeating: nil, count: state.actions.count))
        order.append(id)
        stateCounts[state.screen, default: 0] += 1
    }

    /// Counts an action as tried; one after which the run failed is not done again without need.
    private mutating func count(
        _ move: ExploredRun.Move, from id: UInt64, failure: ExploredRun.Failure?, after lines: [String]
    ) {
        guard let choice = move.choice, let node = nodes[id], node.state.actions.indices.contains(choice) else {
            return
        }
        if tries(choice, in: node) == 0 { freshCount += 1 }
        if choice < node.state.ownCount { nodes[id]?.tries[choice] += 1 }
        screenTries[node.state.screen, default: [:]][node.state.actions[choice], default: 0] += 1
        if let failure {
            nodes[id]?.failing.insert(choice)
            let weight = Self.slowOracles.contains(failure.oracle) ? Self.failureLimit : 1
            let (screen, line) = (node.state.screen, node.state.actions[choice])
            let cause = FailureCause(failure, after: lines)
            let isNew = causes.insert([screen, line, cause.oracle, cause.message, cause.place]).inserted
            failures[screen, default: [:]][line] = (isNew ? 0 : failures[screen]?[line] ?? 0) + weight
        }
        guard move.isRefused == nil, move.state != 0 else { return }
        if node.targets[choice] == nil { transitionCount += 1 }
        nodes[id]?.targets[choice] = move.state
    }

    private mutating func note(_ call: String, of asking: Asking) {
        let screen = asking.state.flatMap { nodes[$0]?.state.screen } ?? ""
        if knownAskings.insert("\(screen) \(asking.line) \(call)").inserted { askings.append(asking) }
    }
}
