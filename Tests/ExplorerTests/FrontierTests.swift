import TestSupport
import Testing
import WalkthroughRunner

@testable import Explorer

struct FrontierTests {
    private let roots = [["launch"]]

    private func explored(_ model: ToyModel, runs: Int) -> Frontier {
        var frontier = Frontier()
        var planner = RunPlanner(roots: roots)
        for number in 0..<runs {
            let plan = planner.plans(1, from: number, frontier)[0]
            frontier.add(model.perform(plan, frontier), root: 0, prefix: 1)
        }
        return frontier
    }

    @Test func `every action of every state is tried`() {
        let frontier = explored(.ring, runs: 12)
        expect(frontier.order.sorted(), is: [1, 2, 3, 4, 5])
        expect(frontier.untriedCount, is: 0)
        expect(frontier.transitionCount, is: 10)
    }

    @Test func `the path of a state is the shortest that was met`() {
        var frontier = Frontier()
        for lines in [["launch", "stay", "on"], ["launch", "on"], ["launch", "stay", "stay", "on"]] {
            let plan = RunPlan(number: 0, root: 0, lines: lines, continuation: .stop)
            frontier.add(ToyModel.ring.perform(plan, Frontier(), follows: false), root: 0, prefix: 1)
        }
        expect(frontier.nodes[2]?.path, is: ["launch", "on"])
    }

    @Test func `a shorter way to a state is one to what lies behind it, unless a run finds that it is none`() throws {
        var frontier = Frontier()
        let state = { (id: UInt64, actions: [String]) in
            ExploredRun.State(id: id, screen: "\(id)", actions: actions)
        }
        var long = ExploredRun()
        long.states = [state(1, ["in", "away"]), state(2, ["on"]), state(3, ["on"]), state(4, ["stay"])]
        long.moves = [
            .init("launch", choice: nil, to: 1), .init("away", choice: 1, to: 2), .init("on", choice: 0, to: 3),
            .init("on", choice: 0, to: 4),
        ]
        let probe = RunPlan(number: 0, root: 0, lines: ["launch"], continuation: .probe)
        frontier.add(long, root: 0, prefix: 1, planned: probe)
        expect(frontier.nodes[4]?.path, is: ["launch", "away", "on", "on"])

        var short = ExploredRun()
        short.moves = [.init("launch", choice: nil, to: 1), .init("in", choice: 0, to: 3)]
        frontier.add(short, root: 0, prefix: 1, planned: probe)
        expect(frontier.nodes[4]?.path, is: ["launch", "in", "on"])
        expect(frontier.nodes[4]?.performed.path, is: ["launch", "away", "on", "on"])

        var failed = ExploredRun()
        failed.moves = [
            .init("launch", choice: nil, to: 1), .init("in", choice: nil, to: 3), .init("on", choice: nil, to: 3),
        ]
        var plan = RunPlan(number: 2, root: 0, lines: ["launch", "in", "on"], choice: 0, continuation: .probe)
        plan.goal = 4
        frontier.add(failed, root: 0, prefix: 1, planned: plan)
        expect(frontier.nodes[4]?.path, is: ["launch", "away", "on", "on"])
        frontier.add(short, root: 0, prefix: 1, planned: probe)
        expect(frontier.nodes[4]?.path, is: ["launch", "away", "on", "on"])
    }

    @Test func `equal runs make equal plans`() {
        var one = RunPlanner(roots: roots)
        var other = RunPlanner(roots: roots)
        let (first, second) = (explored(.ring, runs: 3), explored(.ring, runs: 3))
        expect(one.plans(8, from: 3, first), is: other.plans(8, from: 3, second))
    }

    @Test func `an action after which a run failed is left alone in its state`() throws {
        var model = ToyModel.ring
        model.failing = (3, "on")
        let frontier = explored(model, runs: 12)
        let node = try #require(frontier.nodes[3])
        let index = try #require(node.state.actions.firstIndex(of: "on"))
        #expect(!frontier.isWorthwhile(index, in: node))
        #expect(frontier.nodes[4] == nil || frontier.tries(index, in: node) == 1)
    }

    @Test func `a common action is tried once for each screen`() {
        var frontier = Frontier()
        var run = ExploredRun()
        let state = { (id: UInt64) in
            ExploredRun.State(id: id, screen: "Same", actions: ["tap a", "rotate"], ownCount: 1)
        }
        run.states = [state(1), state(2)]
        run.moves = [.init("launch", choice: nil, to: 1), .init("rotate", choice: 1, to: 2)]
        frontier.add(run, root: 0, prefix: 1)
        expect(frontier.untriedCount, is: 2)
    }

