import StageRuntime
import WalkthroughLanguage

extension Session {
    /// Carries a command out on the stage, without settling; under a schedule a step that is too early is given time.
    ///
    /// The rule: a schedule's late replies must not fail a step that is right. So a step that fails is tried again
    /// from due time to due time, for as long as replies were late altogether (``Stage/catchUp()``). A `within` is the
    /// script's own word and is not stretched. A bare `wait` for a reply that has come early already has nothing to do.
    func carryOutInTime(_ command: Command) throws(StepFailure) {
        guard let driver = stage.driver else {
            return try stage.run { () throws(StepFailure) in try carryOut(command) }
        }
        guard case .expect(let expectation) = command else {
            stage.beginStep(driver.schedule.isRecorded ? concealingSecrets(of: command, in: line) : "")
            try throwProblems()
            return try act(inTime: command)
        }
        guard expectation.within == nil else {
            return try stage.run { () throws(StepFailure) in try carryOut(command) }
        }
        while let failure = evaluate(expectation.condition) {
            guard try catchUp() else { throw failure() }
        }
    }

    /// Carries an action out; what stands in its way is only looked into when it is not tried again.
    private func act(inTime command: Command) throws(StepFailure) {
        var isLastTry = false
        while true {
            isLastTry = isLastTry || !stage.mayCatchUp || command.isWait
            explainsFailures = isLastTry
            defer { explainsFailures = true }
            do throws(StepFailure) {
                return try stage.run { () throws(StepFailure) in try carryOut(command) }
            } catch {
                guard error.kind == .action else { throw error }
                switch command {
                case .wait(.next): return
                case .app(.launch): throw error
                default: break
                }
                if try catchUp() {
                    isLastTry = false
                } else if isLastTry {
                    throw error
                } else {
                    isLastTry = true
                }
            }
        }
    }

    private func catchUp() throws(StepFailure) -> Bool {
        let isLater = stage.catchUp()
        if isLater { noteScreen(after: line) }
        try throwProblems()
        return isLater
    }
}

extension Command {
    /// Whether it moves the clock by itself, and what it waits for is an expectation.
    fileprivate var isWait: Bool {
        if case .wait = self { true } else { false }
    }
}
