/// Writes values the way the language does.
package enum LanguageText {
    /// Returns a text in quotes, escaped so that reading it gives the same text.
    package static func quoted(_ text: String) -> String {
        "\"" + escaped(text) + "\""
    }

    /// Returns a template in quotes, its parameters as `${name}`.
    package static func quoted(_ template: Template) -> String {
        guard !template.isLiteral else { return quoted(template.text) }
        var result = "\""
        for segment in template.segments {
            switch segment {
            case .text(let text): result += escaped(text)
            case .parameter(let name): result += "${\(name)}"
            }
        }
        return result + "\""
    }

    /// Returns a name as it is where it can stand so, else in quotes.
    package static func name(_ name: String) -> String { isBareWord(name) ? name : quoted(name) }

    /// Returns whether a text can stand without quotes: letters, digits, `_`, `.` and `-`, one at least.
    package static func isBareWord(_ text: String) -> Bool {
        let isBare = text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII ? Lexer.isWordByte(UInt8(scalar.value)) : Lexer.isLetter(scalar)
        }
        return isBare && !text.isEmpty
    }

    /// Returns a text with what cannot stand in quotes written out.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var scalars = text.unicodeScalars.makeIterator()
        var next = scalars.next()
        while let scalar = next {
            next = scalars.next()
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "$": result += next == "{" ? "\\$" : "$"
            default: Visible.append(scalar, to: &result)
            }
        }
        return result
    }
}
