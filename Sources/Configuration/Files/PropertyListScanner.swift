/// Scans the text of an XML property list for its outline, without recursion: nesting costs no stack.
struct PropertyListScanner {
    /// A value that is not closed yet.
    private struct Frame {
        /// Its place among the outline's elements.
        var element: Int
        /// The key that waits for its value.
        var key: (text: String, range: Range<Int>)?
        /// The keys so far.
        var keys: Set<String> = []
    }

    /// The elements that hold values.
    private static let containers: Set<String> = ["dict", "array"]
    /// The elements that hold text or nothing.
    private static let leaves: Set<String> = ["string", "integer", "real", "true", "false", "date", "data"]

    /// The most values that a file may hold.
    private static let countLimit = 100_000
    /// More than these are not worth a message each.
    private static let duplicateLimit = 20

    /// The text.
    private let bytes: [UInt8]
    /// The place of the next byte to look at.
    private var position = 0
    /// What was found so far.
    private var outline = PropertyListOutline()
    /// The dictionaries and arrays around the position.
    private var frames: [Frame] = []
    /// Whether `<plist>` was seen; it can be left out.
    private var isInsidePlist = false
    /// Whether `</plist>` was seen.
    private var isPlistClosed = false

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the outline of a text, or throws the first fault in it.
    static func outline(of bytes: [UInt8]) throws(Fault) -> PropertyListOutline {
        var scanner = PropertyListScanner(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
        while scanner.position < bytes.count { try scanner.scanNext() }
        if let frame = scanner.frames.last {
            let element = scanner.outline.elements[frame.element]
            throw Fault(line: scanner.line(of: element.range.lowerBound), reason: "<\(element.name)> is not closed")
        }
        if scanner.isInsidePlist && !scanner.isPlistClosed { throw scanner.fault("<plist> is not closed") }
        if scanner.outline.elements.isEmpty { throw scanner.fault("there is no value in it") }
        return scanner.outline
    }

    private mutating func scanNext() throws(Fault) {
        if bytes[position] != UInt8(ascii: "<") {
            guard Self.isSpace(bytes[position]) else { throw fault("text outside of a value") }
            position += 1
        } else if starts(with: "<!--") {
            position = try end(of: "-->", from: position + 4, or: "a comment is not closed")
        } else if starts(with: "<?") {
            position = try end(of: "?>", from: position, or: "<? is not closed")
        } else if starts(with: "<!DOCTYPE") {
            let end = try end(of: ">", from: position, or: "<!DOCTYPE is not closed")
            guard !bytes[position..<end].contains(UInt8(ascii: "[")) else {
                throw fault("a <!DOCTYPE> with declarations of its own")
            }
            position = end
        } else if starts(with: "</") {
            try close()
        } else {
            try open()
        }
    }

    private mutating func open() throws(Fault) {
        let start = position
        let tag = try tag()
        if tag.name == "plist" {
            guard !isInsidePlist, outline.elements.isEmpty, !tag.isSelfClosing else {
                throw fault("<plist> where no <plist> can stand", at: start)
            }
            isInsidePlist = true
        } else if tag.name == "key" {
            try openKey(from: start, isEmpty: tag.isSelfClosing)
        } else if Self.containers.contains(tag.name) || Self.leaves.contains(tag.name) {
            try openValue(tag, from: start)
        } else {
            throw fault("<\(tag.name)> is unknown", at: start)
        }
    }

    private mutating func openKey(from start: Int, isEmpty: Bool) throws(Fault) {
        guard let frame = frames.last, outline.elements[frame.element].name == "dict" else {
            throw fault("<key> outside of a <dict>", at: start)
        }
        if let key = frame.key { throw fault("<key>\(key.text)</key> has no value", at: key.range.lowerBound) }
        var content = position..<position
        if !isEmpty { (content, position) = try leaf("key") }
        guard let text = PropertyListText.decoded(bytes[content]) else {
            throw fault("a <key> with something other than text", at: start)
        }
        frames[frames.count - 1].key = (text, start..<position)
        let isNew = frames[frames.count - 1].keys.insert(text).inserted
        if !isNew, outline.duplicates.count < Self.duplicateLimit {
            outline.duplicates.append(.init(keyPath: path(to: text), line: line(of: start)))
        }
    }

    private mutating func openValue(_ tag: (name: String, isSelfClosing: Bool), from start: Int) throws(Fault) {
        var element = PropertyListOutline.Element(name: tag.name, range: start..<position, content: position..<position)
        element.isSelfClosing = tag.isSelfClosing
        if let frame = frames.last {
            if outline.elements[frame.element].name == "dict" {
                guard let key = frame.key else { throw fault("<\(tag.name)> without a <key> before it", at: start) }
                element.key = key.text
                element.keyRange = key.range
                frames[frames.count - 1].key = nil
            }
            outline.elements[frame.element].children.append(outline.elements.count)
        } else {
            guard outline.elements.isEmpty, !isPlistClosed else {
                throw fault("a second value beside the root", at: start)
            }
        }
        if outline.elements.count >= Self.countLimit { throw fault("it has too many values", at: start) }
        if !tag.isSelfClosing {
            if Self.containers.contains(tag.name) {
                guard frames.count < ConfigurationKeyPath.depthLimit else {
                    throw fault("values within values, more than \(ConfigurationKeyPath.depthLimit) deep", at: start)
                }
                frames.append(Frame(element: outline.elements.count))
            } else {
                (element.content, position) = try leaf(tag.name)
                element.range = start..<position
            }
        }
        outline.elements.append(element)
    }

    /// Returns what stands up to the end tag of an element without others in it, and the place behind that tag.
    private func leaf(_ name: String) throws(Fault) -> (content: Range<Int>, end: Int) {
        let unclosed = "<\(name)> is not closed"
        var index = position
        while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if bytes[next...].starts(with: "<![CDATA[".utf8) {
                index = try end(of: "]]>", from: next, or: "<![CDATA[ is not closed")
            } else if bytes[next...].starts(with: "<!--".utf8) {
                throw fault("a comment inside of <\(name)>, where none is read; put it before or behind", at: next)
            } else if bytes[next...].starts(with: "</\(name)".utf8) {
                let end = bytes[(next + 2 + name.utf8.count)...].first { !Self.isSpace($0) }
                guard end == UInt8(ascii: ">") else { throw fault(unclosed) }
                return (position..<next, try self.end(of: ">", from: next, or: unclosed))
            } else {
                index = next + 1
            }
        }
        throw fault(unclosed)
    }

