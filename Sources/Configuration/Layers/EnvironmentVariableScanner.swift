/// Splits the text of `REHEARSE_SET` into its entries.
struct EnvironmentVariableScanner {
    /// What is left to read.
    private var rest: Substring

    /// Starts at the beginning of a text.
    init(text: String) {
        rest = text[...]
    }

    /// Returns the next entry that is not blank, or nil at the end.
    mutating func next() -> Entry? {
        rest = rest.drop { Self.isSeparator($0) || $0.isWhitespace }
        if rest.isEmpty { return nil }
        let start = rest
        var entry = Entry()
        let key = rest.prefix { $0 != "=" && !Self.isSeparator($0) }
        rest = rest[key.endIndex...]
        entry.key = Self.trimmed(key)
        if rest.first == "=" {
            rest = rest.dropFirst()
            readValue(into: &entry)
        } else {
            entry.fault = .noEqualsSign
        }
        if entry.fault != nil { rest = rest.drop { !Self.isSeparator($0) } }
        entry.text = Self.trimmed(start[..<rest.startIndex])
        return entry
    }

    private mutating func readValue(into entry: inout Entry) {
        rest = rest.drop { $0.isWhitespace && !$0.isNewline }
        guard rest.first == "\"" else {
            let value = rest.prefix { !Self.isSeparator($0) }
            rest = rest[value.endIndex...]
            entry.value = Self.trimmed(value)
            return
        }
        rest = rest.dropFirst()
        do {
            entry.value = try readQuoted()
            rest = rest.drop { $0.isWhitespace && !$0.isNewline }
            if let next = rest.first, !Self.isSeparator(next) { entry.fault = .textAfterQuote }
        } catch {
            entry.fault = error
        }
    }

    private mutating func readQuoted() throws(ConfigurationOverride.Fault) -> String {
        var value = ""
        while let character = rest.popFirst() {
            if character == "\"" { return value }
            guard character == "\\" else {
                value.append(character)
                continue
            }
            switch rest.popFirst() {
            case "\"": value.append("\"")
            case "\\": value.append("\\")
            case "n": value.append("\n")
            case "t": value.append("\t")
            case .some(let other): throw .unknownEscape(other)
            case nil: throw .unclosedQuote
            }
        }
        throw .unclosedQuote
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character == "," || character.isNewline
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}

extension EnvironmentVariableScanner {
    /// One `key=value`, or what is wrong with it.
    struct Entry: Equatable {
        /// The key, without spaces around it.
        var key = ""
        /// The value, without spaces around it or without its quotes.
        var value = ""
        /// The entry as it was written.
        var text = ""
        /// What is wrong; the next entry starts after the next separator.
        var fault: ConfigurationOverride.Fault?
    }
}
