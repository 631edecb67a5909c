package import StageRuntime
import WalkthroughRunner

/// Chooses a run's next action: an untried one, or else one that leads to such, or else the least tried.
package struct ActionChooser {
    /// The frontier as it was before the run and all that are planned with it.
    private let frontier: Frontier
    /// What draws between equals; derives from the run's number.
    private var random: StageRandom
    /// What this run has tried, by state.
    private var tried: [UInt64: Set<Int>] = [:]

    /// Makes the chooser of a run.
    package init(_ frontier: Frontier, random: StageRandom) {
        (self.frontier, self.random) = (frontier, random)
    }

    /// Notes that the run has done an action.
    package mutating func note(_ choice: Int, in state: UInt64) { tried[state, default: []].insert(choice) }

    /// Returns an action of a state.
    ///
    /// - Parameters:
    ///   - state: the state; in an unknown one nothing was tried yet.
    ///   - actions: how many actions it has.
    ///   - wanders: whether to go on if nothing untried is in reach.
    /// - Returns: nil if the run had better end.
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

    /// Whether an action led to another state in which something is untried.
    private func leadsOn(_ choice: Int, from node: Frontier.Node) -> Bool {
        guard let id = node.targets[choice], id != node.state.id, let target = frontier.nodes[id] else { return false }
        return !frontier.untried(in: target).isEmpty
    }
}
