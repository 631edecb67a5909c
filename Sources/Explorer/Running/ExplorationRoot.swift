package import WalkthroughLanguage
package import WalkthroughRunner

/// The start of an exploration's runs: after the launch, or at the end of a script.
package struct ExplorationRoot {
    /// The script whose header holds; for the launch alone, one without steps.
    package let walkthrough: Walkthrough
    /// The walkthrough with its app and its configuration.
    let prepared: PreparedWalkthrough
    /// The lines that lead there, blocks and used scripts taken apart; the launch by name at least.
    package internal(set) var lines: [String] = []

    /// Takes a script that was prepared.
    package init(_ prepared: PreparedWalkthrough) {
        walkthrough = prepared.walkthrough
        self.prepared = prepared
    }

    /// Its name in the summary.
    package var name: String { walkthrough.path }
}

extension ExplorationRoot {
    /// Returns the lines that perform its script.
    ///
    /// - Throws: `StepFailure` if a step fails.
    func performedLines() throws(StepFailure) -> [String] {
        let session = try prepared.makeSession()
        defer { session.end() }
        var lines: [String] = []
        var launches = false
        var cursor = walkthrough.program.makeCursor()
        while let step = cursor.next() {
            if case .when(let expectation, _) = step.command {
                if try session.holds(expectation) { cursor.enterBlock() }
                continue
            }
            try session.perform(step.command, source: step.source)
            switch step.command {
            case .expect(let expectation):
                guard expectation.within != nil else { continue }
                launches = true
                lines.append("\(Command.wait(.until(expectation)))")
            case .app(.launch): continue
            default: lines.append("\(step.command)")
            }
            if step.command.needsApp { launches = true }
        }
        try session.launchIfNeeded()
        // A line that needs the app launches it; what stands before holds while it does.
        return launches ? lines : lines + ["launch"]
    }
}
