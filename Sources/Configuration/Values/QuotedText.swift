/// Text from a file or a person, made fit for one line of a message.
enum QuotedText {
    /// The longest text that a message repeats, in characters.
    static let limit = 60

    /// Returns the text in double quotes, shortened and with control characters escaped.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text, quotes: true))\""
    }

    /// Returns the text shortened to so many characters, with control characters written as escapes.
    static func escaped(_ text: String, quotes: Bool = false, limit: Int = limit) -> String {
        var result = ""
        for scalar in text.prefix(limit).unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\\" where quotes: result += "\\\\"
            case "\"" where quotes: result += "\\\""
            case _ where TerminalControl.isOne(scalar):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return text.dropFirst(limit).isEmpty ? result : result + "…"
    }

    /// Returns a file's path as messages show it: whole, unless nobody would read it to its end.
    static func path(_ path: String) -> String {
        escaped(path, limit: 1000)
    }
}
