import WalkthroughRunner

/// A button that a tap has disabled in a bad world, on a screen that is otherwise as before.
///
/// Many buttons are disabled by their own tap and rightly so, such as a Save without changes. So this is a suspicion
/// only: the explorer tries whether anything on the screen enables the button again, and whether it is disabled in a
/// good world too.
struct LockedButton {
    /// The lines up to the tap and what followed it.
    let lines: [String]
    /// The index of the tap among them, and the state before it.
    let tap: (index: Int, state: UInt64)
    /// The button in the words of the walkthrough language.
    let button: String
    /// The button's line in the picture of the screen before the tap.
    let picture: String
    let screen: String
    /// The lines that might enable the button again.
    let attempts: [String]

    /// How lines begin that change the device.
    private static let deviceLines = [
        "rotate", "background", "appearance ", "text size ", "locale ", "memory warning", "relaunch",
    ]

    /// Finds the first such button in a run; `nil` if there is none.
    init?(in run: ExploredRun, _ state: (UInt64) -> ExploredRun.State?) {
        guard run.lines.contains(where: Self.isFault) else { return nil }
        for (index, move) in run.moves.enumerated() where index > 0 && move.line.hasPrefix("tap ") {
            guard let before = state(run.moves[index - 1].state) else { continue }
            for later in run.moves[index...] {
                // What the device does may disable buttons too, and then the tap is not to blame.
                if Self.deviceLines.contains(where: { later.line.hasPrefix($0) }) { break }
                guard let after = state(later.state), after.screen == before.screen else { break }
                guard let line = Self.disabledLine(before.picture, after.picture), !after.isWaiting else { continue }
                let end = run.moves.firstIndex(of: later) ?? index
                lines = run.moves[...end].filter { $0.isRefused == nil }.map(\.line)
                tap = (run.moves[..<index].count { $0.isRefused == nil }, run.moves[index - 1].state)
                guard lines.contains(where: Self.isFault) else { return nil }
                (button, picture, screen) = (String(move.line.dropFirst(4)), line, before.screen)
                // Some buttons are disabled while a field is edited.
                attempts =
                    after.actions.prefix(after.ownCount).filter { !$0.hasPrefix("scroll ") && $0 != "back" }
                    + ["dismiss"]
                return
            }
        }
        return nil
    }

    /// Returns whether a line makes the world worse.
    static func isFault(_ line: String) -> Bool {
        line.hasPrefix("fail ") || line.hasPrefix("reply ") || line == "network offline"
    }

    /// Returns whether a run ends on the screen with the button disabled.
    func isLocked(atEndOf run: ExploredRun) -> Bool {
        guard run.failure == nil, run.next == nil, let end = run.moves.last?.state,
            let state = run.states.last(where: { $0.id == end })
        else { return false }
        return state.screen == screen && !state.isWaiting && state.picture.contains(picture + " disabled")
    }

    /// Returns whether a run ends on the screen with the button enabled.
    func isFree(atEndOf run: ExploredRun) -> Bool {
        guard let end = run.moves.last?.state, let state = run.states.last(where: { $0.id == end }) else {
            return false
        }
        return state.screen == screen && state.picture.contains(picture)
    }

    /// Returns the line of the only element that differs, if it is a button that only the second picture has disabled.
    private static func disabledLine(_ before: [String], _ after: [String]) -> String? {
        guard before.count == after.count else { return nil }
        let plain = { (line: String) in line.hasSuffix(" focused") ? String(line.dropLast(8)) : line }
        let differing = zip(before.map(plain), after.map(plain)).filter { $0 != $1 }
        guard differing.count == 1, let (first, second) = differing.first, second == first + " disabled",
            first.drop(while: { $0 == " " }).hasPrefix("button ")
        else { return nil }
        return first
    }
}

extension ExploredRun.State {
    /// Whether something is due, or a reply is held.
    fileprivate var isWaiting: Bool { actions.contains { $0 == "wait" || $0.hasPrefix("release ") } }
}

extension Explorer {
    /// Adds a locked button to the findings, if nothing on its screen enables it and a good world does not lock it.
    func note(_ locked: LockedButton, _ plan: RunPlan) {
        let failure = ExploredRun.Failure(
            oracle: "locked button",
            message: "\(locked.button) is disabled since a tap that failed, and nothing on the screen enables it",
            screen: locked.screen, property: "expect \(locked.button) is enabled")
        let cause = FailureCause(failure, after: [])
        if let index = indicesByCause[cause] {
            if index < findings.count { findings[index].count += 1 }
            return
        }
        // Whatever comes of it, it is tried once.
        indicesByCause[cause] = .max
        let isLocked = { (runs: [ExploredRun]?) in runs?.map(locked.isLocked) ?? [] }
        let good = locked.lines.filter { !LockedButton.isFault($0) && $0 != "wait" }
        guard isLocked(perform([locked.lines], from: plan.root)) == [true],
            isLocked(perform([good, good + ["wait 1h"]], from: plan.root)) == [false, false],
            let tried = perform(locked.attempts.map { locked.lines + [$0] }, from: plan.root),
            !tried.contains(where: locked.isFree)
        else { return }
        var lines = locked.lines
        if let node = frontier.nodes[locked.tap.state], node.root == plan.root {
            let (before, after) = (lines[..<locked.tap.index], lines[locked.tap.index...])
            let short = node.path + before.filter(LockedButton.isFault) + after
            if short.count < lines.count, isLocked(perform([short], from: plan.root)) == [true] { lines = short }
        }
        var shrinker = ScriptShrinker(lines)
        while case let candidates = shrinker.candidates(), !candidates.isEmpty {
            // A finding without a fault would be about a button that is disabled on purpose.
            let fails = zip(candidates, isLocked(perform(candidates, from: plan.root))).map { lines, isLocked in
                isLocked && lines.contains(where: LockedButton.isFault)
            }
            shrinker.note(fails: fails)
        }
        indicesByCause[cause] = findings.count
        findings.append(Finding(failure: failure, root: plan.root, lines: shrinker.lines, run: plan.number))
    }

    /// Returns the runs of scripts; one whose process ended is empty.
    private func perform(_ scripts: [[String]], from root: Int) -> [ExploredRun]? {
        var round = ExplorationRound(scripts, from: root)
        // The last state of each run is needed.
        round.describesAll = true
        let outcomes = perform(round, within: .normal)
        return outcomes?.map { if case .ended(let run) = $0 { run } else { ExploredRun() } }
    }
}
