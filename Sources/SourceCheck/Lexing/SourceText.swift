/// The tokens of a Swift file, with the queries that rules and rewriting need.
package struct SourceText {
    /// The tokens, in the order of the file.
    package let tokens: [SourceToken]
    let comments: [SourceComment]
    /// The index of each bracket's counterpart; `nil` for other tokens and for a bracket without one.
    private let partners: [Int?]

    /// The number of open braces at each token.
    private let depths: [Int]
    /// The index of the innermost bracket around each token; -1 if there is none.
    private let openers: [Int32]

    /// The longest list of generic arguments that is followed, in tokens.
    private static let genericLimit = 200

    /// Splits a file into tokens; any bytes are allowed.
    package init(_ bytes: [UInt8]) {
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

    /// Returns the number of open braces at a token.
    package func depth(at index: Int) -> Int { depths.indices.contains(index) ? depths[index] : 0 }

    private static func brackets(of tokens: [SourceToken]) -> (partners: [Int?], openers: [Int32]) {
        var partners: [Int?] = Array(repeating: nil, count: tokens.count)
        var openers: [Int32] = []
        openers.reserveCapacity(tokens.count)
        var open: [(index: Int, closing: String)] = []
        for (index, token) in tokens.enumerated() {
            openers.append(Int32(open.last?.index ?? -1))
            guard token.kind == .punctuation else { continue }
            switch token.text {
            case "(": open.append((index, ")"))
            case "[": open.append((index, "]"))
            case "{": open.append((index, "}"))
            case ")", "]", "}":
                guard let last = open.last, last.closing == token.text else { continue }
                open.removeLast()
                (partners[last.index], partners[index]) = (index, last.index)
            default: break
            }
        }
        return (partners, openers)
    }

    /// The text of a token; empty if the index is out of range or the token is a number.
    package subscript(index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return tokens[index].kind == .number ? "" : tokens[index].text
    }

    /// Returns whether the token at an index is a word.
    package func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// Returns whether the tokens from an index on have these texts.
    package func matches(_ index: Int, _ texts: String...) -> Bool {
        texts.indices.allSatisfy { self[index + $0] == texts[$0] }
    }

    /// Returns the index of the bracket that matches the one at an index; `nil` if there is none.
    package func partner(of index: Int) -> Int? { partners.indices.contains(index) ? partners[index] : nil }

    /// Returns the innermost bracket around a token; for a closing bracket, the one that opens it.
    package func opener(around index: Int) -> Int? {
        openers.indices.contains(index) && openers[index] >= 0 ? Int(openers[index]) : nil
    }

    /// Returns the index after a name and its generic arguments, if it has any.
    package func afterGenerics(of index: Int) -> Int {
        guard self[index + 1] == "<" else { return index + 1 }
        var depth = 0
        var current = index + 1
        while current < min(tokens.count, index + Self.genericLimit) {
            switch self[current] {
            case "<": depth += 1
            case ">" where self[current - 1] != "-": depth -= 1
            case "{", "}", ";", "=", ")": return index + 1
            case "(", "[": current = partner(of: current) ?? current
            default: break
            }
            current += 1
            if depth == 0 { return current }
        }
        return index + 1
    }

    /// Returns whether a word is used as a plain name: neither as a member nor as the name in a declaration.
    func isFree(_ index: Int) -> Bool {
        switch self[index - 1] {
        case ".": Self.modules.contains(self[index - 2]) && self[index - 3] != "."
        case "func", "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "case", "let",
            "var", "extension", "import", "#":
            false
        default: true
        }
    }

    /// Returns whether a word is in the position of a parameter or an argument; a keyword is a label there.
    func isLabel(_ index: Int) -> Bool {
        guard let open = opener(around: index), self[open] == "(" else { return false }
        return self[index - 1] == "(" || self[index - 1] == ","
    }

    /// The modules that can qualify a name.
    static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "_Concurrency", "Dispatch", "Glibc",
        "Musl", "Darwin",
    ]

    /// Returns whether a name is a type annotation: it follows an arrow or the colon of a variable.
    func isTypeAnnotation(_ index: Int) -> Bool {
        if self[index - 1] == ">", self[index - 2] == "-" { return true }
        return self[index - 1] == ":" && ["var", "let"].contains(self[index - 3])
    }

    /// Returns whether the loop of a `for` is asynchronous: `for await`.
    func isAwaitingLoop(_ index: Int) -> Bool { self[index + 1] == "await" || matches(index + 1, "try", "await") }

    /// Returns whether white space precedes a token.
    func hasGap(before index: Int) -> Bool {
        guard tokens.indices.contains(index), index > 0 else { return true }
        return tokens[index].range.lowerBound > tokens[index - 1].range.upperBound
    }

    /// Returns whether a parenthesis groups an expression instead of the arguments of a call.
    func isGroup(_ open: Int) -> Bool {
        guard self[open] == "(", !tokens[open].beginsInterpolation else { return false }
        if isWord(open - 1) { return Keywords.beforeExpression.contains(self[open - 1]) }
        guard open > 0 else { return true }
        return hasGap(before: open) || !([")", "]", "}", ">", "?", "!"].contains(self[open - 1]))
    }
}

/// The offsets at which the lines of a file begin.
struct SourceLines {
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        // The byte order mark is not part of the first line.
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (offset, byte) in bytes.enumerated() {
            let isEnd = byte == feed || (byte == back && !(offset + 1 < bytes.count && bytes[offset + 1] == feed))
            if isEnd { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// Returns the number of the line that contains a byte, from 1.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }

    /// Returns the byte range of a line, without its line break.
    func range(ofLine line: Int) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }
}
