package import Walkthroughs

/// The command line that runs one walkthrough again, just as it ran.
package struct ReproductionCommand: Equatable, Sendable {
    /// The program that ran.
    private let program: String
    /// The options that the run was given and that its course depends on, in words.
    private let options: [String]

    /// Makes the command of a run with these options, such as `--seed`, `7`.
    package init(program: String = "rehearse", options: [String] = []) {
        self.program = program
        self.options = options
    }

    /// Makes the command of a run with this head.
    init(_ header: RunHeader) {
        self.init(program: header.program ?? "rehearse", options: header.options)
    }

    /// Returns the same with more options.
    func adding(_ words: [String]) -> ReproductionCommand {
        ReproductionCommand(program: program, options: options + words)
    }

    /// Returns the line for a walkthrough, fit for a shell.
    ///
    /// - Parameters:
    ///   - walkthrough: which one.
    ///   - schedules: what its schedules have shown; the first that failed is named. Nil where there were none.
    package func line(for walkthrough: WalkthroughIdentity, under schedules: ReportedSchedules? = nil) -> String {
        let words = [program, "test", walkthrough.argument] + options + (schedules?.options ?? [])
        return words.map(Self.quoted).joined(separator: " ")
    }

    /// Returns the line for a walkthrough that has ended, fit for a shell.
    package func line(for walkthrough: ReportedWalkthrough) -> String {
        line(for: walkthrough.walkthrough, under: walkthrough.schedules)
    }

    /// Returns a word as a POSIX shell reads it back.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "_-./:=,+@%".utf8.contains(byte)
            }
        }
        if isPlain, !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
