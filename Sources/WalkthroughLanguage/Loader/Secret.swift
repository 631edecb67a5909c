import Basics
package import Configuration

/// Recognises secrets by the names of elements, keys and parameters, and conceals them in output.
package enum Secret {
    /// Parts of names that indicate a secret, in lower case.
    private static let parts = [
        "password", "passwort", "passwd", "passcode", "passphrase", "kennwort", "secret", "token", "credential",
    ].map { Array($0.utf8) }
    /// Whole words in names that indicate a secret.
    private static let words = ["pin", "pw", "pwd", "otp", "cvc", "cvv"].map { Array($0.utf8) }

    /// Returns one dot for each character of a text.
    package static func dots(for text: String) -> String { String(repeating: "\u{2022}", count: text.count) }

    /// Returns whether a name indicates a secret.
    package static func isMeant(by name: String) -> Bool {
        // It compares bytes, because it is called for every step and all these words are ASCII.
        let bytes = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return bytes.indices.contains { start in
            guard Self.firstLetters.contains(bytes[start]) else { return false }
            let rest = bytes[start...]
            if parts.contains(where: { rest.starts(with: $0) }) { return true }
            guard start == 0 || !Self.isLetter(bytes[start - 1]) else { return false }
            return words.contains { word in
                rest.starts(with: word) && !(rest.dropFirst(word.count).first.map(Self.isLetter) ?? false)
            }
        }
    }

    /// Returns whether a key of the configuration indicates a secret.
    package static func isMeant(by keyPath: ConfigurationKeyPath) -> Bool {
        keyPath.components.contains { isMeant(by: $0) }
    }

    /// The first letters of the parts and words.
    private static let firstLetters = Array(Set((parts + words).compactMap(\.first))).sorted()

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }

    /// The smallest number of characters of a secret that is searched inside longer texts.
    private static let shortestPart = 4

    /// Returns whether a secret is long enough to be searched inside longer texts; a short one occurs by chance.
    package static func isSoughtInside(longer secret: String) -> Bool { secret.count >= shortestPart }

    /// Returns a line with dots in place of secrets that occur in its quoted texts and patterns.
    ///
    /// The names of parameters, `${name}`, are not changed.
    package static func concealing(_ secrets: Set<String>, in text: String) -> String {
        // A fast path for lines without quotes and slashes.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) else { return text }
        // Secrets may also occur with escapes. The longest is replaced first, because it may contain another.
        var found: Set<String> = []
        for secret in secrets {
            for form in [secret, secret.escapedForQuotes] where mayStand(form, in: text) { found.insert(form) }
        }
        if found.isEmpty { return text }
        let secrets = found.sorted { ($1.count, $0) < ($0.count, $1) }
        let parts = secrets.filter(isSoughtInside)
        var result = ""
        var rest = text[...]
        while let range = rest.quotedTextOrPattern {
            result += rest[..<range.lowerBound]
            let piece = rest[range]
            let inside = String(piece.unicodeScalars.dropFirst().dropLast())
            if let whole = secrets.first(where: { $0 == inside }) {
                result += hiding(whole, in: String(piece))
            } else {
                result += piece.replacingOutsideParameters { part in
                    parts.reduce(String(part)) { hiding($1, in: $0) }
                }
            }
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// Returns a plain text, without quotes, with dots in place of secrets.
    package static func concealing(_ secrets: Set<String>, inPlain text: String) -> String {
        if secrets.contains(text) { return dots(for: text) }
        let parts = secrets.lazy.filter { isSoughtInside(longer: $0) && isThere($0, in: text) }
        // The longest is replaced first, because it may contain another.
        return parts.sorted { ($1.count, $0) < ($0.count, $1) }.reduce(text) { hiding($1, in: $0) }
    }

    /// Returns whether a secret may occur in a line: a short one only at the beginning of a quoted text or a pattern.
    private static func mayStand(_ secret: String, in text: String) -> Bool {
        isThere(secret, in: text)
            && (isSoughtInside(longer: secret) || isThere("\"" + secret, in: text) || isThere("/" + secret, in: text))
    }

    private static func isThere(_ secret: String, in text: String) -> Bool {
        guard !secret.isEmpty, !text.isEmpty else { return false }
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        var (bytes, sought) = (text, secret)
        let hasBytes = bytes.withUTF8 { bytes in
            sought.withUTF8 { sought in
                bytes.count >= sought.count
                    && (0...bytes.count - sought.count).contains {
                        bytes[$0] == sought[0] && bytes[$0..<($0 + sought.count)].elementsEqual(sought)
                    }
            }
        }
        if hasBytes { return true }
        // Equal characters may consist of different scalars, except in ASCII.
        return !isASCII && text.contains(secret)
    }

    /// Returns a text with dots in place of a secret, also if a combining mark follows it.
    private static func hiding(_ secret: String, in text: String) -> String {
        guard isThere(secret, in: text) else { return text }
        let dots = dots(for: secret)
        let result = text.unicodeScalars.replacing(secret.unicodeScalars, with: dots.unicodeScalars)
        // Equal characters may consist of different scalars.
        return String(result).replacing(secret, with: dots)
    }

    /// Returns JSON, also if it is incomplete, with dots in place of members whose names indicate a secret.
    package static func concealing(inJSON content: String) -> String {
        let member = /("(?:[^"\\]|\\.)*")(\s*:\s*)("(?:[^"\\]|\\.)*"?|[^\s{}\[\],"]+)/
            .matchingSemantics(.unicodeScalar)
        return content.replacing(member) { match in
            let (name, colon, value) = (match.1, match.2, match.3.unicodeScalars)
            guard isMeant(by: String(name)) else { return String(match.0) }
            let plain = value.first == "\"" ? value.dropFirst().dropLast(value.last == "\"" ? 1 : 0) : value
            return name + colon + "\"" + dots(for: String(plain)) + "\""
        }
    }

    /// Returns whether the name of an element indicates a secret.
    package static func isMeant(by query: ElementQuery) -> Bool {
        switch query.name {
        case .label(let label): isMeant(by: label.text)
        case .identifier(let identifier): isMeant(by: identifier)
        case .pattern(let pattern): isMeant(by: pattern.source)
        case nil: false
        }
    }
}

extension Substring {
    /// The range of the first quoted text or pattern; nil if there is none.
    ///
    /// An unclosed quote extends to the end. It compares bytes, as the lexer does: a quote with a combining mark is one
    /// character, but still a quote for the lexer.
    fileprivate var quotedTextOrPattern: Range<Index>? {
        var start = startIndex
        while start < endIndex {
            let mark = utf8[start]
            if mark == UInt8(ascii: "`"), let end = endOfIdentifier(at: start) {
                start = end
                continue
            }
            if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "/") {
                let content = utf8.index(after: start)
                var end = content
                while end < endIndex, utf8[end] != mark { end = indexAfterEscape(at: end) }
                let isQuote = mark == UInt8(ascii: "\"")
                // Two slashes in a row are no pattern.
                if end < endIndex, isQuote || end > content { return start..<utf8.index(after: end) }
                if isQuote { return start..<endIndex }
            }
            start = utf8.index(after: start)
        }
        return nil
    }

    /// Returns the end of an identifier between backquotes in which a quote is open; nil for other backquotes, such as
    /// those around a line.
    private func endOfIdentifier(at start: Index) -> Index? {
        var end = utf8.index(after: start)
        var isOpen = false
        while end < endIndex, utf8[end] != UInt8(ascii: "`") {
            if utf8[end] == UInt8(ascii: "\"") { isOpen.toggle() }
            end = indexAfterEscape(at: end)
        }
        return isOpen && end < endIndex ? utf8.index(after: end) : nil
    }

    /// Returns the text with replacements outside of its parameters, `${name}`.
    fileprivate func replacingOutsideParameters(_ replacement: (Substring) -> String) -> String {
        var result = ""
        var (start, next) = (startIndex, startIndex)
        while next < endIndex {
            guard let end = endOfParameter(at: next) else {
                next = indexAfterEscape(at: next)
                continue
            }
            result += replacement(self[start..<next]) + self[next..<end]
            (start, next) = (end, end)
        }
        return result + replacement(self[start...])
    }

    /// Returns the end of a parameter that begins at an index; nil if none begins there.
    private func endOfParameter(at index: Index) -> Index? {
        guard self[index...].utf8.starts(with: "${".utf8) else { return nil }
        let name = self[utf8.index(index, offsetBy: 2)...]
        guard let end = name.utf8.firstIndex(of: UInt8(ascii: "}")), String(name[..<end]).isBareWord else { return nil }
        return utf8.index(after: end)
    }

    /// Returns the index after a byte; for a backslash, after the character that it escapes.
    private func indexAfterEscape(at index: Index) -> Index {
        let next = utf8.index(after: index)
        guard utf8[index] == UInt8(ascii: "\\"), next < endIndex else { return next }
        return utf8.index(after: next)
    }
}

extension Program {
    /// The names of parameters whose values are typed into fields, in this script or in one that it uses.
    package var typedParameters: Set<String> { parametersTyped { _ in true } }

    /// The names of parameters whose values are secret: their own name or a field's name indicates it.
    package var secretParameters: Set<String> {
        let typed = parametersTyped { $0.map { Secret.isMeant(by: $0) } ?? false }
        let columns = script.header.examples?.columns.map(\.value) ?? []
        let named = script.header.parameters.map(\.name.value) + columns + values.overrides.keys
        return typed.union(named.filter { Secret.isMeant(by: $0) })
    }

    /// Returns the names of parameters that are typed into certain fields, directly or as arguments of `use`.
    package func parametersTyped(into isMeant: (ElementQuery?) -> Bool) -> Set<String> {
        var names: Set<String> = []
        var uses: [Use] = []
        func look(at steps: [Step]) {
            for step in steps {
                switch step.command {
                case .act(.type(let text), let field) where isMeant(field): names.formUnion(text.parameters)
                case .gesture(.type(let text)) where isMeant(nil): names.formUnion(text.parameters)
                case .repeat(_, let inner), .when(_, let inner): look(at: inner)
                case .use(let use): uses.append(use)
                default: break
                }
            }
        }
        look(at: script.steps)
        for used in scripts.values { look(at: used.steps) }
        var count = -1
        while count != names.count {
            count = names.count
            for argument in uses.flatMap(\.arguments) where names.contains(argument.name) {
                names.formUnion(argument.value.parameters)
            }
        }
        return names
    }
}

extension Template {
    /// The names of the parameters in the text.
    var parameters: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }
}
