import WalkthroughRunner

/// The plan of one run of an exploration.
package struct RunPlan: Equatable, Sendable {
    /// How a run goes on after the lines that are given.
    package enum Course: Equatable, Sendable {
        /// It tries what is untried, and ends when it finds nothing more.
        case probe
        /// It performs the least tried actions, for a number of steps.
        case wander(steps: Int)
        /// It ends.
        case stop
    }

    /// Its number, from 0; its choices derive from it.
    package var number: Int
    /// The root that it begins at.
    package var root: Int
    /// The lines that are given, from before the launch on; those of the root are among them.
    package var lines: [String]
    /// The state that they lead to; nil if it does not matter.
    package var goal: UInt64?
    /// The first choice after them; nil if the run chooses.
    package var choice: Int?
    /// How it goes on.
    package var course: Course
    /// After how many moves it is cut short, in order to say what comes next; nil if it is not.
    package var limit: Int?

    /// Makes a plan.
    package init(
        number: Int, root: Int, lines: [String], choice: Int? = nil, course: Course
    ) {
        (self.number, self.root, self.lines) = (number, root, lines)
        (self.choice, self.course) = (choice, course)
    }
}

/// Plans the next runs from what is known.
package struct RunPlanner: Sendable {
    /// How many steps a run without a goal takes.
    private static let wanderSteps = 40
    /// How many steps a run goes on after a fault.
    private static let faultSteps = 8

    /// The lines of each root: where runs can begin.
    package let roots: [[String]]
    /// The lines of the world that let a call go wrong, by call; empty without `--faults`.
    package let faults: [String: [String]]
    /// The faults that were tried, by place in the list of askings.
    private var triedFaults: [Int: Int] = [:]

    /// Makes a planner of an exploration.
    package init(roots: [[String]], faults: [String: [String]] = [:]) {
        (self.roots, self.faults) = (roots, faults)
    }

    /// Plans runs: faults first for a quarter of them, then untried actions, the rarest screens first, then walks.
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

    /// Returns untried actions: one state of each screen in turn, the screens that were seen least first.
    ///
    /// Of a screen's states those come first that are reached by the fewest lines, for each line is performed again.
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
        var place = 0
        while goals.count < count {
            let before = goals.count
            for screen in screens where goals.count < count {
                if let queue = queues[screen], place < queue.count { goals.append(queue[place]) }
            }
            if goals.count == before { break }
            place += 1
        }
        return goals
    }

    /// Returns the next faults to try: each of an asking's, before or after the one action that asks.
    private mutating func faultPlans(atMost count: Int, from first: Int, _ frontier: Frontier) -> [RunPlan] {
        var plans: [RunPlan] = []
        for (place, asking) in frontier.askings.enumerated() {
            let lines = faults[asking.call, default: []]
            while plans.count < count, triedFaults[place, default: 0] < lines.count {
                let line = lines[triedFaults[place, default: 0]]
                triedFaults[place, default: 0] += 1
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

    /// How many faults are still to be tried.
    package func untriedFaults(_ frontier: Frontier) -> Int {
        frontier.askings.indices.reduce(0) {
            $0 + (faults[frontier.askings[$1].call]?.count ?? 0) - (triedFaults[$1] ?? 0)
        }
    }
}
