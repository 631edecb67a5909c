/// The knowledge of an exploration: the known states, the paths to them, and the actions tried in each.
///
/// It is a value without references. Runs are added in the order of their numbers; equal runs make equal frontiers.
///
/// Encoded, it has only what a run needs to know, not the paths.
package struct Frontier: Codable, Sendable {
    private enum CodingKeys: CodingKey {
        case nodes, stateCounts, screenTries, bodies, failures
    }

    /// A state and what is known about it.
    package struct Node: Codable, Sendable {
        private enum CodingKeys: CodingKey {
            case state, tries, targets, failing
        }

        /// The state as it was when it was reached first.
        package let state: ExploredRun.State
        /// The index of the root at which `path` starts.
        package internal(set) var root = 0
        /// The shortest known path to the state, from before the launch on; it may combine the lines of several runs.
        package internal(set) var path: [String] = []
        /// The shortest path by which a run has reached the state.
        package internal(set) var performed: (root: Int, path: [String]) = (0, [])
        /// Whether `path` may combine several runs; false after such a path has led elsewhere.
        var allowsShortcuts = true
        /// The number of times that each of its own actions was tried.
        package fileprivate(set) var tries: [Int]
        /// The state that each of its actions led to the last time.
        package fileprivate(set) var targets: [UInt64?]
        /// The actions after which a run failed; no state can be reached through them.
        package fileprivate(set) var failing: Set<Int> = []
    }

    /// An action that makes a worker call, so that faults can be tried there.
    package struct CallSite: Hashable, Sendable {
        /// The state before the action; nil for the launch of a root.
        package let state: UInt64?
        /// The index of the root.
        package let root: Int
        /// The line of the action; empty for the launch.
        package let line: String
        /// The name of the call.
        package let call: String
    }

    /// The states, by their identifiers.
    package internal(set) var nodes: [UInt64: Node] = [:]
    /// The identifiers of the states, in the order in which they were reached first.
    package private(set) var order: [UInt64] = []
    /// The number of states of each screen.
    package private(set) var stateCounts: [String: Int] = [:]
    /// The state in which the runs of each root start.
    package private(set) var starts: [Int: UInt64] = [:]
    /// How often each line was tried, by screen and line; common actions are counted here only.
    private var screenTries: [String: [String: Int]] = [:]
    /// The number of visits to each screen.
    package private(set) var visits: [String: Int] = [:]
    /// The actions that make worker calls, one for each screen, line and call, in the order in which they were found.
    package private(set) var callSites: [CallSite] = []
    /// The screens, lines and calls of ``callSites``.
    private var knownCallSites: Set<String> = []
    /// The outcomes of worker calls so far.
    package private(set) var outcomes: Set<String> = []
    /// The screens that have appeared, also for less than a step.
    package private(set) var screens: Set<String> = []
    /// Other bodies for the replies of calls, by call; the first run that asks a call finds them.
    package private(set) var bodies: [String: [String]] = [:]
    /// How often runs failed after a line, by screen and line.
    private var failures: [String: [String: Int]] = [:]
    /// The causes of failures after each line, by screen and line; a new cause lets the line be tried again.
    private var causes: Set<[String]> = []
    /// After this many failures with known causes, a line is not tried on its screen any more.
    private static let failureLimit = 5
    /// The failures that take so long that one of each is enough.
    private static let slowOracles = ["time-out", "livelock", "memory"]
    /// How often the condition of each property was met, the roots' own properties first.
    package private(set) var held: [Int] = []
    /// The number of actions that were performed.
    package private(set) var actionCount = 0
    /// The number of actions that were untried when they were performed.
    package private(set) var freshCount = 0
    /// The number of different transitions.
    package private(set) var transitionCount = 0

    /// Makes the frontier before the first run.
    package init() {}

    /// Adds the results of a run.
    ///
    /// - Parameters:
    ///   - root: the index of the root at which it started.
    ///   - prefix: the number of the root's own lines; at least one, which launches the app.
    ///   - plan: the plan of the run; nil in tests that need only the results.
    package mutating func add(_ run: ExploredRun, root: Int, prefix: Int, planned plan: RunPlan? = nil) {
        let states = Dictionary(run.states.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        outcomes.formUnion(run.outcomes)
        screens.formUnion(run.screens)
        if let found = run.bodies { bodies.merge(found) { known, _ in known } }
        if held.count < run.held.count { held += Array(repeating: 0, count: run.held.count - held.count) }
        for (index, count) in run.held.enumerated() { held[index] += count }
        actionCount += run.moves.count
        if let plan { checkPath(of: run, plan) }
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
                    note(call, of: CallSite(state: here, root: root, line: move.line, call: call))
                } else if index < prefix {
                    note(call, of: CallSite(state: nil, root: root, line: "", call: call))
                }
            }
            if plan?.continuation == .probe { shortenPath(to: move.state, from: here, by: move) }
            here = move.state
        }
        if let next = run.next { count(next, from: here, failure: run.failure, after: run.lines + [next.line]) }
    }

    /// Returns how often an action of a state was tried; common actions are counted for the whole screen.
    package func tries(_ choice: Int, in node: Node) -> Int {
        choice < node.state.ownCount
            ? node.tries[choice] : screenTries[node.state.screen]?[node.state.actions[choice]] ?? 0
    }

    /// Returns whether a line was tried in any state of a screen.
    package func wasTried(_ line: String, on screen: String) -> Bool { screenTries[screen]?[line] != nil }

    /// Returns the untried actions of a state.
    package func untried(in node: Node) -> [Int] {
        node.state.actions.indices.filter { tries($0, in: node) == 0 && isWorthwhile($0, in: node) }
    }

    /// Returns whether an action is worth trying: runs do not fail after it, neither in this state nor in most others.
    package func isWorthwhile(_ choice: Int, in node: Node) -> Bool {
        if node.failing.contains(choice) { return false }
        let count = failures[node.state.screen]?[node.state.actions[choice]] ?? 0
        return count < Self.failureLimit
    }

    /// The states with the shortest paths first; of those with equally long paths, the one that was reached first.
    package var nodesByPath: [Node] {
        order.enumerated().compactMap { index, id in nodes[id].map { (index, $0) } }
            .sorted { ($0.1.path.count, $0.0) < ($1.1.path.count, $1.0) }.map(\.1)
    }

    /// The number of untried actions in all states.
    package var untriedCount: Int { order.reduce(0) { $0 + (nodes[$1].map { untried(in: $0).count } ?? 0) } }

    /// Adds a state, or a shorter path to a known one.
    private mutating func meet(
        _ id: UInt64, in states: [UInt64: ExploredRun.State], _ root: Int, _ path: [String]
    ) {
        if let known = nodes[id] {
            visits[known.state.screen, default: 0] += 1
            if path.count < known.performed.path.count { nodes[id]?.performed = (root, path) }
            if path.count < known.path.count { setPath(to: id, root, path) }
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

    /// Counts an action as tried; if the run failed after it, the action is marked as failing.
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
            let isNew = causes.insert([screen, line, cause.oracle, cause.message, cause.location]).inserted
            failures[screen, default: [:]][line] = (isNew ? 0 : failures[screen]?[line] ?? 0) + weight
        }
        guard move.isRefused == nil, move.state != 0 else { return }
        if node.targets[choice] == nil { transitionCount += 1 }
        nodes[id]?.targets[choice] = move.state
    }

    private mutating func note(_ call: String, of callSite: CallSite) {
        let screen = callSite.state.flatMap { nodes[$0]?.state.screen } ?? ""
        if knownCallSites.insert("\(screen) \(callSite.line) \(call)").inserted { callSites.append(callSite) }
    }
}

