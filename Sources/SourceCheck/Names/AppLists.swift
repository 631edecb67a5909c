/// The names that apps list of their screens and elements, `screens` and `identifiers`, and that no source has.
///
/// A name is had if it stands as a string elsewhere in the sources, as the case of an enum, or as what is written of a
/// string with interpolations, or of one that something is added to: `"filter\(kind)"` and `"filter" + kind` have
/// `filterHorse`. The lists of an app of which the sources have no
/// name at all are passed over, since its scenes are not among the sources then.
struct AppLists {
    /// A name in a list.
    private struct Entry {
        let name: String
        /// The file, by its place among the files.
        let file: Int
        /// The bytes of the string.
        let range: Range<Int>
        /// The app's body: its file and its brace.
        let app: [Int]
    }

    /// The names of the lists to check.
    private static let lists: Set<String> = ["screens", "identifiers"]
    /// How many characters of a string must be outside interpolations, so that it can be compared.
    private static let leastWritten = 3
    /// How far the head of a type is followed back, in tokens.
    private static let headLimit = 40

    /// The names in the lists, in the order of the files.
    private var entries: [Entry] = []
    /// The strings that are in no list, and the names of cases.
    private var names: Set<String> = []
    /// What strings with interpolations begin or end with.
    private var (beginnings, ends): (Set<String>, Set<String>) = ([], [])

    init(_ files: [SourceCheck.File]) {
        for (index, file) in files.enumerated() { add(file, at: index) }
    }

    /// The bytes of the names that no source has, in a file, in the order of its text.
    func unusedNames(inFileAt index: Int) -> [Range<Int>] {
        guard entries.contains(where: { $0.file == index }) else { return [] }
        let known = Set(entries.filter { isHad($0.name) }.map(\.app))
        return entries.filter { $0.file == index && known.contains($0.app) && !isHad($0.name) }.map(\.range)
    }

    private func isHad(_ name: String) -> Bool {
        names.contains(name) || beginnings.contains(where: name.hasPrefix) || ends.contains(where: name.hasSuffix)
    }

    private mutating func add(_ file: SourceCheck.File, at index: Int) {
        let text = file.text
        var place = 0
        while place < text.tokens.count {
            if let list = Self.list(at: place, in: text), let end = text.partner(of: list.bracket) {
                for item in list.bracket..<end where text.tokens[item].kind == .string {
                    guard let name = file.literal(at: item), !name.isInterpolated else { continue }
                    entries.append(Entry(name: name.text, file: index, range: name.range, app: [index, list.body]))
                }
                place = end
            } else if text.tokens[place].kind == .string {
                if let literal = file.literal(at: place) {
                    add(literal, before: text[place + 1] == "+", behind: text[place - 1] == "+")
                }
            } else if text.tokens[place].beginsInterpolation, let end = text.partner(of: place) {
                let rest = file.written(from: text.tokens[end].range.upperBound)
                if rest.text.count >= Self.leastWritten, !rest.isInterpolated { ends.insert(rest.text) }
            } else if text.isWord(place), ["case", ","].contains(text[place - 1]) {
                names.insert(text[place])
            }
            place += 1
        }
    }

    /// Adds a string, which may be joined with others before or after it.
    private mutating func add(_ literal: SourceCheck.File.Literal, before: Bool, behind: Bool) {
        if !literal.isInterpolated { names.insert(literal.text) }
        guard literal.text.count >= Self.leastWritten else { return }
        if literal.isInterpolated || before { beginnings.insert(literal.text) }
        if behind, !literal.isInterpolated { ends.insert(literal.text) }
    }

    /// Returns the bracket of a list whose name stands at a place, and the brace of its app's body.
    private static func list(at place: Int, in text: SourceText) -> (bracket: Int, body: Int)? {
        guard lists.contains(text[place]), ["let", "var"].contains(text[place - 1]),
            text[place - 2] == "static" || text[place - 2] == "class",
            let body = text.opener(around: place), isApp(body, text)
        else { return nil }
        var next = place + 1
        if text.matches(next, ":", "[", "String", "]") { next += 4 }
        guard text[next] == "=" || text[next] == "{" else { return nil }
        if text[next + 1] == "return" { next += 1 }
        return text[next + 1] == "[" ? (next + 1, body) : nil
    }

    /// Whether a brace opens the body of a type that says it is a `StageApp`.
    private static func isApp(_ body: Int, _ text: SourceText) -> Bool {
        var place = body - 1
        while place >= max(0, body - headLimit), !["}", ";", "{"].contains(text[place]) {
            if text[place] == "StageApp" { return true }
            place -= 1
        }
        return false
    }
}

extension SourceCheck.File {
    /// What is written in a string, up to its first interpolation.
    struct Literal {
        let text: String
        /// The bytes of the string with its quotes; those before the interpolation if it has one.
        let range: Range<Int>
        let isInterpolated: Bool
    }

    /// Returns the string in one line whose token stands at a place; `nil` for longer ones and regular expressions.
    func literal(at place: Int) -> Literal? {
        let token = text.tokens[place]
        guard token.range.count == 1 else { return nil }
        let content = written(from: token.range.upperBound)
        return Literal(
            text: content.text, range: token.range.lowerBound..<content.range.upperBound,
            isInterpolated: content.isInterpolated)
    }

    /// Returns what is written in a string from a byte on, up to its end or its next backslash.
    func written(from start: Int) -> Literal {
        var end = start
        while end < bytes.count, ![UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n")].contains(bytes[end]) {
            end += 1
        }
        let isEnd = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
        return Literal(
            text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<(isEnd ? end + 1 : end),
            isInterpolated: !isEnd)
    }
}