    @Test func `a fault is planned before the action that asks the call`() {
        var frontier = Frontier()
        var run = ExploredRun()
        run.states = [
            ExploredRun.State(id: 1, screen: "A", actions: ["tap go"]),
            ExploredRun.State(id: 2, screen: "B", actions: []),
        ]
        run.moves = [.init("launch", choice: nil, to: 1), .init("tap go", choice: 0, to: 2, requests: ["x.find"])]
        frontier.add(run, root: 0, prefix: 1)
        var planner = RunPlanner(roots: roots, faults: ["x.find": ["fail x.find 1 time", "hold x.find"]])
        let plans = planner.plans(8, from: 1, frontier)
        // The failing reply arrives before the run goes on.
        expect(plans[0].lines, is: ["launch", "fail x.find 1 time", "tap go", "wait"])
        expect(plans[1].lines, is: ["launch", "hold x.find", "tap go"])
        expect(planner.untriedFaults(frontier), is: 0)
    }

    @Test func `a screen is left before a call of it has timed out`() {
        var frontier = Frontier()
        var run = ExploredRun()
        run.states = [ExploredRun.State(id: 1, screen: "A", actions: ["tap go", "back"])]
        run.moves = [.init("launch", choice: nil, to: 1), .init("tap go", choice: 0, to: 1, requests: ["x.find"])]
        frontier.add(run, root: 0, prefix: 1)
        var planner = RunPlanner(roots: roots, faults: ["x.find": ["fail x.find with timeout"]])
        let plan = planner.plans(8, from: 1, frontier)[0]
        expect(plan.lines, is: ["launch", "fail x.find with timeout", "tap go", "back", "wait"])
    }

    @Test func `walkthroughs are followed by a quarter of the runs, each once`() {
        var frontier = Frontier()
        var run = ExploredRun()
        run.states = [ExploredRun.State(id: 1, screen: "A", actions: ["tap go"])]
        run.moves = [.init("launch", choice: nil, to: 1)]
        frontier.add(run, root: 0, prefix: 1)
        var planner = RunPlanner(roots: roots)
        planner.examples = [["tap a"], ["tap b"], ["tap c"]]
        let followed = { (plans: [RunPlan]) in plans.map(\.lines).filter { $0[0].hasPrefix("tap ") } }
        expect(followed(planner.plans(8, from: 1, frontier)), is: [["tap a"], ["tap b"]])
        expect(followed(planner.plans(8, from: 9, frontier)), is: [["tap c"]])
        expect(followed(planner.plans(8, from: 17, frontier)), is: [])
    }

    @Test func `other replies of a call are planned like faults, once a run has found them`() {
        var frontier = Frontier()
        var run = ExploredRun()
        run.states = [ExploredRun.State(id: 1, screen: "A", actions: ["tap go"])]
        run.moves = [.init("launch", choice: nil, to: 1), .init("tap go", choice: 0, to: 1, requests: ["x.find"])]
        frontier.add(run, root: 0, prefix: 1)
        var planner = RunPlanner(roots: roots, faults: ["x.find": ["fail x.find 1 time", "hold x.find"]])
        _ = planner.plans(8, from: 1, frontier)
        run.bodies = ["x.find": ["[\"\"]"]]
        frontier.add(run, root: 0, prefix: 1)
        expect(planner.untriedFaults(frontier), is: 1)
        let plan = planner.plans(8, from: 9, frontier)[0]
        expect(plan.lines, is: ["launch", "reply x.find with \"[\\\"\\\"]\"", "tap go", "wait"])
    }

    @Test func `each fault of each call is tried once before a fault is tried again at another action`() {
        var frontier = Frontier()
        var run = ExploredRun()
        run.states = [
            ExploredRun.State(id: 1, screen: "A", actions: ["tap go", "tap find"]),
            ExploredRun.State(id: 2, screen: "B", actions: ["tap save"]),
        ]
        run.moves = [
            .init("launch", choice: nil, to: 1), .init("tap go", choice: 0, to: 1, requests: ["x.find"]),
            .init("tap find", choice: 1, to: 2, requests: ["x.find"]),
            .init("tap save", choice: 0, to: 2, requests: ["x.save"]),
        ]
        frontier.add(run, root: 0, prefix: 1)
        let faults = ["x.find": ["fail x.find 1 time", "hold x.find"], "x.save": ["fail x.save 1 time"]]
        var planner = RunPlanner(roots: roots, faults: faults)
        let tried = planner.plans(20, from: 1, frontier).prefix(5).map { plan in
            plan.lines.filter { $0 != "launch" && $0 != "wait" }
        }
        #expect(
            tried == [
                ["fail x.find 1 time", "tap go"], ["tap go", "tap find", "fail x.save 1 time", "tap save"],
                ["hold x.find", "tap go"], ["fail x.find 1 time", "tap find"], ["hold x.find", "tap find"],
            ])
        expect(planner.untriedFaults(frontier), is: 0)
    }
}
