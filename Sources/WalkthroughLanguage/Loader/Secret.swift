import Basics
package import Configuration

/// Recognises secrets by the names of elements, keys and parameters, and conceals them in output.
package enum Secret {
    /// Parts of names that indicate a secret, in lower case.
    private static let parts = [
        "password", "passwort", "passwd", "passcode", "passphrase", "kennwort", "secret", "token", "credential",
    ].map { Array($0.utf8) }
    /// Whole words in names that indicate a secret.
    private static let words: Set<Substring> = ["pin", "pw", "pwd", "otp", "cvc", "cvv"]
    /// The smallest number of characters of a secret that is searched inside longer texts.
    private static let shortestPart = 4

    /// Returns one dot for each character of a text.
    package static func dots(for text: String) -> String { String(repeating: "\u{2022}", count: text.count) }

    /// Returns whether a name indicates a secret.
    package static func isMeant(by name: String) -> Bool {
        let name = name.lowercased()
        // `contains(_:)` of a string makes a table for each part: it took an eighth of a walkthrough.
        let bytes = Array(name.utf8)
        func occurs(_ text: some Sequence<UInt8>) -> Bool { bytes.indices.contains { bytes[$0...].starts(with: text) } }
        if parts.contains(where: { occurs($0) }) { return true }
        // Splitting asks Unicode about each character, so only what contains a word is split.
        return words.contains { occurs($0.utf8) } && name.split { !$0.isLetter }.contains { words.contains($0) }
    }

    /// Returns whether a key of the configuration indicates a secret.
    package static func isMeant(by keyPath: ConfigurationKeyPath) -> Bool {
        keyPath.components.contains { isMeant(by: $0) }
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

    /// Returns whether a secret is long enough to be searched inside longer texts; a short one occurs by chance.
    package static func isSoughtInside(longer secret: String) -> Bool { secret.count >= shortestPart }

    /// Returns a line with dots instead of secrets that occur in its quoted texts and patterns.
    ///
    /// The names of parameters, `${name}`, are not changed.
    package static func concealing(_ secrets: Set<String>, in line: String) -> String {
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) else { return line }
        // Secrets may also occur with escapes.
        let found = longestFirst(secrets.union(secrets.map(\.escapedForQuotes)), in: line)
        if found.isEmpty { return line }
        let quoted = /("(?:[^"\\]|\\.)*"?|\/(?:[^\/\\]|\\.)+\/)/.matchingSemantics(.unicodeScalar)
        return line.replacing(quoted) { match in
            let inside = String(match.0.unicodeScalars.dropFirst().dropLast())
            if found.contains(inside) { return hiding(inside, in: String(match.0)) }
            var (result, rest) = ("", match.0)
            let hide = { (text: Substring) in
                found.filter(isSoughtInside).reduce(String(text)) { hiding($1, in: $0) }
            }
            for parameter in rest.matches(of: /\$\{[^}]*\}/) {
                result += hide(rest[..<parameter.range.lowerBound]) + parameter.0
                rest = rest[parameter.range.upperBound...]
            }
            return result + hide(rest)
        }
    }

    /// Returns a plain text, without quotes, with dots instead of secrets.
    package static func concealing(_ secrets: Set<String>, inPlain text: String) -> String {
        if secrets.contains(text) { return dots(for: text) }
        return longestFirst(secrets.filter(isSoughtInside), in: text).reduce(text) { hiding($1, in: $0) }
    }

    /// Returns the secrets that occur in a text, the longest first, because it may contain another.
    private static func longestFirst(_ secrets: Set<String>, in text: String) -> [String] {
        secrets.filter { !$0.isEmpty && text.utf8.contains($0.utf8) }
            .sorted { ($1.count, $0) < ($0.count, $1) }
    }

    private static func hiding(_ secret: String, in text: String) -> String {
        String(text.unicodeScalars.replacing(secret.unicodeScalars, with: dots(for: secret).unicodeScalars))
    }

    /// Returns JSON, also if it is incomplete, with dots instead of members whose names indicate a secret.
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
}

extension Program {
    /// The names of the parameters of its script and of those that it uses.
    package var parameterNames: Set<String> {
        scripts.values.reduce(script.parameterNames) { $0.union($1.parameterNames) }
    }

    /// The names of parameters that indicate a secret.
    package var secretParameters: Set<String> {
        let columns = script.header.examples?.columns.map(\.value) ?? []
        let names = script.header.parameters.map(\.name.value) + columns + values.overrides.keys
        return Set(names.filter { Secret.isMeant(by: $0) })
    }
}
