import HeadlessUIKit
package import Results
import StageRuntime
package import WalkthroughLanguage

extension Session {
    /// The time limit of a `wait until` without `within`.
    private static let patience: Duration = .seconds(60)

    func wait(_ wait: Wait) throws(StepFailure) {
        switch wait {
        case .by(let duration):
            let now = stage.clock.now
            guard now.duration(to: now.advanced(by: duration)) == duration else { throw clockEnds(before: duration) }
            // With properties, they are checked at each due time.
            let bound = now.advanced(by: duration)
            while judge != nil, stage.advanceToNextDue(notAfter: bound) { try throwProblems() }
            stage.advance(to: bound)
        case .next:
            stage.settle()
            guard !stage.advanceToNextDue() else { return }
            try throwProblems()
            throw nothingIsDue()
        case .until(let expectation):
            if try hold(expectation, within: expectation.within ?? Self.patience) {
                watch.noteIdleWait(hasWorkedElsewhere: stage.hasWorkedElsewhere)
            }
        }
    }

    /// Checks an expectation now, or within its time limit.
    func expect(_ expectation: Expectation) throws(StepFailure) {
        if let duration = expectation.within {
            _ = try hold(expectation, within: duration)
        } else {
            let begin = stage.clock.now
            while let failure = evaluate(expectation.condition) {
                guard try endScrolls(since: begin) else { throw failure() }
            }
        }
    }

    /// Lets the animated scrolls on screen end, for a step that searches for something; returns whether there were any.
    ///
    /// An app that scrolls without an end is not waited for.
    func endScrolls(since begin: StageInstant) throws(StepFailure) -> Bool {
        guard let end = stage.run({ UIApplication.shared.endOfScrolls }),
            begin.duration(to: end) <= Self.animationPatience
        else { return false }
        try pass(to: end)
        return true
    }

    /// How long a step waits for what is animated.
    private static let animationPatience = Duration.seconds(1)

    /// Returns the moment until which an element receives no touches, if a user waits for that before a tap.
    func restTime(after refusal: InputRefusal, since begin: StageInstant) -> StageInstant? {
        guard case .animated(let end?) = refusal, begin.duration(to: end) <= Self.animationPatience else { return nil }
        return end
    }

    /// Moves the clock within a step.
    func pass(to instant: StageInstant) throws(StepFailure) {
        shownStage = nil
        stage.advance(to: instant)
        noteScreen(after: line)
        try throwProblems()
    }

    /// Returns whether an expectation holds, for `when`; one with `within` may move the clock.
    ///
    /// - Parameter location: the position of the line in a script, for the trace; nil for a typed line.
    package func holds(_ expectation: Expectation, at location: SourceLocation? = nil) throws(StepFailure) -> Bool {
        try launchIfNeeded()
        if expectation.within != nil { shownStage = nil }
        do throws(StepFailure) {
            line = concealingSecrets(of: .when(expectation, []), in: "when \(expectation)")
            if let location { stage.trace.recordStep(line, at: location) }
            try stage.run { () throws(StepFailure) in try expect(expectation) }
            if expectation.within != nil { noteScreen(after: line) }
        } catch {
            guard error.kind == .expectation else { throw error }
            try throwProblems()
            return false
        }
        try throwProblems()
        return true
    }

    /// How often a wait checks again without moving the clock.
    private static let mostChecksAtOnce = 8

    /// Moves the clock to each due time until an expectation holds, or to the limit; returns whether it held at once.
    private func hold(_ expectation: Expectation, within duration: Duration) throws(StepFailure) -> Bool {
        let end = stage.clock.now.advanced(by: duration)
        stage.settle()
        var heldAlready = true
        var checksAtOnce = 0
        while let failure = evaluate(expectation.condition) {
            heldAlready = false
            try throwProblems()
            // A check lays the screen out, and the app may then begin something; if it always does, there is a limit.
            if !stage.loop.readyTasks.isEmpty, checksAtOnce < Self.mostChecksAtOnce {
                stage.settle()
                checksAtOnce += 1
                continue
            }
            // The limit is extended by the latencies that a schedule has given to calls that declare none.
            let bound = end.advanced(by: stage.driver?.undeclaredLag ?? .zero)
            if stage.advanceToNextDue(notAfter: bound) {
                checksAtOnce = 0
                continue
            }
            try throwProblems()
            stage.advance(to: bound)
            noteScreen(after: line)
            var failed = failure()
            failed.notes.insert("it was not true within \(duration.text), up to \(bound.offset.text)", at: 0)
            throw failed
        }
        return heldAlready
    }

    private func clockEnds(before duration: Duration) -> StepFailure {
        StepFailure(
            .action,
            "the clock cannot move \(duration.text) further: it is at \(stage.clock.now.offset.text), "
                + "and its end is at \(StageInstant(nanoseconds: .max).offset.text), after 292 years")
    }

    private func nothingIsDue() -> StepFailure {
        if stage.isSuspended {
            return StepFailure(
                .action,
                "the app is suspended, so nothing is due; `foreground` brings it back, `wait 1m` moves the clock")
        }
        if let failure = stuckTaskFailure { return failure }
        let held = stage.workers.heldNames
        let notes = held.isEmpty ? [] : ["held until released: " + held.joined(separator: ", ")]
        return StepFailure(
            .action, "nothing is due, so there is nothing to wait for; `wait 1s` moves the clock anyway", notes: notes)
    }
}
