import Basics
import HeadlessUIKit
import WalkthroughLanguage
import WalkthroughRunner

extension ConsoleDriver {
    /// The first words of lines that may contain a secret.
    private static let words = ["type", "expect", "wait", "when", "use"]

    /// Returns a typed line with dots for text that goes into a secure field, or is compared with such text.
    ///
    /// A line with a syntax error cannot be understood. If it names a secret, or begins with `type` while a secure
    /// field is on screen, its quoted texts become dots; without any, all words but the first do. The arguments of a
    /// `use` with a secret become dots too.
    ///
    /// Text that was typed into a secure field before becomes dots everywhere.
    func concealed(_ line: String) -> ConcealedLine {
        var result = concealedByMeaning(line)
        result.hide(asIn: session.secrets.concealing(in: result.text))
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
            if !line.quotedTexts.isEmpty { result.hideQuotedTexts() } else { result.hideArguments() }
            return result
        }
        if case .use(let use) = step.command {
            if typesSecret(use, of: line) { result.hideArguments() }
        } else if session.concealingSecrets(of: step.command, in: step.source) != step.source {
            let texts = line.quotedTexts
            switch step.command {
            case .act(.type, _), .gesture(.type): texts.first.map { result.hide($0) }
            default: texts.last.map { result.hide($0) }
            }
        }
        return result
    }

    /// Whether a secure field is on screen, or may come there before a line of a block is performed.
    private var mayTypeSecrets: Bool { isIncomplete || session.screen?.holdsSecureField ?? true }

    /// Returns whether an argument of a `use` is a secret by its name, or is typed into a secure field by the script.
    private func typesSecret(_ use: Use, of line: String) -> Bool {
        guard !use.arguments.isEmpty else { return false }
        let typed = (try? program(ofLine: line).get())?.parametersTyped { $0.map(session.showsSecret) ?? false }
        return use.arguments.contains { typed?.contains($0.name) == true || Secret.isMeant(by: $0.name) }
    }

    /// Returns lines about the screen with dots for what was typed into secure fields.
    func concealed(_ lines: [String]) -> [String] { lines.map { session.secrets.concealing(in: $0) } }

    /// Returns a diagnostic of typed lines, with dots for secrets.
    func concealed(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.location.file == ConsoleParser.path, let excerpt = diagnostic.excerpt else {
            return diagnostic
        }
        var line = concealed(excerpt.text)
        // The excerpt of a long line is only a part, which cannot be parsed alone.
        if excerpt.isPart, concealsTypedLines { line.hideAll() }
        var result = diagnostic
        result.excerpt?.text = line.text
        result.message = line.concealing(in: diagnostic.message)
        result.help = diagnostic.help.map(line.concealing)
        return result
    }
}

/// A typed line with a dot for each character of a secret, so that all others keep their columns.
struct ConcealedLine {
    /// The line with its dots.
    private(set) var text: String
    /// The texts that dots replace, in order.
    private(set) var secrets: [String] = []

    /// Makes a line as it was typed, without dots.
    init(_ line: String) { text = line }

    /// Whether dots replace a part.
    var hidesSomething: Bool { !secrets.isEmpty }

    /// Returns an error's sentence, with dots for the texts that are hidden here.
    func concealing(in sentence: String) -> String {
        secrets.reduce(sentence) { text, secret in
            let dots = Secret.dots(for: secret)
            return text.replacing("`\(secret)`", with: "`\(dots)`").replacing("\"\(secret)\"", with: "\"\(dots)\"")
        }
    }

    /// Replaces some characters by dots.
    mutating func hide(_ range: Range<String.Index>) {
        guard !range.isEmpty else { return }
        let secret = String(text[range])
        secrets.append(secret)
        text.replaceSubrange(range, with: Secret.dots(for: secret))
    }

    /// Hides the parts that are dots in another version of the same line.
    mutating func hide(asIn other: String) {
        guard text != other else { return }
        let (own, others) = (text.unicodeScalars, other.unicodeScalars)
        let start = zip(own, others).prefix { $0 == $1 }.count
        let end = zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count
        secrets.append(String(own.dropFirst(start).dropLast(min(end, own.count - start))))
        text = other
    }

    /// Replaces all texts in quotes by dots.
    mutating func hideQuotedTexts() {
        // From the end, so that the other ranges stay valid.
        for range in text.quotedTexts.reversed() { hide(range) }
    }

    /// Replaces all words but the first by dots.
    mutating func hideArguments() {
        // By scalars: a combining mark makes one character of itself and of the blank before it.
        let words = text.unicodeScalars.split { $0 == " " || $0 == "\t" || $0 == "=" }
        for word in words.dropFirst().reversed() { hide(word.startIndex..<word.endIndex) }
    }

    /// Replaces the whole line by dots.
    mutating func hideAll() { hide(text.startIndex..<text.endIndex) }
}
