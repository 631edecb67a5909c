import Basics
import WalkthroughRunner

/// Lines after which a screen must be as if a user had not performed them, or only once.
package enum Trial: Equatable, Codable, Sendable {
    /// A user does something and takes it back.
    case undone([String])
    /// A user does so in one moment while something is due, which must still be due then.
    case stillDue([String])
    /// A user does twice what is meant to be done once.
    case twice([String])
    /// A user acts again before the reply to a call arrives; if the call is named, its replies come last first.
    case impatient([String], reversing: String? = nil)
    /// A user waits for the replies after each line: what is shown then is what an impatient user must see too.
    case patient([String])

    /// Whether it may begin before the stage is at rest.
    var needsNoRest: Bool {
        switch self {
        case .undone, .twice: false
        case .stillDue, .impatient, .patient: true
        }
    }

    /// The lines.
    package var lines: [String] {
        switch self {
        case .undone(let lines), .stillDue(let lines), .twice(let lines), .patient(let lines): lines
        case .impatient(let lines, let call): (call.map { ["hold \($0.quotedUnlessBare)"] } ?? []) + lines
        }
    }
}

/// The plan of one run of an exploration.
package struct RunPlan: Equatable, Codable, Sendable {
    /// How a run continues after its given lines.
    package enum Continuation: Equatable, Codable, Sendable {
        /// It tries untried actions, and ends when it finds no more.
        case probe
        /// It performs the least tried actions, for a number of steps.
        case wander(steps: Int)
        /// It ends.
        case stop
    }

    /// The number of the run, from 0; its random choices depend on it.
    package var number: Int
    /// The index of the root at which it starts.
    package var root: Int
    /// The given lines, from before the launch on, including those of the root.
    package var lines: [String]
    /// The state to which the lines lead; nil if that does not matter.
    package var goal: UInt64?
    /// The first action after the lines; nil if the run chooses.
    package var choice: Int?
    /// How the run continues.
    package var continuation: Continuation
    /// What the run tries after its lines, in the state to which they lead; it must leave no trace there.
    package var trials: [Trial] = []
    /// The number of moves after which the run stops and reports the next line; nil to perform all.
    package var limit: Int?

    /// Makes a plan.
    package init(
        number: Int, root: Int, lines: [String], choice: Int? = nil, continuation: Continuation
    ) {
        (self.number, self.root, self.lines) = (number, root, lines)
        (self.choice, self.continuation) = (choice, continuation)
    }
}

