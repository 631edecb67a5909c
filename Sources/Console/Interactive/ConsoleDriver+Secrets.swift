import HeadlessUIKit
import Walkthroughs

extension ConsoleDriver {
    /// The words with which lines begin that may hold a secret.
    private static let words = ["type", "expect", "wait", "when", "use"]

    /// Returns a typed line with dots for what goes into a secure field, or is compared with what stands there.
    ///
    /// In a line that cannot be understood, and that begins with `type` where a secure field is on screen or names a
    /// secret, nothing may be read but the words of the language and the secret's name.
    ///
    /// What was typed into a secure field before is dots wherever it stands.
    func concealed(_ line: String) -> ConcealedLine {
        var result = concealedByMeaning(line)
        result.hide(asIn: session.concealingTypedSecrets(in: result.text))
        return result
    }

    private func concealedByMeaning(_ line: String) -> ConcealedLine {
        var result = ConcealedLine(line)
        let words = line.unicodeScalars.split { $0 == " " || $0 == "\t" }.map(String.init)
        let mayHoldSecret = words.first.map(Self.words.contains) ?? false
        guard mayHoldSecret || Secret.isMeant(by: line) else { return result }
        var parser = ConsoleParser(patterns: patterns)
        var outcome = parser.parse(line)
        if outcome.isIncomplete, words.first == "when" { outcome = parser.parse("end") }
        guard let step = outcome.steps.first else {
            let isMeant = words.first == "type" && mayTypeSecrets || Secret.isMeant(by: line)
            guard !outcome.diagnostics.isEmpty, isMeant else { return result }
            if !line.quotedTexts.isEmpty { result.hideQuotedTexts() } else { result.hideWords(except: Self.mayBeRead) }
            return result
        }
        if case .use(let use) = step.command {
            hide(use, in: &result)
        } else if session.concealingSecrets(of: step.command, in: step.source) != step.source {
            let texts = line.quotedTexts
            if case .type = step.command {
                texts.first.map { result.hide($0) }
            } else {
                texts.last.map { result.hide($0) }
            }
        }
        return result
    }

    /// Whether a secure field is on screen; in a block it may come there before the line is performed.
    private var mayTypeSecrets: Bool { isIncomplete || session.screen?.holdsSecureField ?? true }

    private static func mayBeRead(_ word: Substring) -> Bool {
        CommandReference.consoleWords.contains(String(word)) || ["into", "is"].contains(word)
            || Secret.isMeant(by: String(word))
    }

    /// Hides the arguments of a `use` that the script types into secure fields.
    private func hide(_ use: Use, in line: inout ConcealedLine) {
        guard !use.arguments.isEmpty else { return }
        let secrets = (try? program(ofLine: line.text).get())?.parametersTyped { $0.map(session.showsSecret) ?? false }
        // From the end, so that the places of those before stay right.
        for argument in use.arguments.reversed()
        where secrets?.contains(argument.name) == true || Secret.isMeant(by: argument.name) {
            let bytes = line.text.utf8
            guard argument.valueRange.upperBound <= bytes.count else { return line.hideWords { _ in false } }
            var start = bytes.index(bytes.startIndex, offsetBy: argument.valueRange.lowerBound)
            var end = bytes.index(bytes.startIndex, offsetBy: argument.valueRange.upperBound)
            if argument.valueRange.count > 1, bytes[start] == UInt8(ascii: "\"") {
                (start, end) = (bytes.index(after: start), bytes.index(before: end))
            }
            line.hide(start..<end)
        }
    }

    /// Returns lines about the screen with dots for what was typed into secure fields.
    func concealed(_ lines: [String]) -> [String] { lines.map { session.concealingTypedSecrets(in: $0) } }

    /// Returns what is wrong with typed lines, with dots for what nobody is to read.
    func concealed(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.location.file == ConsoleParser.path, let excerpt = diagnostic.excerpt else {
            return diagnostic
        }
        var line = concealed(excerpt.text)
        // Of a long line the excerpt is a part, which cannot be understood by itself.
        if excerpt.isPart, concealsTypedLines { line.hideWords { _ in false } }
        var result = diagnostic
        result.excerpt?.text = line.text
        result.message = line.concealing(in: diagnostic.message)
        result.help = diagnostic.help.map(line.concealing)
        return result
    }
}
