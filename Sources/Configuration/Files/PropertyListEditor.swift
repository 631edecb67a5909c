import Basics
import Foundation

/// Changes single values in the text of an XML property list; comments, layout and all other values stay as they are.
struct PropertyListEditor {
    /// The text.
    private(set) var bytes: [UInt8]
    /// The positions of the values in the text.
    private let outline: PropertyListOutline
    /// The line break of the text.
    private let newline: String

    /// Makes an editor of a text with its outline.
    init(bytes: [UInt8], outline: PropertyListOutline) {
        self.bytes = bytes
        self.outline = outline
        let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        newline = lineEnd > 0 && bytes[lineEnd - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Replaces the value of a key, or adds the key with the groups around it; `element` is the new value as XML.
    mutating func set(_ keyPath: ConfigurationKeyPath, to element: String) {
        if let old = outline.element(at: keyPath) {
            bytes.replaceSubrange(old.range, with: element.utf8)
            return
        }
        var group = ConfigurationKeyPath()
        for key in keyPath.components.dropLast() {
            guard outline.element(at: group.appending(key)) != nil else { break }
            group = group.appending(key)
        }
        guard let parent = outline.element(at: group) else { return }
        let keys = keyPath.components.dropFirst(group.components.count)
        insert(Array(keys), element, into: parent)
    }

    /// Removes a key and its value; a comment between them or after them stays.
    mutating func remove(_ keyPath: ConfigurationKeyPath) {
        guard let element = outline.element(at: keyPath), let key = element.keyRange else { return }
        if isBlank(key.upperBound..<element.range.lowerBound) {
            removeLine(key.lowerBound..<element.range.upperBound)
        } else {
            removeLine(element.range)
            removeLine(key)
        }
    }

    private mutating func insert(_ keys: [String], _ element: String, into parent: PropertyListOutline.Element) {
        let outer = indentation(before: parent.keyRange?.lowerBound ?? parent.range.lowerBound)
        let first = parent.children.first.flatMap { outline.elements[$0].keyRange }
        let inner = first.map { indentation(before: $0.lowerBound) } ?? outer + "\t"
        let unit = inner.hasPrefix(outer) && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "\t"
        let lines = lines(keys[...], element, indentation: inner, unit: unit)
        if parent.isSelfClosing {
            let text = "<dict>\(newline)\(lines)\(outer)</dict>"
            bytes.replaceSubrange(parent.range, with: text.utf8)
            return
        }
        // Insert before the line of `</dict>`, after all comments; if `</dict>` has no line of its own, it gets one.
        let end = parent.content.upperBound
        let lineStart = lineStart(before: end)
        if lineStart > parent.content.lowerBound, isBlank(lineStart..<end) {
            bytes.insert(contentsOf: lines.utf8, at: lineStart)
        } else {
            bytes.insert(contentsOf: "\(newline)\(lines)\(outer)".utf8, at: end)
        }
    }

    /// Returns the lines of a key, and of the new groups around it.
    private func lines(_ keys: ArraySlice<String>, _ element: String, indentation: String, unit: String) -> String {
        guard let key = keys.first, let name = PropertyListText.encoded(key) else { return "" }
        let head = "\(indentation)<key>\(name)</key>\(newline)\(indentation)"
        if keys.count == 1 { return "\(head)\(element)\(newline)" }
        let body = lines(keys.dropFirst(), element, indentation: indentation + unit, unit: unit)
        return "\(head)<dict>\(newline)\(body)\(indentation)</dict>\(newline)"
    }

    /// Removes bytes, and their whole lines if these contain nothing else.
    private mutating func removeLine(_ range: Range<Int>) {
        let start = lineStart(before: range.lowerBound)
        let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if isBlank(start..<range.lowerBound), isBlank(range.upperBound..<end), start > 0, end < bytes.count {
            bytes.removeSubrange(start..<(end + 1))
        } else {
            bytes.removeSubrange(range)
        }
    }

    private func indentation(before place: Int) -> String {
        let start = lineStart(before: place)
        let blanks = bytes[start..<place].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blanks, as: UTF8.self)
    }

    private func lineStart(before place: Int) -> Int {
        (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}

/// Writes values and keys as XML.
enum PropertyListText {
    /// Returns a text with XML's special characters escaped; nil if it has a character that XML 1.0 does not allow.
    static func encoded(_ text: String) -> String? {
        let isAllowed = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0xFFFE, 0xFFFF: false
            default: true
            }
        }
        return isAllowed ? MarkupText.xml(text) : nil
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
