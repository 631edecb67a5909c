/// Finds the positions of the values in the text of an XML property list.
///
/// If the text is not well-formed, the scanner stops there; Foundation reports the error.
struct PropertyListScanner {
    /// A dictionary or an array that is not closed yet.
    private struct Frame {
        /// Its index in the outline's elements.
        var element: Int
        /// The key that waits for its value.
        var key: (text: String, range: Range<Int>)?
        /// The keys so far.
        var keys: Set<String> = []
    }

    /// The text.
    private let bytes: [UInt8]
    /// The index of the next byte to read.
    private var position = 0
    /// What was found so far.
    private var outline = PropertyListOutline()
    /// The dictionaries and arrays around the position.
    private var frames: [Frame] = []

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the outline of a text; it ends where the text stops being a property list.
    static func outline(of bytes: [UInt8]) -> PropertyListOutline {
        var scanner = PropertyListScanner(bytes: bytes)
        while let start = bytes[scanner.position...].firstIndex(of: UInt8(ascii: "<")), scanner.scanTag(at: start) {}
        return scanner.outline
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
        case UInt8(ascii: "/"): return close(Self.name(inside.dropFirst()), at: start)
        default: return open(Self.name(inside), isSelfClosing: inside.last == UInt8(ascii: "/"), from: start)
        }
    }

    private mutating func open(_ name: String, isSelfClosing: Bool, from start: Int) -> Bool {
        if name == "plist" { return true }
        if name == "key" {
            guard !frames.isEmpty, let content = isSelfClosing ? position..<position : leaf() else { return false }
            return take(key: String(decoding: bytes[content], as: UTF8.self), from: start)
        }
        var element = PropertyListOutline.Element(name: name, range: start..<position, content: position..<position)
        element.isSelfClosing = isSelfClosing
        let place = outline.elements.count
        if let frame = frames.indices.last {
            (element.key, element.keyRange) = (frames[frame].key?.text, frames[frame].key?.range)
            frames[frame].key = nil
            outline.elements[frames[frame].element].children.append(place)
        }
        if !isSelfClosing {
            if name == "dict" || name == "array" {
                frames.append(Frame(element: place))
                outline.depth = max(outline.depth, frames.count)
            } else {
                guard let content = leaf() else { return false }
                (element.content, element.range) = (content, start..<position)
            }
        }
        outline.elements.append(element)
        return outline.depth <= ConfigurationKeyPath.depthLimit
    }

    private mutating func take(key: String, from start: Int) -> Bool {
        let frame = frames.count - 1
        // Foundation ignores such a key.
        if let key = frames[frame].key, outline.bareKey == nil {
            outline.bareKey = (key.text, line(of: key.range.lowerBound))
        }
        frames[frame].key = (key, start..<position)
        if !frames[frame].keys.insert(key).inserted {
            let path = frames.compactMap { outline.elements[$0.element].key } + [key]
            outline.duplicates.append(.init(keyPath: ConfigurationKeyPath(path), line: line(of: start)))
        }
        return true
    }

    private mutating func close(_ name: String, at start: Int) -> Bool {
        if name == "plist" { return true }
        guard let frame = frames.popLast(), outline.elements[frame.element].name == name else { return false }
        let element = outline.elements[frame.element]
        outline.elements[frame.element].content = element.content.lowerBound..<start
        outline.elements[frame.element].range = element.range.lowerBound..<position
        return true
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

    private func line(of place: Int) -> Int { 1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") } }

    /// Returns the name at the beginning of a tag; attributes are left out.
    private static func name(_ tag: ArraySlice<UInt8>) -> String {
        String(decoding: tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    }
}

/// The positions of the values in the text of an XML property list, for edits that leave everything else unchanged.
///
/// Foundation decodes the values; this has only their positions. Keys are as they are written, with their entities.
struct PropertyListOutline: Sendable {
    /// All values, outer before inner; the first is the root.
    var elements: [Element] = []
    /// The keys that are given twice.
    var duplicates: [Duplicate] = []
    /// The first key without a value, and its line.
    var bareKey: (text: String, line: Int)?
    /// The depth of the nested dictionaries and arrays.
    var depth = 0

    /// Returns the value of a key, if it has one.
    func element(at keyPath: ConfigurationKeyPath) -> Element? {
        guard var element = elements.first else { return nil }
        for key in keyPath.components {
            guard let index = element.children.first(where: { elements[$0].key == key }) else { return nil }
            element = elements[index]
        }
        return element
    }
}

extension PropertyListOutline {
    /// One value.
    struct Element: Equatable, Sendable {
        /// The element's name: `dict`, `true`.
        var name: String
        /// Its bytes, from `<` of its first tag to `>` of its last.
        var range: Range<Int>
        /// The bytes between its tags; empty for `<true/>`.
        var content: Range<Int>
        /// Its key, in a dictionary.
        var key: String?
        /// The bytes of its key, from `<key>` to `</key>`.
        var keyRange: Range<Int>?
        /// The indices of the values inside, in the outline's elements.
        var children: [Int] = []
        /// Whether it is written as one tag.
        var isSelfClosing = false
    }

    /// A key that a dictionary has twice.
    struct Duplicate: Equatable, Sendable {
        /// The key.
        var keyPath: ConfigurationKeyPath
        /// The line of the second one, from 1.
        var line: Int
    }
}
