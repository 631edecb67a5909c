import HeadlessUIKit
import StageRuntime
package import WalkthroughLanguage

extension Session {
    /// The screen as text, secrets as dots.
    package var screenLines: [String] {
        screen.map { $0.text.split(separator: "\n").map { concealingTypedSecrets(in: String($0)) } } ?? []
    }

    /// The name of the topmost screen, below an alert.
    package var screenName: String? {
        stage.run { UIApplication.shared.keyWindow?.screenController?.stageScreen?.screenName }
    }

    /// Returns a failure with all that helps to understand it.
    package func describe(
        _ failure: StepFailure, at location: SourceLocation, source: String?, uses: [SourceLocation], stepsBefore: Int,
        events: Int
    ) -> WalkthroughFailure {
        var failure = failure
        if let idleTap { failure.notes.append("before it, `\(idleTap)` reached a button that has no action") }
        return WalkthroughFailure(
            concealingTypedSecrets(in: failure), at: location, source: source, uses: uses, stepsBefore: stepsBefore,
            time: stage.clock.now, screen: screenLines, pending: pending.map(\.line),
            events: lastEvents(events).map(\.line))
    }

    /// Settles how ``line`` shows a text, now that the field is known which it goes to: as dots in a secure one.
    func conceal(_ text: Template, typedInto field: UIResponder?) {
        guard let field, field.takesText else { return }
        let isSecret = field.hidesTypedText
        noteTyped(text.text, isSecret: isSecret)
        line =
            isSecret
            ? writtenLine.replacingQuotedText(with: Secret.dots(for: text.text))
            : concealingTypedSecrets(in: writtenLine)
    }
}

extension String {
    /// Returns the line with its first quoted text replaced.
    func replacingQuotedText(with replacement: String) -> String {
        quotedTexts.first.map { replacing($0, with: replacement) } ?? self
    }

    /// Returns the line with its last quoted text replaced.
    func replacingLastQuotedText(with replacement: String) -> String {
        quotedTexts.last.map { replacing($0, with: replacement) } ?? self
    }

    private func replacing(_ range: Range<Index>, with replacement: String) -> String {
        self[..<range.lowerBound] + replacement + self[range.upperBound...]
    }

    /// Where the texts in quotes stand, without their quotes.
    ///
    /// Byte by byte, as the lexer reads: a quote with a combining mark behind it is one character, and no quote.
    package var quotedTexts: [Range<Index>] {
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var ranges: [Range<Index>] = []
        var next = startIndex
        while let opening = utf8[next...].firstIndex(of: quote) {
            let start = utf8.index(after: opening)
            var end = start
            while end < endIndex, utf8[end] != quote {
                let isEscape = utf8[end] == backslash
                end = utf8.index(after: end)
                if isEscape, end < endIndex { end = utf8.index(after: end) }
            }
            ranges.append(start..<end)
            next = end < endIndex ? utf8.index(after: end) : endIndex
        }
        return ranges
    }
}