    private mutating func close() throws(Fault) {
        let start = position
        position += 1
        let tag = try tag()
        if tag.name == "plist", isInsidePlist, !isPlistClosed, frames.isEmpty {
            isPlistClosed = true
            return
        }
        guard let frame = frames.popLast() else { throw fault("</\(tag.name)> closes nothing", at: start) }
        let element = outline.elements[frame.element]
        guard element.name == tag.name else {
            throw fault("</\(tag.name)> where </\(element.name)> was expected", at: start)
        }
        if let key = frame.key { throw fault("<key>\(key.text)</key> has no value", at: key.range.lowerBound) }
        outline.elements[frame.element].content = element.content.lowerBound..<start
        outline.elements[frame.element].range = element.range.lowerBound..<position
    }

    /// Reads from `<` to behind `>`; attributes are skipped.
    private mutating func tag() throws(Fault) -> (name: String, isSelfClosing: Bool) {
        let start = position
        let end = try end(of: ">", from: position, or: "a tag is not closed")
        let inside = bytes[(start + 1)..<(end - 1)]
        let name = inside.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "/") }
        position = end
        return (String(decoding: name, as: UTF8.self), inside.last == UInt8(ascii: "/"))
    }

    private func path(to key: String) -> ConfigurationKeyPath {
        ConfigurationKeyPath(frames.compactMap { outline.elements[$0.element].key } + [key])
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    /// Returns the place behind the next occurrence of a text.
    private func end(of text: String, from start: Int, or reason: String) throws(Fault) -> Int {
        let pattern = Array(text.utf8)
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index + pattern.count }
            index += 1
        }
        throw fault(reason)
    }

    private func fault(_ reason: String, at place: Int? = nil) -> Fault {
        Fault(line: line(of: place ?? position), reason: reason)
    }

    private func line(of place: Int) -> Int {
        1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}

extension PropertyListScanner {
    /// What is wrong with the text, and in which line.
    struct Fault: Error, Equatable {
        /// The line, from 1.
        var line: Int
        /// What is wrong with it.
        var reason: String
    }
}

/// The positions of the values in the text of an XML property list, for edits that leave everything else unchanged.
///
/// Foundation decodes the values; this has only their positions.
struct PropertyListOutline: Sendable {
    /// All values, outer before inner; the first is the root.
    var elements: [Element] = []
    /// Keys that stand twice.
    var duplicates: [Duplicate] = []

    /// Returns the value at a place, if there is one.
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
        /// From its `<` to behind its last `>`, in bytes.
        var range: Range<Int>
        /// What stands between its tags; empty for `<true/>`.
        var content: Range<Int>
        /// Its key, in a dictionary.
        var key: String?
        /// From the `<` of `<key>` to behind `</key>`.
        var keyRange: Range<Int>?
        /// The places of the values inside, among the outline's elements.
        var children: [Int] = []
        /// Whether it is written as one tag.
        var isSelfClosing = false
    }
}

extension PropertyListOutline {
    /// A key that a dictionary has twice.
    struct Duplicate: Equatable, Sendable {
        /// The key.
        var keyPath: ConfigurationKeyPath
        /// The line of the second one, from 1.
        var line: Int
    }
}
