package import WalkthroughLanguage
package import WalkthroughRunner

/// The start of an exploration's runs: directly after the launch, or at the end of a script.
package struct ExplorationRoot {
    /// The script whose header applies; a script without steps if runs start after the launch.
    package let walkthrough: Walkthrough
    /// The walkthrough with its app and its configuration.
    let prepared: PreparedWalkthrough
    /// The lines that lead to the root, without blocks and `use`; at least `launch`.
    package internal(set) var lines: [String] = []

    /// Makes a root from a prepared script.
    package init(_ prepared: PreparedWalkthrough) {
        walkthrough = prepared.walkthrough
        self.prepared = prepared
    }

    /// Its name in the summary.
    package var name: String { walkthrough.path }
}

extension ExplorationRoot {
    /// Performs the script once, and returns the lines that repeat it.
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
        // A line that needs the app launches it; commands of the world before it apply during the launch.
        return launches ? lines : lines + ["launch"]
    }
}
