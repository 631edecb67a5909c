import StageRuntime
import WalkthroughRunner

@testable import Explorer

/// A graph with known states, in place of an app: letters lead from state to state, and one of them may fail.
struct ToyModel {
    /// Where each letter leads, by state.
    var edges: [UInt64: [String: UInt64]]
    /// The state and the letter that fail.
    var failing: (state: UInt64, letter: String)?

    /// A ring of five states with a way back from each.
    static let ring = ToyModel(
        edges: [
            1: ["on": 2, "stay": 1], 2: ["on": 3, "back": 1], 3: ["on": 4, "back": 2], 4: ["on": 5, "back": 3],
            5: ["on": 1, "back": 4],
        ])

    func actions(of state: UInt64) -> [String] { edges[state, default: [:]].keys.sorted() }

    /// Performs a plan as an app would.
    func perform(_ plan: RunPlan, _ frontier: Frontier, follows: Bool = true) -> ExploredRun {
        var run = ExploredRun()
        var here: UInt64 = 0
        func go(_ line: String, _ choice: Int?) {
            if let failing, failing == (here, line) {
                run.failure = .init(oracle: "trap", message: "it fails", screen: "S\(here)")
            }
            here = here == 0 ? 1 : edges[here]?[line] ?? here
            run.moves.append(.init(line, choice: choice, to: here))
            run.states.append(.init(id: here, screen: "S\(here)", actions: actions(of: here)))
        }
        for line in plan.lines where run.failure == nil { go(line, nil) }
        var chooser = ActionChooser(frontier, random: StageRandom(seed: UInt64(plan.number)))
        var first = plan.choice
        while follows, run.failure == nil, run.moves.count < 30 {
            let all = actions(of: here)
            guard let choice = first ?? chooser.choose(in: here, actions: all.count, wanders: false) else { break }
            first = nil
            chooser.note(choice, in: here)
            go(all[choice], choice)
        }
        return run
    }
}
