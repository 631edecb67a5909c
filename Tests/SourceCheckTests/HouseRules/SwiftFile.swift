import Basics
import Foundation

@testable import SourceCheck

/// A Swift file of the repository, with what house rules ask about its lines and tokens.
final class SwiftFile {
    let path: String
    private let bytes: [UInt8]
    private(set) lazy var text = SourceText(bytes)
    private(set) lazy var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    private(set) lazy var declarations = findDeclarations()
    /// The indices of the tokens by their text.
    private lazy var indices = Dictionary(grouping: text.tokens.indices) { text.tokens[$0].text }

    init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

    /// The name without `.swift`.
    var base: String { String((path.split(separator: "/").last ?? "").dropLast(6)) }

    func isIn(_ folders: [String]) -> Bool { folders.contains(where: path.hasPrefix) }

    // MARK: Lines

    /// Returns a line without the blanks before it; lines are counted from 1.
    func line(_ number: Int) -> Substring {
        guard lines.indices.contains(number - 1) else { return "" }
        return String(decoding: lines[number - 1], as: UTF8.self).drop { $0 == " " }
    }

    /// Returns the words of a line, those of its comment included.
    func words(ofLine number: Int) -> Set<String> { Set(line(number).split { !$0.isLetter }.map(String.init)) }

    /// Returns the lines that contain one of these texts, also in a string or a comment.
    func lines(with texts: [String]) -> [Int] {
        let data = Data(bytes)
        guard texts.contains(where: { data.range(of: Data($0.utf8)) != nil }) else { return [] }
        return (1...lines.count).filter { texts.contains(where: line($0).contains) }
    }

    func lineNumber(of token: Int) -> Int {
        let offset = text.tokens[token].range.lowerBound
        return lines.indices.binarySearch { lines[$0].startIndex > offset }
    }

    /// Returns whether a line is compiled only if one of these conditions is true.
    func isUnder(_ conditions: String..., line number: Int) -> Bool {
        var (depth, isElse) = (0, false)
        for line in (0...number).reversed().lazy.map(line) where line.hasPrefix("#") {
            if line.hasPrefix("#endif") { depth += 1 }
            if line.hasPrefix("#else"), depth == 0 { isElse = true }
            guard line.hasPrefix("#if ") else { continue }
            if depth == 0, !isElse, conditions.contains(String(line.dropFirst(4))) { return true }
            (depth, isElse) = (max(0, depth - 1), isElse && depth > 0)
        }
        return false
    }

    /// Returns whether a token is compiled for a phone only, where the clock is real and scenes are on the main actor.
    func isForPhone(_ token: Int) -> Bool { isUnder("PHONE", "os(iOS) || PHONE", line: lineNumber(of: token)) }

    /// Returns the doc comment that ends at a line, without its slashes.
    func docComment(endingAt last: Int) -> [Substring] {
        let first = (0...last).last { !line($0).hasPrefix("///") } ?? 0
        return (first..<last).map { line($0 + 1).dropFirst(3).drop { $0 == " " } }
    }

    /// Returns whether the comments above a line, or beside it, say why it is safe.
    func isCalledSafe(line number: Int) -> Bool {
        let comments = (0...number).reversed().prefix {
            $0 == number || line($0).contains("//") || line($0).hasPrefix("@")
                || line($0).contains("nonisolated(unsafe)")
        }
        return comments.contains { line($0).contains(/\/\/(.*[^A-Za-z])?([Ss]afe|@unchecked Sendable)/) }
    }

    // MARK: Tokens

    subscript(index: Int) -> String { text[index] }

    /// Returns where tokens have these texts, which blanks separate.
    ///
    /// No members of a value, no declarations of functions, no prefix operators.
    func all(_ pattern: String) -> [Int] {
        let parts = pattern.split(separator: " ").map(String.init)
        // Points are many.
        let anchor = parts[0] == "." ? 1 : 0
        return (indices[parts[anchor]] ?? []).map { $0 - anchor }.filter { index in
            var next = index
            for part in parts {
                guard text[next] == part, part != "!" || isPostfix(next) else { return false }
                next = text.afterGenerics(of: next)
            }
            let isMember = text[index - 1] == "." && !SourceText.modules.contains(text[index - 2])
            return !isMember && text[index - 1] != "func"
        }
    }

    /// Returns the tokens of a call from its name to its end, separated by blanks.
    func call(_ index: Int) -> String {
        guard let open = text.tokens[index...].firstIndex(where: { $0.text == "(" }) else { return "" }
        return text.tokens[index...(text.partner(of: open) ?? open)].map(\.text).joined(separator: " ")
    }

    /// Returns whether an operand is directly before a token.
    private func isPostfix(_ index: Int) -> Bool {
        let before = Character(Unicode.Scalar(bytes[max(0, text.tokens[index].range.lowerBound - 1)]))
        return before.isLetter || before.isNumber || "_)]}>`\"?".contains(before)
    }

    /// Returns whether an exclamation mark ends the type of a variable.
    func isImplicit(_ index: Int) -> Bool {
        let start = (0..<index).last { !text.isWord($0) && ![".", "<", ">", "[", "]"].contains(text[$0]) } ?? 0
        return text[start] == ":" && ["let", "var"].contains(text[start - 2])
    }
}
