/// A file's tokens, with what the rules ask of them.
struct SourceText {
    let tokens: [SourceToken]
    let comments: [SourceComment]
    /// The place of the bracket that belongs to each bracket; `nil` elsewhere and where there is none.
    private let partners: [Int?]

    /// In how many braces each token stands.
    private let depths: [Int]
    /// The bracket that each token stands in directly; -1 where there is none.
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

    /// The text of a token; empty beyond the ends, and for what is no word or punctuation.
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

    /// The bracket that a token stands in directly; for one that closes, the one that opens.
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

    /// Whether a word is used as a name of its own: neither a member of something nor what a declaration names.
    func isFree(_ place: Int) -> Bool {
        switch self[place - 1] {
        case ".": Self.modules.contains(self[place - 2]) && self[place - 3] != "."
        case "func", "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "case", "let",
            "var", "extension", "import", "#":
            false
        default: true
        }
    }

    /// Whether a word stands where a parameter or an argument does, so that a keyword is its label.
    func isLabel(_ place: Int) -> Bool {
        guard let open = opener(around: place), self[open] == "(" else { return false }
        return self[place - 1] == "(" || self[place - 1] == ","
    }

    /// The modules after whose name a name of theirs may stand.
    static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "_Concurrency", "Dispatch", "Glibc",
        "Musl", "Darwin",
    ]

    /// Whether a name stands where a type is written: after an arrow or a variable's colon.
    func isTypeAnnotation(_ place: Int) -> Bool {
        if self[place - 1] == ">", self[place - 2] == "-" { return true }
        return self[place - 1] == ":" && ["var", "let"].contains(self[place - 3])
    }
}
