import TestSupport
import Testing
import WalkthroughRunner

@testable import Explorer

struct ExplorerTests {
    @Test func `a screen that nobody can leave is found, by the shortest script`() throws {
        let explorer = try CornerApp.explorer()
        explorer.explore(runs: 30)
        let finding = try #require(explorer.findings.first)
        expect(explorer.findings.count, is: 1)
        expect(finding.lines, is: ["tap \"Corner\""])
        let script = FindingScript(finding, root: explorer.setup.roots[0], app: "corner").text
        #expect(
            script == """
                walkthrough "dead end on Corner"
                app corner
                never dead end

                # It fails: dead end: no element of this screen can be used, nothing is due, and there is no way back
                tap "Corner"

                """)
    }

    @Test func `a violated property is a finding`() throws {
        let explorer = try CornerApp.explorer(properties: "never expect text \"Count: 2\"")
        explorer.explore(runs: 30)
        let finding = try #require(explorer.findings.first { $0.failure.oracle == "property" })
        expect(finding.lines, is: ["tap \"Add\"", "tap \"Add\""])
        expect(finding.failure.property, is: "never expect text \"Count: 2\"")
    }

    @Test func `equal explorations find the same and say the same`() throws {
        let (one, other) = (try CornerApp.explorer(), try CornerApp.explorer())
        one.explore(runs: 40)
        other.explore(runs: 40)
        expect(one.findings, is: other.findings)
        expect(ExplorationSummary(one).lines, is: ExplorationSummary(other).lines)
        expect(ExplorationGraph(one).text(as: .json), is: ExplorationGraph(other).text(as: .json))
    }

    @Test func `the summary says what was not reached`() throws {
        let explorer = try CornerApp.explorer()
        explorer.explore(runs: 60)
        #expect(ExplorationSummary(explorer).lines.contains("3 of 4 screens; not reached: Attic"))
    }

    @Test func `actions that no element shows make another state`() throws {
        let setup = try CornerApp.explorer().setup
        let plan = RunPlan(number: 1, root: 0, lines: ["launch", "tap \"Learn\""], continuation: .stop)
        let run = RunPerformer(setup).perform(plan, Frontier(), noting: nil)
        expect(run.states.map { $0.actions.contains("perform \"Read\" on \"Count: 0\"") }, is: [false, true])
    }

    @Test func `a run that is cut short names the tap that was to be repeated`() throws {
        let setup = try CornerApp.explorer().setup
        var plan = RunPlan(number: 1, root: 0, lines: ["launch"], continuation: .probe)
        let start = RunPerformer(setup).perform(plan, Frontier(), noting: nil)
        let actions = try #require(start.states.first?.actions)
        // The button changes nothing on the screen, so that its tap is repeated.
        plan.choice = actions.firstIndex(of: "tap \"Idle\"")
        #expect(plan.choice != nil)
        for limit in 1...3 {
            plan.limit = limit
            let run = RunPerformer(setup).perform(plan, Frontier(), noting: nil)
            expect(run.moves.map(\.line), is: ["launch"] + Array(repeating: "tap \"Idle\"", count: limit - 1))
            expect(run.next?.line, is: "tap \"Idle\"")
        }
    }
}
