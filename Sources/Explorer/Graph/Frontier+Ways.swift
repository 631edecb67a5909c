import WalkthroughRunner

/// Ways to states are put together: if a shorter way to a state is known, so is one to all that lies behind it.
///
/// A state stands for all that look and behave alike, so that such a way may lead elsewhere. The run that finds this
/// out has the state keep to the ways that runs have gone.
extension Frontier {
    /// Notes a way to a state, and the ways behind it that are shorter now.
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

    /// Takes the way by a move if it is shorter.
    mutating func shortenWay(to target: UInt64, from id: UInt64, by move: ExploredRun.Move) {
        guard move.choice != nil, move.isRefused == nil, let node = nodes[id], isShorter(by: node, to: target) else {
            return
        }
        setWay(to: target, node.root, node.path + [move.line])
    }

    /// Has a state keep to the ways that runs have gone if the run that was to reach it did not.
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
