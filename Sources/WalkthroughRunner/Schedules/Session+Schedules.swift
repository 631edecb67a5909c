import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

extension Session {
    /// Carries out a command under a schedule, without settling; a step that is too early is given time.
    ///
    /// A schedule's late replies must not fail a correct step. So a failing step is tried again at each due time, for
    /// as long as replies were late altogether (``Stage/catchUp()``). A `within` is the script's own limit and is not
    /// extended. A bare `wait` for a reply that has already come has nothing to do.
    func carryOutInTime(_ command: Command) throws(StepFailure) {
        guard case .expect(let expectation) = command else {
            if watch.isFresh || command == .app(.relaunch) { stage.finishUndeclaredCalls() }
            let isLater = stage.beginInput(
                "the step `\(concealingSecrets(of: command, in: line))`", isPausable: command.isAtLeisure)
            if isLater { noteScreen(after: line) }
            try throwProblems()
            return try act(inTime: command)
        }
        guard expectation.within == nil else {
            return try stage.run { () throws(StepFailure) in try carryOut(command) }
        }
        let begin = stage.clock.now
        while let failure = evaluate(expectation.condition) {
            if try endScrolls(since: begin) { continue }
            guard try catchUp() else { throw failure() }
        }
    }

    /// Carries out an action; the failure is only explained in the last try.
    private func act(inTime command: Command) throws(StepFailure) {
        var isLastTry = false
        hasBegunTyping = false
        while true {
            isLastTry = isLastTry || !stage.mayCatchUp || command.isWait
            explainsFailures = isLastTry
            defer { explainsFailures = true }
            do throws(StepFailure) {
                return try stage.run { () throws(StepFailure) in try carryOut(command) }
            } catch {
                guard error.kind == .action, !hasBegunTyping else { throw error }
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

    /// Returns what is typed of a text at once: under a schedule the first letter, or else all.
    func typedAtOnce(_ text: String) -> String { stage.driver == nil ? text : String(text.prefix(1)) }

    /// Types the letters after the first; before each, the schedule may let the user pause and replies arrive.
    ///
    /// - Throws: `StepFailure` if the field has lost the keyboard, or a problem has occurred meanwhile.
    func typeOn(_ letters: Substring) throws(StepFailure) {
        guard let first = letters.indices.first else { return }
        hasBegunTyping = true
        let bound = letters.index(first, offsetBy: Self.mostLetters, limitedBy: letters.endIndex) ?? letters.endIndex
        for (index, letter) in letters[..<bound].enumerated() {
            if stage.beginInput("letter \(index + 2) of the step `\(line)`", isPausable: true) {
                noteScreen(after: line)
                try throwProblems()
            }
            try typeOn(String(letter))
        }
        if bound < letters.endIndex { try typeOn(String(letters[bound...])) }
    }

    /// The maximum number of letters typed one by one; a longer text is assumed to be pasted.
    private static let mostLetters = 64

    private func typeOn(_ text: String) throws(StepFailure) {
        do throws(InputRefusal) {
            try UIApplication.shared.frontWindow?.typeOn(text)
        } catch {
            throw StepFailure(.action, "the field lost the keyboard before the last letter was typed")
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
    /// Whether the user does it, and may pause before.
    fileprivate var isAtLeisure: Bool {
        switch self {
        case .act, .gesture: true
        case .app(let event): event == .background || event == .foreground
        case .wait, .trait, .world, .expect, .use, .repeat, .when, .console: false
        }
    }

    /// Whether it moves the clock itself to wait for an expectation.
    fileprivate var isWait: Bool {
        if case .wait = self { true } else { false }
    }
}
