package import Walkthroughs

/// The command line that runs one walkthrough again, just as it ran.
package struct ReproductionCommand: Equatable, Sendable {
    /// What stands for the value of a parameter that nobody is to read.
    private static let concealed = "…"

    /// The program that ran.
    private let program: String
    /// The environment's variables that its course depends on, as `NAME=VALUE`.
    private let variables: [String]
    /// The options that the run was given and that its course depends on, in words.
    private let options: [String]

    /// Makes the command of a run with these options, such as `--seed`, `7`.
    package init(program: String = "rehearse", variables: [String] = [], options: [String] = []) {
        self.program = program
        self.variables = variables
        self.options = options
    }

    /// Makes the command of a run with this head.
    init(_ header: RunHeader) {
        self.init(program: header.program ?? "rehearse", variables: header.variables ?? [], options: header.options)
    }

    /// Returns the same with more options.
    func adding(_ words: [String]) -> ReproductionCommand {
        ReproductionCommand(program: program, variables: variables, options: options + words)
    }

    /// Returns the line for a walkthrough, fit for a shell.
    ///
    /// - Parameters:
    ///   - walkthrough: which one.
    ///   - parameters: the values of `--param` that may be read, as `NAME=VALUE`.
    ///   - schedules: what its schedules have shown; the first that failed is named. Nil where there were none.
    ///   - limit: the option of the limit that ended it; nil where none did, so that it depends on none.
    package func line(
        for walkthrough: WalkthroughIdentity, with parameters: [String] = [],
        under schedules: ReportedSchedules? = nil, endedBy limit: String? = nil
    ) -> String {
        let given = options(besides: limit).map { word in
            parameters.first { word.hasSuffix("=" + Self.concealed) && $0.hasPrefix(word.dropLast()) } ?? word
        }
        let words = [program, "test", walkthrough.argument] + given + (schedules?.options ?? [])
        let assignments = variables.map { variable in
            let name = variable.prefix { $0 != "=" }
            return name + "=" + Self.quoted(String(variable.dropFirst(name.count + 1)))
        }
        return (assignments + words.map(Self.quoted)).joined(separator: " ")
    }

    /// Returns the options without the limits that did not end the walkthrough.
    private func options(besides limit: String?) -> [String] {
        var kept: [String] = []
        var rest = options[...]
        while let word = rest.popFirst() {
            switch word {
            case "--timeout" where limit != word, "--memory" where limit != word: _ = rest.popFirst()
            default: kept.append(word)
            }
        }
        return kept
    }

    /// Returns the option that gives a parameter a value which only a walkthrough's own result may tell.
    package static func option(ofParameter name: String) -> [String] { ["--param", name + "=" + concealed] }

    /// Returns the line for a walkthrough that has ended, fit for a shell.
    package func line(for walkthrough: ReportedWalkthrough) -> String {
        line(
            for: walkthrough.walkthrough, with: walkthrough.parameters ?? [], under: walkthrough.schedules,
            endedBy: walkthrough.limit)
    }

    /// Tells whether a POSIX shell reads a word back as it stands.
    static func isPlain(_ word: some StringProtocol) -> Bool {
        !word.isEmpty
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "_-./:=,+@%".utf8.contains(byte)
                }
            }
    }

    /// Returns a word as a POSIX shell reads it back.
    private static func quoted(_ word: String) -> String {
        if isPlain(word.hasSuffix("=" + concealed) ? word.dropLast() : word[...]) { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
