#if os(macOS) || os(Linux)
    import Basics
    import Reports
    import WalkthroughLanguage
    import WalkthroughRunner

    /// Why an ``AppTester`` or an ``AppSession`` did not do what it was asked.
    public struct AppTestFailure: Error, Equatable, Sendable, CustomStringConvertible {
        /// What is wrong, where, and the way out; several lines.
        public let message: String

        /// The message.
        public var description: String { message }

        init(message: String) {
            self.message = message
        }

        /// Says what failed as `rehearse test` does, but for the command to see it again: there is no file to name.
        init(_ result: WalkthroughResult) {
            var lines = FailureText(result, reproduction: nil).lines(number: 1)
            while lines.last == "" { lines.removeLast() }
            message = lines.joined(separator: "\n")
        }

        /// Says at which step it failed.
        ///
        /// - Parameter line: the step as all may read it.
        init(_ failure: StepFailure, at step: PlannedStep, line: String) {
            let lines = ["\(step.location): \(failure.message)", "  | " + line]
            let sides = [failure.expected.map { "expected: " + $0 }, failure.actual.map { "found: " + $0 }]
            message = (lines + sides.compactMap(\.self) + failure.notes).map(SafeText.lines).joined(separator: "\n")
        }
    }
#endif
