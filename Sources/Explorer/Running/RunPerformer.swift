import Foundation
import HeadlessUIKit
package import ProcessPool
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Performs the runs of an exploration one after another, in a runner process or in this process.
package final class RunPerformer {
    private static let moveLimit = 120

    private let setup: ExplorationSetup
    /// Reads states; strong, this object owns it.
    private let reader: StateReader
    /// The commands of lines that were parsed already.
    private var commands: [String: Command] = [:]
    /// The states that were described for the explorer since the round was planned.
    private var told: Set<UInt64> = []
    /// One run in this many is performed twice, to compare the traces.
    private static let verified = 16
    /// The largest number of states of one screen that are drawn.
    private static let drawnLimit = 4
    /// The largest number of jobs at one virtual time, as a livelock check; nil for the limit of a test.
    private let jobLimit: UInt64?
    /// The default of `jobLimit`; it is lower than in a test, so that a livelock is found sooner.
    package static let defaultJobLimit: UInt64 = 20_000

    /// Makes a performer that has described no state yet.
    package init(_ setup: ExplorationSetup, jobLimit: UInt64? = defaultJobLimit) {
        (self.setup, self.jobLimit) = (setup, jobLimit)
        reader = StateReader(setup)
    }

    /// Performs a plan.
    ///
    /// - Parameter progress: records each step in a runner process; nil in any other process.
    package func perform(_ plan: RunPlan, _ frontier: Frontier, noting progress: RunnerProgress?) -> ExploredRun {
        var (run, end) = performOnce(plan, frontier, progress)
        if case .impatient(let lines, _)? = plan.trials.first, let end, run.failure == nil {
            run.failure = difference(of: end, from: lines, plan, frontier)
        }
        guard plan.number % Self.verified == Self.verified / 2, run.failure == nil, plan.limit == nil else {
            return run
        }
        let again = performOnce(plan, frontier, progress).run
        if again.trace != run.trace {
            run.failure = ExploredRun.Failure(
                oracle: "difference", message: "the same lines had other effects when they were performed again",
                screen: run.moves.last.flatMap { frontier.nodes[$0.state]?.state.screen } ?? "")
        }
        return run
    }

    /// Compares what an impatient user sees in the end with what users see who wait, or do only one of both.
    ///
    /// - Returns: the difference from the first of them; nil if it is the same as for one of them.
    private func difference(
        of end: (screen: Screen, name: String), from lines: [String], _ plan: RunPlan, _ frontier: Frontier
    ) -> ExploredRun.Failure? {
        var first: NotRestored.Difference?
        // A user who leaves cannot end as one who stays.
        let stays = lines[1] == lines[0] || lines[1].hasPrefix("type ")
        for patient in [lines, [lines[1]]] + (stays ? [[lines[0]]] : []) {
            var other = plan
            other.trials = [.patient(patient)]
            guard let reference = performOnce(other, frontier, nil).end else { continue }
            let difference = NotRestored(reference.screen, named: reference.name, reader.identity)
                .difference(of: end.screen, named: end.name, after: lines, countsRows: true)
            guard let difference else { return nil }
            first = first ?? difference
        }
        return first.map { difference in
            ExploredRun.Failure(
                oracle: "impatient",
                message: "\(difference.what) if the user does not wait between `\(lines[0])` and `\(lines[1])`",
                screen: end.name, property: difference.expectation)
        }
    }

    private func performOnce(
        _ plan: RunPlan, _ frontier: Frontier, _ progress: RunnerProgress?
    ) -> (run: ExploredRun, end: (screen: Screen, name: String)?) {
        let root = setup.roots[plan.root]
        do throws(StepFailure) {
            let session = try root.prepared.makeSession(traceLimit: 16)
            defer { session.end() }
            // Code that leaves the stage is reported when it comes back; a refused line does not wait for it.
            session.grace = .zero
            if let jobLimit { session.stage.loop.jobLimit = jobLimit }
            session.judge(setup.properties)
            let run = PerformedRun(session, setup.app, reader, progress) { [unowned self] in command($0) }
            defer { told.formUnion(run.account.states.map(\.id)) }
            run.isTold = { [told] in frontier.nodes[$0] != nil || told.contains($0) }
            // Of a run for comparison nothing is kept.
            if case .patient? = plan.trials.first { run.isTold = { _ in true } }
            if setup.triesFaults {
                run.hasBodies = { frontier.bodies[$0] != nil }
                run.collectBodies(setup.bodies)
            }
            if setup.drawsScreens { run.isDrawn = { frontier.stateCounts[$0, default: 0] < Self.drawnLimit } }
            follow(plan, frontier, run)
            if plan.limit == nil, plan.continuation != .stop { run.awaitDeadline() }
            run.finish()
            return (run.account, run.end)
        } catch {
            var account = ExploredRun()
            account.failure = ExploredRun.Failure(oracle: error.kind.name, message: error.message, screen: "")
            return (account, nil)
        }
    }

    private func follow(_ plan: RunPlan, _ frontier: Frontier, _ run: PerformedRun) {
        for line in plan.lines {
            if plan.limit == run.account.moves.count {
                run.account.next = ExploredRun.Move(line, choice: nil, to: 0)
                return
            }
            guard run.perform(line) == .done else { return }
        }
        if !plan.trials.isEmpty { return run.perform(plan.trials, upTo: plan.limit) }
        if plan.continuation == .stop, plan.limit == nil { return }
        let seed = setup.seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(plan.number) &* 0xD1B5_4A32_D192_ED03
        var chooser = ActionChooser(frontier, random: StageRandom(seed: seed))
        var first = plan.choice
        var steps = 0
        while run.account.moves.count < Self.moveLimit {
            var wanders = false
            if case .wander(let most) = plan.continuation {
                wanders = true
                guard steps < most else { return }
            }
            let here = run.here
            let picked =
                first.flatMap { here.lines.indices.contains($0) ? $0 : nil }
                ?? chooser.choose(in: here.id, actions: here.lines.count, wanders: wanders)
            first = nil
            guard let choice = picked else { return }
            let line = here.lines[choice]
            let next = ExploredRun.Move(line, choice: choice, to: 0)
            if plan.limit == run.account.moves.count {
                run.account.next = next
                return
            }
            chooser.note(choice, in: here.id)
            switch run.perform(line, choice: choice) {
            case .done:
                guard run.here.id == here.id, insists(on: line, in: here.id, frontier) else { break }
                // The app may count the taps although the screen does not change.
                for _ in 0..<2 where run.here.id == here.id {
                    if plan.limit == run.account.moves.count {
                        run.account.next = next
                        return
                    }
                    guard run.perform(line, choice: choice) == .done else { return }
                }
            case .refused: guard run.here.id == here.id else { return }
            case .failed: return
            }
            steps += 1
        }
    }

    /// Returns whether a touch without an effect is repeated at once: only if it is new on its screen.
    private func insists(on line: String, in state: UInt64, _ frontier: Frontier) -> Bool {
        let touches = ["tap ", "double tap ", "submit ", "pull ", "long press "]
        guard touches.contains(where: { line.hasPrefix($0) }) else { return false }
        guard let screen = frontier.nodes[state]?.state.screen else { return true }
        return !frontier.wasTried(line, on: screen)
    }

    /// Returns the command of a line that the explorer has made.
    private func command(_ line: String) -> Command {
        if let command = commands[line] { return command }
        var parser = ConsoleParser()
        guard let command = parser.parse(line).steps.first?.command else {
            preconditionFailure("the explorer wrote a line that cannot be read: \(line)")
        }
        commands[line] = command
        return command
    }
}
