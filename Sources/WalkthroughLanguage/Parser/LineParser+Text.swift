import Basics

extension LineParser {
    /// Takes a text in double quotes, its escapes undone and its parameters set apart.
    mutating func text(_ what: String) throws(SyntaxError) -> Template {
        let token = try take(.text, what)
        guard !token.isPlain else { return Template(source(token.start + 1..<token.end - 1)) }
        var segments: [Template.Segment] = []
        var literal: [UInt8] = []
        var offset = token.start + 1
        let end = token.end - 1
        while offset < end {
            let byte = lexer.bytes[offset]
            if byte == UInt8(ascii: "\\") {
                offset = try escape(at: offset, before: end, into: &literal)
            } else if byte == UInt8(ascii: "$"), lexer.bytes[offset + 1] == UInt8(ascii: "{") {
                if !literal.isEmpty { segments.append(.text(String(decoding: literal, as: UTF8.self))) }
                literal = []
                let name = try parameter(at: offset, before: end)
                segments.append(.parameter(source(name)))
                offset = name.upperBound + 1
            } else {
                literal.append(byte)
                offset += 1
            }
        }
        if !literal.isEmpty { segments.append(.text(String(decoding: literal, as: UTF8.self))) }
        return Template(segments: segments)
    }

    /// Notes a `${name}` and returns the bytes of its name.
    private mutating func parameter(at start: Int, before end: Int) throws(SyntaxError) -> Range<Int> {
        var offset = start + 2
        while offset < end, lexer.bytes[offset].isWordByte || lexer.bytes[offset] >= 0x80 { offset += 1 }
        guard offset > start + 2, offset < end, lexer.bytes[offset] == UInt8(ascii: "}") else {
            throw SyntaxError(
                message: "`${` needs a parameter's name and `}`", range: start..<max(offset, start + 2),
                help: "write `${name}`, or `\\${` for the characters themselves")
        }
        let name = start + 2..<offset
        let location = location(of: start)
        references.append(Located(source(name), at: location, length: source(name).count + 3))
        hasParameters = true
        return name
    }

    /// Appends the character that an escape stands for; returns the byte after the escape.
    private func escape(at start: Int, before end: Int, into text: inout [UInt8]) throws(SyntaxError) -> Int {
        let kind = lexer.bytes[start + 1]
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"): text.append(kind)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): return try unicodeEscape(at: start, before: end, into: &text)
        default:
            var next = start + 2
            while next < end, lexer.bytes[next] & 0xC0 == 0x80 { next += 1 }
            throw SyntaxError(
                message: "unknown escape `\(source(start..<next))`", range: start..<next,
                help: #"escapes are \" \\ \n \t \u{1F998} and \${"#)
        }
        return start + 2
    }

    /// Appends the character of `\u{1F998}`; returns the byte after the brace.
    private func unicodeEscape(at start: Int, before end: Int, into text: inout [UInt8]) throws(SyntaxError) -> Int {
        var offset = start + 2
        guard offset < end, lexer.bytes[offset] == UInt8(ascii: "{") else {
            throw SyntaxError(
                message: "`\\u` needs a character's number in braces", range: start..<offset, help: "write `\\u{1F998}`"
            )
        }
        offset += 1
        let digits = offset
        while offset < end, lexer.bytes[offset] != UInt8(ascii: "}") { offset += 1 }
        let range = start..<min(offset + 1, end)
        guard offset < end, offset - digits <= 8, let number = UInt32(source(digits..<offset), radix: 16),
            lexer.bytes[digits] != UInt8(ascii: "+"), lexer.bytes[digits] != UInt8(ascii: "-"),
            let scalar = Unicode.Scalar(number)
        else {
            throw SyntaxError(
                message: "`\(source(range).prefix(16))` is no character of Unicode", range: range,
                help: "write its number in hexadecimal: `\\u{1F998}`")
        }
        text.append(contentsOf: UTF8.encode(scalar)?.map(\.self) ?? [])
        return offset + 1
    }
}
