import Foundation
import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage
import WalkthroughRunner

@testable import Explorer

struct TrialTests {
    @Test func `trials that leave no trace but numbers are performed one after another`() throws {
        let setup = try CornerApp.explorer().setup
        var plan = RunPlan(number: 1, root: 0, lines: ["launch"], continuation: .stop)
        plan.trials = [["tap \"Add\""], ["rotate", "rotate"], ["swipe back cancelled"]].map { .undone($0) }
        let run = RunPerformer(setup).perform(plan, Frontier(), noting: nil)
        expect(run.moves.map(\.line), is: ["launch", "tap \"Add\"", "rotate", "rotate", "swipe back cancelled"])
        #expect(run.failure == nil)
    }

    @Test func `a reply that arrives while the session ends harms nobody`() throws {
        var setup = try Explorer.ofApp(AskingApp.self).setup
        setup.triesFaults = true
        let lines = ["launch", "hold news.list", "tap \"Ask\"", "background", "wait 10s", "release news.list"]
        let plan = RunPlan(number: 1, root: 0, lines: lines, continuation: .stop)
        let run = RunPerformer(setup).perform(plan, Frontier(), noting: nil)
        expect(run.moves.map(\.line), is: lines)
        #expect(run.failure == nil)
    }

    @Test func `a difference is told with the line that fails for it`() throws {
        let session = try CornerApp.explorer().setup.roots[0].prepared.makeSession()
        defer { session.end() }
        try session.launchIfNeeded()
        let identity = StateIdentity(volatile: [])
        let before = NotRestored(try #require(session.screen), named: "Counter", identity)
        var parser = ConsoleParser()
        let line = "tap \"Corner\""
        try session.perform(try #require(parser.parse(line).steps.first?.command), source: line)
        let after = try #require(session.screen)
        let other = before.difference(of: after, named: "Corner", after: [line])
        expect(other?.what, is: "the screen is no longer Counter")
        expect(other?.expectation, is: "expect screen Counter")
        let gone = before.difference(of: after, named: "Counter", after: [line])
        expect(gone?.what, is: "\"Count: 0\" is gone")
        expect(gone?.expectation, is: "expect \"Count: 0\"")
        #expect(before.difference(of: after, named: "Corner", after: ["memory warning"]) == nil)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let texts: [String]
        init(_ texts: [String]) { self.texts = texts }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
    }

    @Test(arguments: [(400.0, "\"bb\" is gone"), (60, nil)])
    func `a row counts unless rows are out of view`(height: Double, difference: String?) {
        let stage = Stage()
        let (old, new) = (Rows(["bb", "cc"]), Rows(["b", "cc"]))
        let screens = [old, new].map { rows in
            stage.run {
                let (window, controller) = (UIWindow(), UIViewController())
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
                table.dataSource = rows
                controller.view.addSubview(table)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                return controller.view.screen
            }
        }
        let before = NotRestored(screens[0], named: "List", StateIdentity(volatile: []))
        expect(before.difference(of: screens[1], named: "List", after: ["tap \"Go\""])?.what, is: difference)
    }

    /// A screen at rest with a button that keeps it waiting, a row with actions, and tabs.
    private var frontier: Frontier {
        var frontier = Frontier()
        var run = ExploredRun()
        run.states = [
            .init(
                id: 1, screen: "A", picture: ["tab \"One\" selected", "tab \"Two\""],
                actions: ["tap \"Go\"", "swipe row \"Dune\" left", "submit \"Name\""]),
            .init(id: 2, screen: "A", actions: ["tap \"Go\"", "wait"]),
        ]
        run.moves = [.init("launch", choice: nil, to: 1), .init("tap \"Go\"", choice: 0, to: 2)]
        frontier.add(run, root: 0, prefix: 1)
        return frontier
    }

    @Test func `each screen has its trials once, and each after a failed one in a run of its own`() throws {
        var planner = TrialPlanner(triesFaults: false)
        let plans = planner.plans(atMost: 8, from: 3, frontier)
        expect(plans.map(\.number), is: [3, 4, 5, 6])
        #expect(
            plans[0].trials.map(\.lines) == [
                ["rotate", "rotate"], ["swipe back cancelled"], ["background", "wait 1s", "foreground"],
                ["text size ax5", "text size l"], ["appearance dark", "appearance light"],
                ["swipe row \"Dune\" left", "swipe row \"Dune\" right"], ["tap tab \"Two\"", "tap tab \"One\""],
                ["tap \"Name\"", "dismiss"],
            ])
        expect(plans[1].lines, is: ["launch"] + Array(repeating: "tap \"Go\"", count: 20))
        expect(plans[2].trials, is: [.twice(["tap \"Go\"", "tap \"Go\""])])
        expect(plans[3].trials, is: [.twice(["tap \"Go\"", "wait 50ms", "tap \"Go\""])])
        var run = ExploredRun()
        run.moves = ["launch", "rotate", "rotate", "swipe back cancelled", "background"].map {
            .init($0, choice: nil, to: 1)
        }
        planner.note(run, of: plans[0])
        let rest = planner.plans(atMost: 8, from: 9, frontier)
        expect(rest.map(\.trials), is: plans[0].trials[3...].map { [$0] })
    }

    @Test func `a sheet is pulled down again, and what is due is due after what takes no time`() {
        var run = ExploredRun()
        run.states = [
            .init(id: 1, screen: "A", actions: ["tap \"Go\"", "tap \"Soon\""]),
            .init(id: 2, screen: "Sheet", actions: ["dismiss"]),
            .init(id: 3, screen: "A", actions: ["wait"]),
        ]
        run.states[2].waits = true
        run.moves = [
            .init("launch", choice: nil, to: 1), .init("tap \"Go\"", choice: 0, to: 2),
            .init("dismiss", choice: 0, to: 1), .init("tap \"Soon\"", choice: 1, to: 3),
        ]
        var frontier = Frontier()
        frontier.add(run, root: 0, prefix: 1)
        var planner = TrialPlanner(triesFaults: false)
        let plans = planner.plans(atMost: 8, from: 0, frontier)
        #expect(plans.contains { $0.trials == [.undone(["tap \"Go\"", "dismiss"])] })
        let waiting = plans.first { $0.lines.last == "tap \"Soon\"" }
        expect(waiting?.trials.prefix(2), is: [.stillDue(["rotate", "rotate"]), .stillDue(["swipe back cancelled"])])
    }

    @Test func `a sheet that a tap on an alert or an open menu opens does not bring these back`() {
        for (picture, isTried) in [
            (["menu \"Sort\"", "button \"Go\""], true), (["menu \"Milk\"", "  button \"Go\""], false),
            (["alert \"Milk\"", "  button \"Go\""], false),
        ] {
            var run = ExploredRun()
            run.states = [
                .init(id: 1, screen: "A", picture: picture, actions: ["tap \"Go\""]),
                .init(id: 2, screen: "Sheet", actions: ["dismiss"]), .init(id: 3, screen: "A", actions: []),
            ]
            run.moves = [
                .init("launch", choice: nil, to: 1), .init("tap \"Go\"", choice: 0, to: 2),
                .init("dismiss", choice: 0, to: 3),
            ]
            var frontier = Frontier()
            frontier.add(run, root: 0, prefix: 1)
            var planner = TrialPlanner(triesFaults: false)
            let trials = planner.plans(atMost: 8, from: 0, frontier).flatMap(\.trials)
            expect(trials.contains(.undone(["tap \"Go\"", "dismiss"])), is: isTried)
        }
    }

    @Test func `rows of an old reply that comes last are a finding`() throws {
        var setup = try Explorer.ofApp(StaleApp.self).setup
        setup.triesFaults = true
        var plan = RunPlan(number: 1, root: 0, lines: ["launch"], continuation: .stop)
        let lines = ["type \"a\" into \"Search\"", "type \"b\" into \"Search\""]
        plan.trials = [.impatient(lines, reversing: "stale.search")]
        let run = RunPerformer(setup).perform(plan, Frontier(), noting: nil)
        expect(
            run.failure?.message,
            is: "\"about ab\" is gone if the user does not wait between `\(lines[0])` and `\(lines[1])`")
        expect(run.failure?.property, is: "expect \"about ab\"")
    }

    @Test func `an alert that comes again after a tap on it is not one that is opened`() {
        let actions = ["tap \"Again\"", "tap \"Cancel\""]
        for (before, isOpened) in [("button \"Again\"", true), ("alert \"No\"", false)] {
            var run = ExploredRun()
            run.states = [
                .init(id: 1, screen: "A", picture: [before], actions: actions),
                .init(id: 2, screen: "A", picture: ["alert \"No\""], actions: actions),
            ]
            run.moves = [.init("launch", choice: nil, to: 1), .init(actions[0], choice: 0, to: 2)]
            var frontier = Frontier()
            frontier.add(run, root: 0, prefix: 1)
            var planner = TrialPlanner(triesFaults: false)
            let trials = planner.plans(atMost: 1, from: 0, frontier).flatMap(\.trials)
            expect(trials.contains(.undone(actions)), is: isOpened)
        }
    }

    @Test func `a flag or a case of the state that is not as before is told, a number or a text is not`() {
        struct State: Encodable {
            enum Kind: Encodable { case open, closed }
            struct Filter: Encodable { var kind = Kind.open }
            var isSorted = true
            var filter: Filter? = Filter()
            var count = 0
            var name = "a"
        }
        let before = State()
        var after = State(filter: State.Filter(kind: .closed), count: 7, name: "b")
        expect(StateInspector.firstChange(of: before, to: after)?.keyPath, is: "filter.kind")
        expect(StateInspector.firstChange(of: before, to: after)?.value, is: "open")
        after.isSorted = false
        expect(StateInspector.firstChange(of: before, to: after)?.keyPath, is: "isSorted")
        expect(StateInspector.firstChange(of: State(filter: nil), to: before)?.value, is: "nil")
        #expect(StateInspector.firstChange(of: before, to: State(count: 7, name: "b")) == nil)
    }

    @Test func `before a reply a user taps again, types on, goes back or to another tab`() {
        var run = ExploredRun()
        let go = "tap \"Go\""
        run.states = [
            .init(id: 1, screen: "A", actions: [go]),
            .init(
                id: 2, screen: "A", picture: ["tab \"One\" selected", "tab \"Two\""],
                actions: [go, "type \"b\" into \"Name\"", "tap \"Other\"", "back", "tap tab \"Two\"", "wait"]),
        ]
        run.moves = [.init("launch", choice: nil, to: 1), .init(go, choice: 0, to: 2, requests: ["a.find"])]
        var frontier = Frontier()
        frontier.add(run, root: 0, prefix: 1)
        var planner = TrialPlanner(triesFaults: true)
        #expect(
            planner.plans(atMost: 8, from: 0, frontier).prefix(4).map(\.trials) == [
                [.impatient([go, go], reversing: "a.find")],
                [.impatient([go, "type \"b\" into \"Name\""], reversing: "a.find")],
                [.impatient([go, "back"])], [.impatient([go, "tap tab \"Two\""])],
            ])
        expect(Trial.impatient([go, go], reversing: "a.find").lines, is: ["hold a.find", go, go])
    }
}
