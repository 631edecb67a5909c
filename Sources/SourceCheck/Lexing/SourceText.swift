/// A file's tokens, with what the rules ask of them.
struct SourceText {
    let tokens: [SourceToken]
    let comments: [SourceComment]
    /// The index of each bracket's counterpart; `nil` for other tokens, and if there is none.
    private let partners: [Int?]

    /// In how many braces each token stands.
    private let depths: [Int]
    /// The innermost bracket around each token; -1 if there is none.
    private let openers: [Int32]

    /// How far a list of generic arguments is followed, in tokens.
    private static let genericLimit = 200

    init(_ bytes: [UInt8]) {
        let lexer = SourceLexer(bytes)
        (tokens, comments) = (lexer.tokens, lexer.comments)
        (partners, openers) = Self.brackets(of: lexer.tokens)
        var depth = 0
        depths = lexer.tokens.map { token in
            guard token.kind == .punctuation else { return depth }
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            return depth
        }
    }

    /// Returns in how many braces a token stands.
    func depth(at place: Int) -> Int { depths.indices.contains(place) ? depths[place] : 0 }

    private static func brackets(of tokens: [SourceToken]) -> (partners: [Int?], openers: [Int32]) {
        var partners: [Int?] = Array(repeating: nil, count: tokens.count)
        var openers: [Int32] = []
        openers.reserveCapacity(tokens.count)
        var open: [(place: Int, closing: String)] = []
        for (place, token) in tokens.enumerated() {
            openers.append(Int32(open.last?.place ?? -1))
            guard token.kind == .punctuation else { continue }
            switch token.text {
            case "(": open.append((place, ")"))
            case "[": open.append((place, "]"))
            case "{": open.append((place, "}"))
            case ")", "]", "}":
                guard let last = open.last, last.closing == token.text else { continue }
                open.removeLast()
                (partners[last.place], partners[place]) = (place, last.place)
            default: break
            }
        }
        return (partners, openers)
    }

    /// The text of a token; empty if it is out of range, or neither a word nor punctuation.
    subscript(place: Int) -> String {
        guard tokens.indices.contains(place) else { return "" }
        return tokens[place].kind == .number ? "" : tokens[place].text
    }

    /// Whether a word stands at a place.
    func isWord(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].kind == .word }

    /// Whether these tokens stand from a place on.
    func matches(_ place: Int, _ texts: String...) -> Bool {
        texts.indices.allSatisfy { self[place + $0] == texts[$0] }
    }

    /// The place of the bracket that belongs to the one at a place.
    func partner(of place: Int) -> Int? { partners.indices.contains(place) ? partners[place] : nil }

    /// The bracket that a token is directly in; for one that closes, the one that opens.
    func opener(around place: Int) -> Int? {
        openers.indices.contains(place) && openers[place] >= 0 ? Int(openers[place]) : nil
    }

    /// The place after the name at a place and its generic arguments, if it has any.
    func afterGenerics(of place: Int) -> Int {
        guard self[place + 1] == "<" else { return place + 1 }
        var depth = 0
        var current = place + 1
        while current < min(tokens.count, place + Self.genericLimit) {
            switch self[current] {
            case "<": depth += 1
            case ">" where self[current - 1] != "-": depth -= 1
            case "{", "}", ";", "=", ")": return place + 1
            case "(", "[": current = partner(of: current) ?? current
            default: break
            }
            current += 1
            if depth == 0 { return current }
        }
        return place + 1
    }

    /// Returns whether a word is used as a plain name: neither as a member nor as the name in a declaration.
    func isFree(_ place: Int) -> Bool {
        switch self[place - 1] {
        case ".": Self.modules.contains(self[place - 2]) && self[place - 3] != "."
        case "func", "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "case", "let",
            "var", "extension", "import", "#":
            false
        default: true
        }
    }

    /// Whether a word is in the place of a parameter or an argument, so that a keyword is its label.
    func isLabel(_ place: Int) -> Bool {
        guard let open = opener(around: place), self[open] == "(" else { return false }
        return self[place - 1] == "(" || self[place - 1] == ","
    }

    /// The modules with which a name may be qualified.
    static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "_Concurrency", "Dispatch", "Glibc",
        "Musl", "Darwin",
    ]

    /// Whether a name is in the place of a type: after an arrow or a variable's colon.
    func isTypeAnnotation(_ place: Int) -> Bool {
        if self[place - 1] == ">", self[place - 2] == "-" { return true }
        return self[place - 1] == ":" && ["var", "let"].contains(self[place - 3])
    }

    /// Whether the loop whose `for` stands at a place waits for its values.
    func isAwaitingLoop(_ place: Int) -> Bool { self[place + 1] == "await" || matches(place + 1, "try", "await") }

    /// Whether a blank, or a line's end, stands before a token.
    func hasGap(before place: Int) -> Bool {
        guard tokens.indices.contains(place), place > 0 else { return true }
        return tokens[place].range.lowerBound > tokens[place - 1].range.upperBound
    }

    /// Whether a parenthesis groups an expression, rather than holding the arguments of a call.
    func isGroup(_ open: Int) -> Bool {
        guard self[open] == "(", !tokens[open].beginsInterpolation else { return false }
        if isWord(open - 1) { return Keywords.beforeExpression.contains(self[open - 1]) }
        guard open > 0 else { return true }
        return hasGap(before: open) || !([")", "]", "}", ">", "?", "!"].contains(self[open - 1]))
    }
}

/// The offsets at which the lines of a file begin.
struct SourceLines {
    /// The file.
    private let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        // The mark of UTF-8 is no part of the first line.
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (offset, byte) in bytes.enumerated() {
            let isEnd = byte == feed || (byte == back && !(offset + 1 < bytes.count && bytes[offset + 1] == feed))
            if isEnd { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// Returns the line that a byte is in, from 1.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }

    /// Returns the bytes of a line, without what ends it.
    func range(ofLine line: Int) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }
}
