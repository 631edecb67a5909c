/// Finds in the text of an XML property list what Foundation reads without an error: keys that are given twice, and a
/// key without a value.
///
/// If the text is not well-formed, the scan ends there; Foundation reports the error.
struct PropertyListScanner: Sendable {
    /// A key that a dictionary has twice; keys are as they are written, with their entities.
    struct Duplicate: Equatable, Sendable {
        var keyPath: ConfigurationKeyPath
        /// The line of the second one, from 1.
        var line: Int
    }

    /// A dictionary or an array that is not closed yet.
    private struct Frame {
        /// The element's name: `dict` or `array`.
        let name: String
        /// Its key, in a dictionary.
        let ownKey: String?
        /// The key that waits for its value, with its position.
        var key: (text: String, start: Int)?
        /// The keys so far.
        var keys: Set<String> = []
    }

    /// The keys that are given twice.
    private(set) var duplicates: [Duplicate] = []
    /// The first key without a value, and its line.
    private(set) var bareKey: (text: String, line: Int)?
    /// The depth of the nested dictionaries and arrays.
    private(set) var depth = 0
    /// The text.
    private let bytes: [UInt8]
    /// The index of the next byte to read.
    private var position = 0
    /// The dictionaries and arrays around the position.
    private var frames: [Frame] = []

    /// Scans a text; it ends where the text stops being a property list.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")), scanTag(at: start) {}
    }

    /// Scans a tag, for a leaf or a key also its content and end tag; returns whether to go on.
    private mutating func scanTag(at start: Int) -> Bool {
        if bytes[start...].starts(with: "<!--".utf8) {
            guard let end = end(of: "-->", from: start) else { return false }
            position = end
            return true
        }
        guard let end = end(of: ">", from: start) else { return false }
        position = end
        let inside = bytes[(start + 1)..<(end - 1)]
        switch inside.first {
        case UInt8(ascii: "?"), UInt8(ascii: "!"): return true
        case UInt8(ascii: "/"):
            let name = Self.name(inside.dropFirst())
            return name == "plist" || frames.popLast()?.name == name
        default: return open(Self.name(inside), isSelfClosing: inside.last == UInt8(ascii: "/"), from: start)
        }
    }

    private mutating func open(_ name: String, isSelfClosing: Bool, from start: Int) -> Bool {
        if name == "plist" { return true }
        if name == "key" {
            guard !frames.isEmpty, let content = isSelfClosing ? position..<position : leaf() else { return false }
            take(key: String(decoding: bytes[content], as: UTF8.self), from: start)
            return true
        }
        let key = frames.last?.key?.text
        if !frames.isEmpty { frames[frames.count - 1].key = nil }
        if isSelfClosing { return true }
        guard name == "dict" || name == "array" else { return leaf() != nil }
        frames.append(Frame(name: name, ownKey: key))
        depth = max(depth, frames.count)
        return depth <= ConfigurationKeyPath.depthLimit
    }

    private mutating func take(key: String, from start: Int) {
        let last = frames.count - 1
        // Foundation ignores such a key.
        if let key = frames[last].key, bareKey == nil { bareKey = (key.text, line(of: key.start)) }
        frames[last].key = (key, start)
        guard !frames[last].keys.insert(key).inserted else { return }
        let path = ConfigurationKeyPath(frames.compactMap(\.ownKey) + [key])
        duplicates.append(Duplicate(keyPath: path, line: line(of: start)))
    }

    /// Returns the content up to the next tag, and moves the position past that tag.
    private mutating func leaf() -> Range<Int>? {
        var index = position
        while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            guard bytes[next...].starts(with: "<![CDATA[".utf8) else {
                guard let end = end(of: ">", from: next) else { return nil }
                defer { position = end }
                return position..<next
            }
            guard let end = end(of: "]]>", from: next) else { return nil }
            index = end
        }
        return nil
    }

    /// Returns the index after the next occurrence of a text.
    private func end(of text: String, from start: Int) -> Int? {
        bytes[start...].firstRange(of: Array(text.utf8))?.upperBound
    }

    private func line(of index: Int) -> Int { 1 + bytes.prefix(index).count { $0 == UInt8(ascii: "\n") } }

    /// Returns the name at the beginning of a tag; attributes are left out.
    private static func name(_ tag: ArraySlice<UInt8>) -> String {
        String(decoding: tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    }
}
