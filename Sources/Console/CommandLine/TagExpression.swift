import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// An expression that chooses walkthroughs by their tags: `smoke and not (slow or network)`.
indirect enum TagExpression: Equatable, Sendable {
    /// Why an expression cannot be parsed.
    struct Problem: Error, Equatable {
        let message: String
    }

    case tag(String)
    case not(TagExpression)
    case and(TagExpression, TagExpression)
    case or(TagExpression, TagExpression)

    /// Returns whether a walkthrough with these tags is chosen.
    func matches(_ tags: [String]) -> Bool {
        switch self {
        case .tag(let tag): tags.contains(tag)
        case .not(let expression): !expression.matches(tags)
        case .and(let left, let right): left.matches(tags) && right.matches(tags)
        case .or(let left, let right): left.matches(tags) || right.matches(tags)
        }
    }
}

extension TagExpression {
    /// The tags that it names, in their order.
    var names: [String] {
        switch self {
        case .tag(let tag): [tag]
        case .not(let expression): expression.names
        case .and(let left, let right), .or(let left, let right): left.names + right.names
        }
    }

    /// Returns a sentence for each tag that no walkthrough has, with the one that was probably meant.
    func unknown(among known: Set<String>) -> [String] {
        var seen = known
        return names.filter { seen.insert($0).inserted }.map { tag in
            let nearest = NearestWord.search(tag, among: known.sorted()).map { ", did you mean \($0)?" }
            return "no walkthrough has the tag \(tag)" + (nearest ?? "")
        }
    }
}

extension TagExpression {
    /// The maximum depth of parentheses and `not`.
    private static var depthLimit: Int { 100 }

    /// Parses an expression: `not` binds tighter than `and`, `and` tighter than `or`.
    init(parsing text: String) throws(Problem) {
        var words = Self.words(text)[...]
        self = try Self.alternatives(&words, depth: 0)
        if let word = words.first {
            throw Problem(
                message: word == ")" ? "there is a ) without its (" : "\"and\" or \"or\" is missing before \"\(word)\"")
        }
    }

    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text + " " {
            let isMark = character == "(" || character == ")"
            guard isMark || character.isWhitespace else {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            if isMark { words.append(String(character)) }
            word = ""
        }
        return words
    }

    private static func alternatives(_ words: inout ArraySlice<String>, depth: Int) throws(Problem) -> TagExpression {
        var result = try conjunction(&words, depth: depth)
        while words.first == "or" {
            words.removeFirst()
            result = .or(result, try conjunction(&words, depth: depth))
        }
        return result
    }

    private static func conjunction(_ words: inout ArraySlice<String>, depth: Int) throws(Problem) -> TagExpression {
        var result = try operand(&words, depth: depth)
        while words.first == "and" {
            words.removeFirst()
            result = .and(result, try operand(&words, depth: depth))
        }
        return result
    }

    private static func operand(_ words: inout ArraySlice<String>, depth: Int) throws(Problem) -> TagExpression {
        guard depth < depthLimit else { throw Problem(message: "it nests deeper than \(depthLimit)") }
        guard let word = words.popFirst() else { throw Problem(message: "a tag is missing at the end") }
        switch word {
        case "not":
            return .not(try operand(&words, depth: depth + 1))
        case "(":
            let inner = try alternatives(&words, depth: depth + 1)
            guard words.popFirst() == ")" else { throw Problem(message: "a ) is missing") }
            return inner
        case ")", "and", "or":
            throw Problem(message: "a tag is missing before \"\(word)\"")
        default:
            guard word.isBareWord else {
                throw Problem(
                    message: "\"\(word)\" is no tag: a tag is a word of letters, digits, _, . and -; "
                        + "\"and\", \"or\", \"not\" and parentheses join them")
            }
            return .tag(word)
        }
    }
}
