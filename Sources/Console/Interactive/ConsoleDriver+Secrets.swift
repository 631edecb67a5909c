import Walkthroughs

extension ConsoleDriver {
    /// The words with which lines begin that may hold a secret.
    private static let words = ["type", "expect", "use"]

    /// Returns a typed line with dots for what goes into a secure field, or is compared with what stands there.
    func concealed(_ line: String) -> String {
        guard Self.words.contains(where: { line.contains($0) }) else { return line }
        var parser = ConsoleParser(patterns: patterns)
        guard let step = parser.parse(line).steps.first else { return line }
        if case .use(let use) = step.command { return concealed(use, in: line) }
        let concealed = session.concealingSecrets(of: step.command, in: step.source)
        return concealed == step.source ? line : concealed
    }

    /// Returns a line `use` with dots for the arguments that the script types into secure fields.
    private func concealed(_ use: Use, in line: String) -> String {
        var secrets: Set<String> = []
        if !use.arguments.isEmpty, let program = try? program(ofLine: line).get() {
            secrets = program.parametersTyped { $0.map(session.showsSecret) ?? false }
        }
        var result = line
        // From the end, so that the places of those before stay right.
        for argument in use.arguments.reversed()
        where secrets.contains(argument.name) || Secret.isMeant(by: argument.name) {
            let name = result.index(result.startIndex, offsetBy: argument.location.column - 1)
            guard let sign = result[name...].firstIndex(of: "=") else { continue }
            result =
                result[...sign] + "\"" + Secret.dots(for: argument.value.text) + "\""
                + result[Self.end(ofValueIn: result, after: sign)...]
        }
        return result
    }

    /// Returns where a value ends that stands behind a sign: at its closing quote, else at a blank.
    private static func end(ofValueIn line: String, after sign: String.Index) -> String.Index {
        let rest = line[line.index(after: sign)...]
        guard let start = rest.firstIndex(where: { $0 != " " && $0 != "\t" }) else { return line.endIndex }
        guard line[start] == "\"" else {
            return line[start...].firstIndex { $0 == " " || $0 == "\t" } ?? line.endIndex
        }
        var index = line.index(after: start)
        while index < line.endIndex, line[index] != "\"" {
            if line[index] == "\\", line.index(after: index) < line.endIndex { index = line.index(after: index) }
            index = line.index(after: index)
        }
        return index < line.endIndex ? line.index(after: index) : index
    }
}
