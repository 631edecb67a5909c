import Basics
import HeadlessUIKit
import WalkthroughLanguage
import WalkthroughRunner

extension ConsoleDriver {
    /// Returns a line with dots for its secrets; if it has an error and may hold one, for all words but the first.
    func shown(_ line: String, as parsed: ConsoleParser.Outcome) -> ShownLine {
        let command = parsed.lineStep?.command
        let arguments = if case .use(let use)? = command { use.arguments } else { [Use.Argument]() }
        let isFaulty = !parsed.diagnostics.isEmpty
        let isType = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("type")
        let mayTypeSecret = isType && (isIncomplete || session.screen?.holdsSecureField ?? true)
        if isFaulty && (mayTypeSecret || Secret.isMeant(by: line))
            || arguments.contains(where: { Secret.isMeant(by: $0.name) })
        {
            return ShownLine(hidingArgumentsOf: line)
        }
        let text = command.map { session.concealingSecrets(of: $0, in: line) } ?? session.secrets.concealing(in: line)
        return ShownLine(line: line, text: text)
    }

    /// Returns lines about the screen with dots for what was typed into secure fields.
    func concealed(_ lines: [String]) -> [String] { lines.map { session.secrets.concealing(in: $0) } }

    /// Returns a diagnostic of typed lines, with dots for secrets.
    func concealed(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.location.file == ConsoleParser.path, let excerpt = diagnostic.excerpt else {
            return diagnostic
        }
        var result = diagnostic
        if excerpt.isPart, hidesTypedLines {
            result.excerpt?.text = Secret.dots(for: excerpt.text)
        } else if excerpt.text == typedLine?.line {
            result.excerpt?.text = typedLine?.text ?? ""
        } else {
            result.excerpt?.text = session.secrets.concealing(in: excerpt.text)
        }
        let hide = { (text: String) in self.typedLine?.concealing(in: text) ?? text }
        result.message = hide(diagnostic.message)
        result.help = diagnostic.help.map(hide)
        return result
    }
}

/// A typed line with a dot for each character of a secret, so that all others keep their columns.
struct ShownLine {
    /// The line as it was typed.
    let line: String
    /// The line with its dots.
    let text: String

    /// Whether dots replace a part.
    var hidesSomething: Bool { text != line }

    /// Returns an error's sentence, with dots for the words that are hidden here.
    func concealing(in sentence: String) -> String {
        guard hidesSomething else { return sentence }
        return Self.arguments(of: line).map { String(line[$0]) }.filter { !text.contains($0) }
            .reduce(sentence) { $0.replacing($1, with: Secret.dots(for: $1)) }
    }

    /// The ranges of all words but the first.
    ///
    /// They are found by scalars: a combining mark makes one character of itself and of the blank before it.
    private static func arguments(of line: String) -> [Range<String.Index>] {
        line.unicodeScalars.split { $0 == " " || $0 == "\t" || $0 == "=" }.dropFirst().map {
            $0.startIndex..<$0.endIndex
        }
    }
}

extension ShownLine {
    /// Makes a line with dots for all words but the first.
    init(hidingArgumentsOf line: String) {
        var text = line
        // From the end, so that the other ranges stay valid.
        for range in Self.arguments(of: line).reversed() {
            text.replaceSubrange(range, with: Secret.dots(for: String(line[range])))
        }
        self.init(line: line, text: text)
    }
}
