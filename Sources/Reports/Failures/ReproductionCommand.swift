import Basics
package import WalkthroughRunner

/// The command line that runs one walkthrough again, just as it ran.
package struct ReproductionCommand: Equatable, Sendable {
    /// What is written instead of the value of a secret parameter.
    private static let concealed = WalkthroughResult.concealedValue

    /// What a person types to run the program, as a shell reads it.
    private let program: String
    /// The environment's variables that its course depends on, as `NAME=VALUE`.
    private let variables: [String]
    /// The options that the run was given and that its course depends on, in words.
    private let options: [String]
    /// The scripts that take a parameter, by its name; nil if that is not known.
    private let owners: [String: Set<String>]?

    /// Makes the command of a run with these options, such as `--seed`, `7`.
    package init(
        program: String = "rehearse", variables: [String] = [], options: [String] = [], owners: [ParameterOwners]? = nil
    ) {
        self.program = program
        self.variables = variables
        self.options = options
        self.owners = owners.map { owners in
            Dictionary(owners.map { ($0.name, Set($0.scripts)) }, uniquingKeysWith: { $0.union($1) })
        }
    }

    /// Makes the command of a run with this head.
    init(_ header: RunHeader) {
        self.init(
            program: header.program ?? "rehearse", variables: header.variables ?? [], options: header.options,
            owners: header.owners)
    }

    /// Returns the same with more options.
    func adding(_ words: [String]) -> ReproductionCommand {
        ReproductionCommand(self, options: options + words)
    }

    private init(_ other: ReproductionCommand, options: [String]) {
        (program, variables, owners) = (other.program, other.variables, other.owners)
        self.options = options
    }

    /// Returns the line for a walkthrough, fit for a shell.
    ///
    /// - Parameters:
    ///   - walkthrough: which one.
    ///   - parameters: what `--param` gave it, as `NAME=VALUE`; nil if that is not known, so that all are named
    ///     that its script takes.
    ///   - schedules: what its schedules have shown; the first that failed is named. Nil if there were none.
    ///   - limit: the option of the limit that ended it; nil if none did, so that it depends on none.
    package func line(
        for walkthrough: WalkthroughIdentity, with parameters: [String]? = nil,
        under schedules: ScheduleRecord? = nil, endedBy limit: String? = nil
    ) -> String {
        let given = options(besides: limit, parameters, of: walkthrough.path)
        let words = ["test", walkthrough.argument] + given + (schedules?.options ?? [])
        let assignments = variables.map { variable in
            let name = variable.prefix { $0 != "=" }
            return name + "=" + Self.quoted(String(variable.dropFirst(name.count + 1)))
        }
        return (assignments + [SafeText.fragment(program)] + words.map(Self.quoted)).joined(separator: " ")
    }

    /// Returns the options without the limits that did not end the walkthrough, and with its own parameters only.
    private func options(besides limit: String?, _ parameters: [String]?, of path: String) -> [String] {
        var kept: [String] = []
        var rest = options[...]
        while let word = rest.popFirst() {
            switch word {
            case "--timeout" where limit != word, "--memory" where limit != word: _ = rest.popFirst()
            case "--param":
                guard let unread = rest.popFirst() else { break }
                // What is handed over ends with the sign for a secret.
                if let parameters {
                    if let own = parameters.first(where: { $0.hasPrefix(unread.dropLast()) }) { kept += [word, own] }
                } else if owners?[String(unread.dropLast(2))]?.contains(path) ?? true {
                    kept += [word, unread]
                }
            default: kept.append(word)
            }
        }
        return kept
    }

    /// Returns the option that gives a parameter a value which only a walkthrough's own result may tell.
    package static func option(ofParameter name: String) -> [String] { ["--param", name + "=" + concealed] }

    /// Returns the line for a walkthrough that has ended, fit for a shell.
    package func line(for walkthrough: WalkthroughResult) -> String {
        line(
            for: walkthrough.walkthrough, with: walkthrough.parameters, under: walkthrough.schedules,
            endedBy: walkthrough.limit)
    }

    /// Returns a word as a shell reads it back; the sign for a secret stays as it is.
    private static func quoted(_ word: String) -> String {
        let isHidden = word.hasSuffix("=" + concealed) && ShellWord.isPlain(word.dropLast())
        if isHidden { return word }
        return SafeText.fragment(word) == word ? ShellWord.quoted(word) : escaped(word)
    }

    /// Returns a word without controls, in the quotes in which bash, zsh, ksh and POSIX of 2024 read escapes back.
    private static func escaped(_ word: String) -> String {
        var result = "$'"
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\\", "'": result += "\\" + String(scalar)
            case _ where scalar == "#" || SafeText.isUnsafe(scalar):
                // The sign begins commands of CI systems anywhere in a line: ##[error]
                // Octal ones have three digits at most, so that a digit behind them is none of theirs.
                for byte in String(scalar).utf8 {
                    result += "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst()
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }
}
