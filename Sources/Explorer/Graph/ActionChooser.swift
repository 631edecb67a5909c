package import StageRuntime
import WalkthroughRunner

/// Chooses the next action of a run: an untried one, else one that leads to untried ones, else the least tried.
package struct ActionChooser {
    /// The knowledge from before the round.
    private let frontier: Frontier
    /// Draws between equally good actions; its seed comes from the run's number.
    private var random: StageRandom
    /// The actions that this run has tried, by state.
    private var tried: [UInt64: Set<Int>] = [:]

    /// Makes the chooser of a run.
    package init(_ frontier: Frontier, random: StageRandom) {
        (self.frontier, self.random) = (frontier, random)
    }

    /// Notes that the run has performed an action.
    package mutating func note(_ choice: Int, in state: UInt64) { tried[state, default: []].insert(choice) }

    /// Returns the index of the next action in a state.
    ///
    /// - Parameters:
    ///   - state: the state; in an unknown state, every action is untried.
    ///   - actions: the number of actions in the state.
    ///   - wanders: whether to continue if no untried action is in reach.
    /// - Returns: nil if the run should end.
    package mutating func choose(in state: UInt64, actions: Int, wanders: Bool) -> Int? {
        guard actions > 0 else { return nil }
        let mine = tried[state] ?? []
        guard let node = frontier.nodes[state], node.state.actions.count == actions else {
            let fresh = (0..<actions).filter { !mine.contains($0) }
            return fresh.randomElement(using: &random) ?? (wanders ? Int.random(in: 0..<actions, using: &random) : nil)
        }
        let open = (0..<actions).filter { frontier.isWorthwhile($0, in: node) }
        let fresh = open.filter { frontier.tries($0, in: node) == 0 && !mine.contains($0) }
        if let choice = fresh.randomElement(using: &random) { return choice }
        let leading = open.filter { leadsOn($0, from: node) && !mine.contains($0) }
        if let choice = leading.randomElement(using: &random) { return choice }
        guard wanders else { return nil }
        let least = open.map { frontier.tries($0, in: node) + (mine.contains($0) ? 1000 : 0) }.min()
        return open.filter { frontier.tries($0, in: node) + (mine.contains($0) ? 1000 : 0) == least }
            .randomElement(using: &random)
    }

    /// Returns whether an action has led to another state that has untried actions.
    private func leadsOn(_ choice: Int, from node: Frontier.Node) -> Bool {
        guard let id = node.targets[choice], id != node.state.id, let target = frontier.nodes[id] else { return false }
        return !frontier.untried(in: target).isEmpty
    }
}
