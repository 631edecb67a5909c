import Basics
package import Results

/// The command line that repeats one walkthrough.
package struct ReproductionCommand: Equatable, Sendable {
    /// The text that replaces a secret parameter's value.
    private static let concealed = WalkthroughResult.concealedValue

    /// The program as a person types it in a shell.
    private let program: String
    /// The environment variables that affect the run, as `NAME=VALUE`.
    private let variables: [String]
    /// The run's options that affect it, split into words.
    private let options: [String]

    /// Makes the command of a run with these options, such as `--seed`, `7`.
    package init(
        program: String = "rehearse", variables: [String] = [], options: [String] = []
    ) {
        (self.program, self.variables, self.options) = (program, variables, options)
    }

    init(_ header: RunHeader) {
        self.init(
            program: header.program ?? "rehearse", variables: header.variables ?? [], options: header.options)
    }

    func adding(_ words: [String]) -> ReproductionCommand {
        ReproductionCommand(program: program, variables: variables, options: options + words)
    }

    /// Returns the command line for a walkthrough, quoted for a shell.
    ///
    /// - Parameters:
    ///   - parameters: the parameters that `--param` set for it, as `NAME=VALUE`; nil if unknown, so that all are
    ///     included.
    ///   - schedules: the results of its schedules, the first failed one of which is included; nil if there were none.
    ///   - limit: the option of the limit that ended it; nil if none did, so that limits are left out.
    package func line(
        for walkthrough: WalkthroughIdentity, with parameters: [String]? = nil,
        under schedules: ScheduleRecord? = nil, endedBy limit: String? = nil
    ) -> String {
        let given = options(besides: limit, parameters)
        let words = ["test", walkthrough.argument] + given + (schedules?.options ?? [])
        let assignments = variables.map { variable in
            let name = variable.prefix { $0 != "=" }
            return name + "=" + Self.quoted(String(variable.dropFirst(name.count + 1)))
        }
        return (assignments + [SafeText.fragment(program)] + words.map(Self.quoted)).joined(separator: " ")
    }

    /// Returns the options without the limits that did not end the walkthrough, and with its own parameters only.
    private func options(besides limit: String?, _ parameters: [String]?) -> [String] {
        var kept: [String] = []
        var rest = options[...]
        while let word = rest.popFirst() {
            switch word {
            case "--timeout" where limit != word, "--memory" where limit != word: _ = rest.popFirst()
            case "--param":
                guard let option = rest.popFirst() else { break }
                if let parameters {
                    // The option ends in the sign for a secret; the walkthrough's own parameter may show the value.
                    if let own = parameters.first(where: { $0.hasPrefix(option.dropLast()) }) { kept += [word, own] }
                } else {
                    kept += [word, option]
                }
            default: kept.append(word)
            }
        }
        return kept
    }

    /// Returns the option for a parameter whose value only the walkthrough's result may show.
    package static func option(ofParameter name: String) -> [String] { ["--param", name + "=" + concealed] }

    /// Returns the command line for a walkthrough that has ended, quoted for a shell.
    package func line(for walkthrough: WalkthroughResult) -> String {
        line(
            for: walkthrough.walkthrough, with: walkthrough.parameters, under: walkthrough.schedules,
            endedBy: walkthrough.limit)
    }

    /// Quotes a word for a shell; the sign for a secret stays as it is, and control characters are written out.
    private static func quoted(_ word: String) -> String {
        let isHidden = word.hasSuffix("=" + concealed) && ShellWord.isPlain(word.dropLast())
        if isHidden { return word }
        return ShellWord.quoted(SafeText.fragment(word))
    }
}