/// Plans the next runs from the frontier.
package struct RunPlanner: Sendable {
    /// The number of steps of a run without a goal.
    private static let wanderSteps = 40
    private static let faultSteps = 8

    /// The lines of each root.
    package let roots: [[String]]
    /// The lines of the app's walkthroughs that no run has followed yet.
    package var examples: [[String]] = []
    /// The lines that make a call fail, by call; empty without `--faults`.
    package let faults: [String: [String]]
    private struct FaultTrial: Hashable {
        /// The index in the frontier's `callSites`.
        let callSite: Int
        let line: String
    }

    private var triedFaults: Set<FaultTrial> = []
    private var triedLines: Set<String> = []
    /// Plans what must leave no trace, and what is repeated.
    package var trials: TrialPlanner

    /// Makes a planner that has tried no fault yet.
    package init(roots: [[String]], faults: [String: [String]] = [:]) {
        (self.roots, self.faults) = (roots, faults)
        trials = TrialPlanner(triesFaults: !faults.isEmpty)
    }

    /// Plans `count` runs: up to a quarter try faults, up to a quarter follow walkthroughs, a fifth try what must leave
    /// no trace, the others try new actions.
    ///
    /// They try untried actions on the rarest screens first, then they are random walks.
    package mutating func plans(_ count: Int, from first: Int, _ frontier: Frontier) -> [RunPlan] {
        guard frontier.starts.count == roots.count else {
            return (first..<first + count).map { plan($0, continuation: .probe) }
        }
        var plans = faultPlans(atMost: max(1, count / 4), from: first, frontier)
        let followed = examples.prefix(count / 4)
        examples.removeFirst(followed.count)
        for lines in followed {
            plans.append(RunPlan(number: first + plans.count, root: 0, lines: lines, continuation: .probe))
        }
        plans += trials.plans(atMost: count / 5, from: first + plans.count, frontier)
        for goal in goals(atMost: max(0, count - plans.count - count / 8), frontier) {
            guard let node = frontier.nodes[goal.state] else { continue }
            var plan = RunPlan(
                number: first + plans.count, root: node.root, lines: node.path, choice: goal.choice,
                continuation: .probe)
            plan.goal = goal.state
            plans.append(plan)
        }
        while plans.count < count {
            plans.append(plan(first + plans.count, continuation: .wander(steps: Self.wanderSteps)))
        }
        return plans
    }

    /// Returns a run that starts at the end of a root; the roots in turn.
    private func plan(_ number: Int, continuation: RunPlan.Continuation) -> RunPlan {
        let root = number % roots.count
        return RunPlan(number: number, root: root, lines: roots[root], continuation: continuation)
    }

    /// Returns untried actions: one of each screen in turn, the least visited screens first.
    ///
    /// On each screen, the states with the shortest paths come first, because a run performs the whole path again.
    private func goals(atMost count: Int, _ frontier: Frontier) -> [(state: UInt64, choice: Int)] {
        var queues: [String: [(state: UInt64, choice: Int)]] = [:]
        var common: Set<String> = []
        for node in frontier.nodesByPath {
            let (id, screen) = (node.state.id, node.state.screen)
            for choice in frontier.untried(in: node)
            where choice < node.state.ownCount || common.insert(screen + " " + node.state.actions[choice]).inserted {
                queues[screen, default: []].append((id, choice))
            }
        }
        let screens = queues.keys.sorted {
            (frontier.visits[$0] ?? 0, $0) < (frontier.visits[$1] ?? 0, $1)
        }
        var goals: [(state: UInt64, choice: Int)] = []
        var index = 0
        while goals.count < count {
            let before = goals.count
            for screen in screens where goals.count < count {
                if let queue = queues[screen], index < queue.count { goals.append(queue[index]) }
            }
            if goals.count == before { break }
            index += 1
        }
        return goals
    }

    /// Returns the plans for the next faults; each comes before the launch or before the action that asks.
    ///
    /// A fault that no run has had comes first, so that each call soon has each outcome; then every call site has each
    /// fault, the simplest faults first.
    private mutating func faultPlans(atMost count: Int, from first: Int, _ frontier: Frontier) -> [RunPlan] {
        var plans: [RunPlan] = []
        let faults = lines(frontier)
        let depth = faults.values.map(\.count).max() ?? 0
        for isForNewLines in [true, false] {
            for fault in 0..<depth {
                for (index, callSite) in frontier.callSites.enumerated() {
                    if plans.count == count { return plans }
                    let lines = faults[callSite.call, default: []]
                    guard fault < lines.count, !isForNewLines || !triedLines.contains(lines[fault]),
                        triedFaults.insert(FaultTrial(callSite: index, line: lines[fault])).inserted
                    else { continue }
                    triedLines.insert(lines[fault])
                    plans.append(plan(first + plans.count, lines[fault], at: callSite, frontier))
                }
            }
        }
        return plans
    }

    /// Returns the lines that disturb each call: its faults, and after the first of them other bodies of its reply.
    private func lines(_ frontier: Frontier) -> [String: [String]] {
        faults.reduce(into: [:]) { lines, entry in
            let replies = (frontier.bodies[entry.key] ?? []).map { "reply \(entry.key) with \($0.quoted)" }
            lines[entry.key] = entry.value.prefix(1) + replies + entry.value.dropFirst()
        }
    }

    private func plan(
        _ number: Int, _ fault: String, at callSite: Frontier.CallSite, _ frontier: Frontier
    ) -> RunPlan {
        var plan = RunPlan(
            number: number, root: callSite.root, lines: [fault] + roots[callSite.root],
            continuation: .wander(steps: Self.faultSteps))
        if let state = callSite.state, let node = frontier.nodes[state] {
            (plan.root, plan.lines) = (node.performed.root, node.performed.path + [fault, callSite.line])
            // A user who waits too long leaves the screen before the call has failed.
            if fault.hasSuffix(" with timeout") {
                plan.lines += ["back", "dismiss"].filter(node.state.actions.contains).prefix(1)
            }
        }
        // The failing or unusual reply arrives before the run goes on, perhaps to another screen.
        if fault.hasPrefix("fail ") || fault.hasPrefix("reply ") { plan.lines.append("wait") }
        return plan
    }

    /// Returns the number of faults that were not tried.
    package func untriedFaults(_ frontier: Frontier) -> Int {
        let faults = lines(frontier)
        return frontier.callSites.reduce(-triedFaults.count) { $0 + (faults[$1.call]?.count ?? 0) }
    }
}