/// Combines paths: if a state has a new shorter path, the states that are reached from it may have one too.
///
/// A state stands for all situations that look and behave alike, so a combined path may lead elsewhere. If a run finds
/// that it does, the state uses only paths that runs have performed.
extension Frontier {
    /// Stores a path to a state, and the paths to the states after it that are now shorter.
    mutating func setPath(to id: UInt64, _ root: Int, _ path: [String]) {
        nodes[id]?.root = root
        nodes[id]?.path = path
        var open = [id]
        var next = 0
        while next < open.count {
            guard let node = nodes[open[next]] else { break }
            next += 1
            for (choice, target) in node.targets.enumerated() {
                guard let target, isShorter(by: node, to: target) else { continue }
                nodes[target]?.root = node.root
                nodes[target]?.path = node.path + [node.state.actions[choice]]
                open.append(target)
            }
        }
    }

    /// Uses the path through a move if it is shorter.
    mutating func shortenPath(to target: UInt64, from id: UInt64, by move: ExploredRun.Move) {
        guard move.choice != nil, move.isRefused == nil, let node = nodes[id], isShorter(by: node, to: target) else {
            return
        }
        setPath(to: target, node.root, node.path + [move.line])
    }

    /// Restricts a state to paths that runs have performed, if a run was planned to reach the state and did not.
    mutating func checkPath(of run: ExploredRun, _ plan: RunPlan) {
        guard let goal = plan.goal, let node = nodes[goal], run.failure == nil, run.next == nil else { return }
        let last = plan.lines.count - 1
        guard !run.moves.indices.contains(last) || run.moves[last].state != goal else { return }
        nodes[goal]?.allowsShortcuts = false
        setPath(to: goal, node.performed.root, node.performed.path)
    }

    private func isShorter(by node: Node, to target: UInt64) -> Bool {
        guard let known = nodes[target], known.allowsShortcuts else { return false }
        return node.path.count + 1 < known.path.count
    }
}
