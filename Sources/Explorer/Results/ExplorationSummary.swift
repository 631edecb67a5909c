import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The summary of an exploration in lines; the same seed and the same number of runs give the same text.
package struct ExplorationSummary {
    private let frontier: Frontier
    private let setup: ExplorationSetup
    private let runs: Int
    /// The number of actions and faults that were not tried.
    private let untried: Int
    /// Whether the exploration has not ended before its time.
    private let isWhole: Bool

    /// Makes the summary of an exploration that has ended.
    package init(_ explorer: Explorer) {
        (frontier, setup, runs) = (explorer.frontier, explorer.setup, explorer.runCount)
        (untried, isWhole) = (explorer.untriedCount, explorer.halt == nil)
    }

    /// The counts, then the coverage and the properties.
    package var lines: [String] {
        [
            "\(runs) runs, \(frontier.actionCount) actions, \(frontier.order.count) states, "
                + "\(frontier.transitionCount) transitions",
            coverage("screens", reached: frontier.screens, of: setup.app.screens),
            coverage("identifiers", reached: identifiers, of: setup.app.identifiers),
            coverage("outcomes of calls", reached: frontier.outcomes, of: outcomes),
        ].compactMap(\.self) + properties
            + [
                end
            ].compactMap(\.self)
    }

    /// What was not tried; nil if that is not known.
    private var end: String? {
        if untried > 0 { return "\(untried) actions were not tried" }
        return runs > 0 && isWhole ? "complete: every action was tried" : nil
    }

    /// How often each property's condition was met.
    private var properties: [String] {
        let first = setup.roots.map(\.walkthrough.properties.count).max() ?? 0
        return setup.properties.enumerated().map { index, property in
            let count = first + index < frontier.held.count ? frontier.held[first + index] : 0
            return count == 0
                ? "vacuous: \(property) \(property.vacuity)" : "\(property): tested \(count) times"
        }
    }

    private var identifiers: Set<String> { Set(frontier.nodes.values.flatMap(\.state.identifiers)) }

    /// The possible outcomes of each call: the reply and, with `--faults`, each fault.
    private var outcomes: [String] {
        setup.app.calls.flatMap { call in
            let faults = setup.triesFaults ? call.kind.faultWords : []
            return (["reply"] + faults.map { $0 == "status N" ? "status 503" : $0 }).map { call.name + " " + $0 }
        }
    }

    /// Returns a line that says how many names of a list were reached, and which were not; nil for an empty list.
    private func coverage(_ what: String, reached: Set<String>, of all: [String]) -> String? {
        if all.isEmpty { return nil }
        let missing = all.filter { !reached.contains($0) }
        let line = "\(all.count - missing.count) of \(all.count) \(what)"
        return missing.isEmpty ? line : line + "; not reached: " + missing.joined(separator: ", ")
    }
}
