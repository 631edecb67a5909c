import Foundation

/// The text between XML tags: how values are written, and how keys are read.
enum PropertyListText {
    /// Returns the text that the bytes stand for, or nil if there is more than text, CDATA and known entities in them.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        let opening = Array("<![CDATA[".utf8)
        var result = ""
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let content = start + opening.count
            guard rest[start...].starts(with: opening), let text = plain(rest[..<start]),
                let end = (content..<rest.endIndex).first(where: { rest[$0...].starts(with: "]]>".utf8) })
            else { return nil }
            result += text + String(decoding: rest[content..<end], as: UTF8.self)
            rest = rest[(end + 3)...]
        }
        return plain(rest).map { result + $0 }
    }

    /// Returns the text that bytes without a tag stand for.
    private static func plain(_ bytes: ArraySlice<UInt8>) -> String? {
        var result = ""
        var rest = Substring(decoding: bytes, as: UTF8.self)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";") else { return nil }
            guard let scalar = scalar(ofEntity: rest[rest.index(after: start)..<end]) else { return nil }
            result.unicodeScalars.append(scalar)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func scalar(ofEntity name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let isHexadecimal = name.dropFirst().first == "x"
            let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
            return code.flatMap(Unicode.Scalar.init)
        }
    }

    /// Returns text with the characters escaped that mean something in XML, or nil if XML 1.0 has no place for one.
    static func encoded(_ text: String) -> String? {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: return nil
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a leaf as an XML element, or nil if it cannot be written.
    static func element(for value: ConfigurationValue) -> String? {
        switch value {
        case .string(let text): encoded(text).map { "<string>\($0)</string>" }
        case .integer(let number): "<integer>\(number)</integer>"
        case .real(let number): "<real>\(number)</real>"
        case .boolean(let flag): flag ? "<true/>" : "<false/>"
        case .date(let date): "<date>\(date.formatted(.iso8601))</date>"
        case .data, .array, .dictionary: nil
        }
    }
}
