import WalkthroughRunner

/// The plan of one run of an exploration.
package struct RunPlan: Equatable, Sendable {
    /// How a run continues after its given lines.
    package enum Course: Equatable, Sendable {
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
    package var course: Course
    /// The number of moves after which the run stops and reports the next line; nil to perform all.
    package var limit: Int?

    /// Makes a plan.
    package init(
        number: Int, root: Int, lines: [String], choice: Int? = nil, course: Course
    ) {
        (self.number, self.root, self.lines) = (number, root, lines)
        (self.choice, self.course) = (choice, course)
    }
}

/// Plans the next runs from the frontier.
package struct RunPlanner: Sendable {
    /// The number of steps of a run without a goal.
    private static let wanderSteps = 40
    /// The number of steps after a fault.
    private static let faultSteps = 8

    /// The lines of each root.
    package let roots: [[String]]
    /// The lines that make a call fail, by call; empty without `--faults`.
    package let faults: [String: [String]]
    /// The number of faults that were tried, by index in `askings`.
    private var triedFaults: [Int: Int] = [:]

    /// Makes a planner that has tried no fault yet.
    package init(roots: [[String]], faults: [String: [String]] = [:]) {
        (self.roots, self.faults) = (roots, faults)
    }

    /// Plans `count` runs: up to a quarter try faults, then untried actions on the rarest screens, then random walks.
    package mutating func plans(_ count: Int, from first: Int, _ frontier: Frontier) -> [RunPlan] {
        guard frontier.starts.count == roots.count else {
            return (first..<first + count).map { plan($0, course: .probe) }
        }
        var plans = faultPlans(atMost: max(1, count / 4), from: first, frontier)
        for goal in goals(atMost: count - plans.count - count / 8, frontier) {
            guard let node = frontier.nodes[goal.state] else { continue }
            var plan = RunPlan(
                number: first + plans.count, root: node.root, lines: node.path, choice: goal.choice, course: .probe)
            plan.goal = goal.state
            plans.append(plan)
        }
        while plans.count < count {
            plans.append(plan(first + plans.count, course: .wander(steps: Self.wanderSteps)))
        }
        return plans
    }

    /// Returns a run that starts at the end of a root; the roots take turns.
    private func plan(_ number: Int, course: RunPlan.Course) -> RunPlan {
        let root = number % roots.count
        return RunPlan(number: number, root: root, lines: roots[root], course: course)
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

    /// Returns the plans for the next faults of each asking; the fault comes before the launch or before the action.
    private mutating func faultPlans(atMost count: Int, from first: Int, _ frontier: Frontier) -> [RunPlan] {
        var plans: [RunPlan] = []
        for (index, asking) in frontier.askings.enumerated() {
            let lines = faults[asking.call, default: []]
            while plans.count < count, triedFaults[index, default: 0] < lines.count {
                let line = lines[triedFaults[index, default: 0]]
                triedFaults[index, default: 0] += 1
                var plan = RunPlan(
                    number: first + plans.count, root: asking.root, lines: [line] + roots[asking.root],
                    course: .wander(steps: Self.faultSteps))
                if let state = asking.state, let node = frontier.nodes[state] {
                    plan.root = node.root
                    plan.lines = node.path + [line, asking.line]
                }
                plans.append(plan)
            }
        }
        return plans
    }

    /// Returns the number of faults that were not tried.
    package func untriedFaults(_ frontier: Frontier) -> Int {
        frontier.askings.indices.reduce(0) {
            $0 + (faults[frontier.askings[$1].call]?.count ?? 0) - (triedFaults[$1] ?? 0)
        }
    }
}
