import Foundation
import WalkthroughRunner

/// Plans runs that do something and take it back, that tap twice, that do not wait for replies, and that repeat one
/// action many times.
///
/// Each screen has them once, in the state with the shortest path; things are taken back in a few other states too.
package struct TrialPlanner: Sendable {
    /// How often an action is repeated.
    private static let repetitions = 20
    /// The number of states of a screen in which things are taken back.
    private static let stateLimit = 4

    /// Whether memory warnings and replies in another order are among what is tried.
    let triesFaults: Bool
    /// The states that were tried, by screen; those with something due apart, by `SCREEN waiting`.
    private var triedStates: [String: Set<UInt64>] = [:]
    /// The lines that were tried, by screen: those twice, those before a reply and those many times.
    private var triedLines: Set<[String]> = []
    /// The runs whose trials were not all performed, because one of them failed.
    private var left: [RunPlan] = []

    init(triesFaults: Bool) { self.triesFaults = triesFaults }

    mutating func plans(atMost count: Int, from first: Int, _ frontier: Frontier) -> [RunPlan] {
        var plans = Array(left.prefix(count))
        left.removeFirst(plans.count)
        let nodes = frontier.nodesByPath
        for node in nodes where plans.count < count / 2 { addHaste(in: node, to: &plans, frontier) }
        addUndone(in: nodes, to: &plans, atMost: min(count, max(plans.count + 1, count * 3 / 4)), frontier)
        for node in nodes where plans.count < count && node.isAtRest {
            addRepetitions(in: node, to: &plans, atMost: count, frontier)
        }
        addUndone(in: nodes, to: &plans, atMost: count, frontier)
        left += plans.dropFirst(count)
        plans = Array(plans.prefix(count))
        for index in plans.indices { plans[index].number = first + index }
        return plans
    }

    /// Adds what a user takes back, in some states of each screen; one run tries all of it in a state.
    private mutating func addUndone(
        in nodes: [Frontier.Node], to plans: inout [RunPlan], atMost count: Int, _ frontier: Frontier
    ) {
        for node in nodes where plans.count < count && node.isAtRest { addSheets(over: node, to: &plans, frontier) }
        // The first state of each screen comes before the second one of any.
        for limit in 1...Self.stateLimit {
            for node in nodes where plans.count < count && node.state.waits == true {
                guard isNew(node, among: node.state.screen + " waiting", limit) else { continue }
                plans.append(node.plan(briefDetours(from: node).map { .stillDue($0) }))
            }
            for node in nodes where plans.count < count && node.isAtRest {
                guard isNew(node, among: node.state.screen, limit) else { continue }
                plans.append(node.plan(detours(from: node, frontier).map { .undone($0) }))
            }
        }
    }

    /// Adds the sheets that a tap in a state opens; one is known as a sheet when it has been pulled down.
    private mutating func addSheets(over node: Frontier.Node, to plans: inout [RunPlan], _ frontier: Frontier) {
        let screen = node.state.screen
        // A tap on an alert or an open menu closes it, which nothing brings back.
        if node.state.showsAlert || node.state.showsOpenMenu { return }
        for (choice, line) in node.state.actions.prefix(node.state.ownCount).enumerated() {
            guard line.hasPrefix("tap "), let sheet = node.targets[choice].flatMap({ frontier.nodes[$0] }),
                sheet.state.screen != screen, let pull = sheet.state.actions.firstIndex(of: "dismiss"),
                let below = sheet.targets[pull], frontier.nodes[below]?.state.screen == screen,
                triedLines.insert([screen, line, "dismiss"]).inserted
            else { continue }
            plans.append(node.plan([.undone([line, "dismiss"])]))
        }
    }

    /// Adds what a user does twice or often in a state.
    private mutating func addRepetitions(
        in node: Frontier.Node, to plans: inout [RunPlan], atMost count: Int, _ frontier: Frontier
    ) {
        let screen = node.state.screen
        for (choice, line) in node.state.actions.prefix(node.state.ownCount).enumerated() {
            guard plans.count < count, line.hasPrefix("tap "), let id = node.targets[choice],
                let target = frontier.nodes[id]?.state, !node.failing.contains(choice)
            else { continue }
            // Only what is still there can be tapped again.
            if target.screen == screen, target.actions.contains(line),
                triedLines.insert([screen, line, "often"]).inserted
            {
                plans.append(node.plan([], then: Array(repeating: line, count: Self.repetitions)))
            }
            // A second tap can do harm only while the first has not had its effect.
            if target.actions.contains("wait"), target.actions.contains(line),
                triedLines.insert([screen, line, "twice"]).inserted
            {
                plans.append(node.plan([.twice([line, line])]))
                plans.append(node.plan([.twice([line, "wait 50ms", line])]))
            }
        }
    }

    /// Returns whether a state is to be tried, and notes it; at most `limit` of each kind are.
    private mutating func isNew(_ node: Frontier.Node, among kind: String, _ limit: Int) -> Bool {
        guard triedStates[kind, default: []].count < limit else { return false }
        return triedStates[kind, default: []].insert(node.state.id).inserted
    }

    /// Adds what a user may do before the reply to a call: the same again, another letter, Back, another tab.
    private mutating func addHaste(in node: Frontier.Node, to plans: inout [RunPlan], _ frontier: Frontier) {
        let (screen, actions) = (node.state.screen, node.state.actions.prefix(node.state.ownCount))
        // In a state with something due, only what is due then may request the call, such as a search after a pause.
        for (choice, first) in actions.enumerated() where node.isAtRest || first == "wait" {
            guard let target = node.targets[choice].flatMap({ frontier.nodes[$0]?.state }),
                target.actions.contains("wait"),
                let call = frontier.callSites.first(where: { callSite in
                    callSite.line == first && callSite.state.flatMap { frontier.nodes[$0]?.state.screen } == screen
                })?.call
            else { continue }
            let tab = Self.tabs(target).other
            for line in target.actions.prefix(target.ownCount) {
                let isAgain = line == first && line.hasPrefix("tap ") || line.hasPrefix("type \"b\" into ")
                guard isAgain || line == "back" || line == tab, triedLines.insert([screen, first, line]).inserted
                else { continue }
                plans.append(node.plan([.impatient([first, line], reversing: isAgain && triesFaults ? call : nil)]))
            }
        }
    }

    /// Returns the lines that tap the selected tab of a state and another one; nil if there are no tabs.
    private static func tabs(_ state: ExploredRun.State) -> (here: String?, other: String?) {
        let tabs = state.picture.filter { $0.drop(while: { $0 == " " }).hasPrefix("tab ") }
        let here = tabs.first { $0.hasSuffix(" selected") }
        let other = here.flatMap { here in tabs.first { $0 != here } }
        return (here.map { "tap " + query($0) }, other.map { "tap " + query($0) })
    }

    /// Returns what a user can do and take back in a state, all in one moment.
    private func briefDetours(from node: Frontier.Node) -> [[String]] {
        var detours = [["rotate", "rotate"], ["swipe back cancelled"]]
        let path = node.performed.path
        if !path.contains(where: { $0.hasPrefix("text size ") }) { detours.append(["text size ax5", "text size l"]) }
        if !path.contains(where: { $0.hasPrefix("appearance ") }) {
            detours.append(["appearance dark", "appearance light"])
        }
        return detours
    }

    /// Returns what a user can do and take back in a state.
    private func detours(from node: Frontier.Node, _ frontier: Frontier) -> [[String]] {
        var detours = briefDetours(from: node)
        detours.insert(["background", "wait 1s", "foreground"], at: 2)
        if triesFaults { detours.append(["memory warning"]) }
        let own = node.state.actions.prefix(node.state.ownCount)
        if let swipe = own.first(where: { $0.hasPrefix("swipe ") && $0.hasSuffix(" left") }) {
            detours.append([swipe, swipe.dropLast(4) + "right"])
        }
        if case (let here?, let there?) = Self.tabs(node.state) { detours.append([there, here]) }
        for (choice, line) in own.enumerated() where line.hasPrefix("tap ") {
            guard let target = node.targets[choice].flatMap({ frontier.nodes[$0] }) else { continue }
            let actions = target.state.actions
            if target.state.showsAlert {
                // An alert that was there before is not opened.
                if node.state.showsAlert { continue }
                let cancel = actions.first { $0.hasPrefix("tap ") && $0.contains("\"Cancel\"") }
                if let cancel { detours.append([line, cancel]) }
            }
        }
        let field = own.first { $0.hasPrefix("submit ") }
        if let field { detours.append(["tap " + field.dropFirst("submit ".count), "dismiss"]) }
        return detours
    }

    /// Returns the query of an element in a picture of a screen: its role and its name.
    private static func query(_ line: String) -> String {
        let line = line.drop { $0 == " " }
        guard let end = line.range(of: "\"", options: .backwards)?.upperBound else { return String(line) }
        return String(line[..<end])
    }

    /// Notes that a run has failed, so that its other trials are performed by other runs, one each.
    mutating func note(_ run: ExploredRun, of plan: RunPlan) {
        let lines = (run.moves + [run.next].compactMap(\.self)).map(\.line).dropFirst(plan.lines.count)
        var rest = lines[...]
        var begun = 0
        for trial in plan.trials {
            guard let start = rest.firstIndex(of: trial.lines[0]) else { break }
            rest = rest[(start + 1)...]
            begun += 1
        }
        guard begun > 0, begun < plan.trials.count else { return }
        for trial in plan.trials[begun...] {
            var other = plan
            other.trials = [trial]
            left.append(other)
        }
    }
}

extension Frontier.Node {
    /// Makes the plan of a run that leads to the state, and there tries something.
    fileprivate func plan(_ trials: [Trial], then lines: [String] = []) -> RunPlan {
        var plan = RunPlan(number: 0, root: performed.root, lines: performed.path + lines, continuation: .stop)
        plan.trials = trials
        return plan
    }

    /// Whether nothing is due in the state and no reply is held, and the app is in the foreground.
    fileprivate var isAtRest: Bool {
        !state.actions.contains { $0 == "wait" || $0 == "foreground" || $0.hasPrefix("release ") }
    }
}

extension ExploredRun.State {
    fileprivate var showsAlert: Bool { picture.contains { $0.hasPrefix("alert ") } }

    /// Whether a context menu is open: unlike a button's menu it has items.
    fileprivate var showsOpenMenu: Bool {
        zip(picture, picture.dropFirst()).contains { $0.hasPrefix("menu") && $1.hasPrefix("  ") }
    }
}
