import WalkthroughRunner

/// Combines paths: if a state has a new shorter path, the states that are reached from it may have one too.
///
/// A state stands for all situations that look and behave alike, so a combined path may lead elsewhere. If a run finds
/// that it does, the state uses only paths that runs have taken.
extension Frontier {
    /// Stores a path to a state, and the paths to the states after it that are now shorter.
    mutating func setWay(to id: UInt64, _ root: Int, _ path: [String]) {
        nodes[id]?.root = root
        nodes[id]?.path = path
        var open = [id]
        var next = 0
        while next < open.count {
            guard let node = nodes[open[next]] else { break }
            next += 1
            for (choice, target) in node.targets.enumerated() {
                guard let target, isShorter(by: node, to: target) else { continue }
                nodes[target]?.root = node.root
                nodes[target]?.path = node.path + [node.state.actions[choice]]
                open.append(target)
            }
        }
    }

    /// Uses the path through a move if it is shorter.
    mutating func shortenWay(to target: UInt64, from id: UInt64, by move: ExploredRun.Move) {
        guard move.choice != nil, move.isRefused == nil, let node = nodes[id], isShorter(by: node, to: target) else {
            return
        }
        setWay(to: target, node.root, node.path + [move.line])
    }

    /// Restricts a state to paths that runs have taken, if a run was planned to reach the state and did not.
    mutating func checkWay(of run: ExploredRun, _ plan: RunPlan) {
        guard let goal = plan.goal, let node = nodes[goal], run.failure == nil, run.next == nil else { return }
        let last = plan.lines.count - 1
        guard !run.moves.indices.contains(last) || run.moves[last].state != goal else { return }
        nodes[goal]?.takesShortcuts = false
        setWay(to: goal, node.performed.root, node.performed.path)
    }

    private func isShorter(by node: Node, to target: UInt64) -> Bool {
        guard let known = nodes[target], known.takesShortcuts else { return false }
        return node.path.count + 1 < known.path.count
    }
}
