#if os(macOS) || os(Linux)
    import HeadlessUIKit
    import StageRuntime
    import WalkthroughLanguage
    import WalkthroughRunner

    /// An app on a stage that is driven step by step; made by ``AppTester/open()``, ended by ``end()``.
    public final class AppSession {
        /// What performs the steps; strong, this object owns it.
        private let session: Session

        init(_ session: Session) {
            self.session = session
        }

        /// Performs the steps of a script here, not on a stage of their own; its header is ignored.
        ///
        /// - Throws: ``AppTestFailure`` at the first step that fails.
        public func perform(_ script: PreparedScript) throws(AppTestFailure) {
            for walkthrough in script.walkthroughs {
                var cursor = walkthrough.program.makeCursor()
                while let step = cursor.next() {
                    do throws(StepFailure) {
                        if case .when(let expectation, _) = step.command {
                            if try session.holds(expectation, at: step.location) { cursor.enterBlock() }
                        } else {
                            try session.perform(step.command, source: step.source, at: step.location)
                        }
                    } catch {
                        throw AppTestFailure(error, at: step, line: session.line)
                    }
                }
            }
        }

        /// The screen as text, one line for each element, in reading order.
        public var screen: String {
            // A test may read secrets, as a user does; only what is printed has dots for them.
            session.screen.map { $0.text.split(separator: "\n").joined(separator: "\n") } ?? ""
        }

        /// The virtual time since the launch.
        public var time: Duration { session.stage.clock.now.offset }

        /// What identifies the run so far, as 16 hexadecimal digits.
        public var traceHash: String { session.stage.trace.hash.text }

        /// Ends the app and its stage.
        public func end() { session.end() }
    }
#endif
