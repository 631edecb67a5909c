import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// What an exploration came to, in lines; the same seed and the same number of runs give the same text.
package struct ExplorationSummary {
    /// What is known after the last run.
    private let frontier: Frontier
    /// What was explored.
    private let setup: ExplorationSetup
    /// How many runs were performed.
    private let runs: Int
    /// How many actions and faults are untried.
    private let untried: Int

    /// Takes an exploration that has ended.
    package init(_ explorer: Explorer) {
        (frontier, setup, runs) = (explorer.frontier, explorer.setup, explorer.runCount)
        untried = explorer.untriedCount
    }

    /// The counts, then what was and what was not reached.
    package var lines: [String] {
        [
            "\(runs) runs, \(frontier.actionCount) actions, \(frontier.order.count) states, "
                + "\(frontier.transitionCount) transitions",
            coverage("screens", reached: screens, of: setup.app.screens),
            coverage("identifiers", reached: identifiers, of: setup.app.identifiers),
            coverage("outcomes of calls", reached: frontier.outcomes, of: outcomes),
        ].compactMap(\.self) + properties + [
            untried == 0 ? "complete: no action is left that was not tried" : "\(untried) actions were not tried"
        ]
    }

    /// How often each property's condition was met.
    private var properties: [String] {
        let first = setup.roots.map(\.walkthrough.properties.count).max() ?? 0
        return setup.properties.enumerated().map { place, property in
            let count = first + place < frontier.held.count ? frontier.held[first + place] : 0
            return count == 0
                ? "vacuous: \(property) was never tested" : "\(property): looked at \(count) times"
        }
    }

    private var screens: Set<String> { Set(frontier.nodes.values.map(\.state.screen)) }

    private var identifiers: Set<String> { Set(frontier.nodes.values.flatMap(\.state.identifiers)) }

    /// The possible outcomes of each call: a reply and, with faults, each of these.
    private var outcomes: [String] {
        setup.app.calls.flatMap { call in
            let faults = setup.triesFaults ? call.kind.faultWords : []
            return (["reply"] + faults.map { $0 == "status N" ? "status 503" : $0 }).map { call.name + " " + $0 }
        }
    }

    /// Returns a line that says how many of some names were reached, and which were not.
    private func coverage(_ what: String, reached: Set<String>, of all: [String]) -> String? {
        if all.isEmpty { return nil }
        let missing = all.filter { !reached.contains($0) }
        let line = "\(all.count - missing.count) of \(all.count) \(what)"
        return missing.isEmpty ? line : line + "; not reached: " + missing.joined(separator: ", ")
    }
}
