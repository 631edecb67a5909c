import Basics
import HeadlessUIKit
import Results
import WalkthroughLanguage

/// Collects the pictures of a run with `--update`, and rewrites their blocks.
///
/// A runner with this collection accepts pictures that differ from the screen. A step that waits for an outdated
/// picture waits for its whole time limit, so later screens may differ too; the next run with `--update` corrects them.
package final class PictureUpdates {
    /// The position of a picture's block.
    private struct LineKey: Hashable {
        let file: String
        let line: Int
    }

    /// The new contents of each block.
    private var rewrites: [LineKey: PictureRewrite] = [:]
    /// The blocks for which the screen was not the same each time.
    private var contradictions: Set<LineKey> = []

    /// Makes an empty collection.
    package init() {}

    /// The files with pictures to rewrite, sorted by name, with the number of pictures in each.
    package var files: [(path: String, count: Int)] {
        let counts = Dictionary(grouping: keys, by: \.file).mapValues(\.count)
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Records a picture that a step compares with the screen, whether it matches or not.
    ///
    /// - Throws: if the screen differs from that of an earlier time; the picture then stays as it is.
    func note(_ picture: Picture, at location: SourceLocation, _ screen: Screen) throws(StepFailure) {
        let key = LineKey(file: location.file, line: location.line)
        let rewrite = PictureRewrite(picture, screen)
        if let known = rewrites[key], known != rewrite {
            contradictions.insert(key)
        } else {
            rewrites[key] = rewrite
        }
        guard contradictions.contains(key) else { return }
        throw StepFailure(.action, "the screen is not the same each time; use patterns, or several pictures")
    }

    /// Returns a file with its pictures rewritten and all other lines as they are.
    package func rewritten(_ text: String, of file: String) -> String {
        let newline = UInt8(ascii: "\n")
        var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false).map { Substring($0) }
        let ending = lines.first?.utf8.last == UInt8(ascii: "\r") ? "\r" : ""
        let rewrites = keys.filter { $0.file == file }.compactMap { self.rewrites[$0] }
        for rewrite in rewrites.sorted(by: { $0.fileLines.lowerBound > $1.fileLines.lowerBound }) {
            let range = rewrite.fileLines.lowerBound - 1..<rewrite.fileLines.upperBound - 1
            guard range.upperBound <= lines.count else { continue }
            lines.replaceSubrange(range, with: rewrite.rewritten(lines, ending: ending).map { Substring($0) })
        }
        return lines.joined(separator: "\n")
    }

    private var keys: [LineKey] {
        rewrites.filter { !$0.value.isEmpty && !contradictions.contains($0.key) }.map(\.key)
    }
}

extension Command {
    /// The picture that it expects the screen to match.
    var expectedPicture: Picture? {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)):
            if case .picture(let picture) = expectation.condition { picture } else { nil }
        default: nil
        }
    }
}

/// The changes that turn the block of a picture into that of a screen; matching lines stay as written.
struct PictureRewrite: Equatable {
    enum Edit: Equatable {
        /// It stays; the payload has its text in the standard layout.
        case keep(Origin, standard: String)
        /// It is removed.
        case remove(line: Int)
        /// It is new; if it replaces a line, that line's comment stays after it.
        case add(String, for: Origin?)
    }

    /// A line of the file that stays or is replaced.
    struct Origin: Equatable {
        /// Its number in the file.
        let line: Int
        /// Its text, without its comment.
        let source: String
    }

    /// The lines of the file with the block.
    let fileLines: Range<Int>
    let edits: [Edit]

    var isEmpty: Bool {
        edits.allSatisfy { if case .keep = $0 { true } else { false } }
    }

    init(_ picture: Picture, _ screen: Screen) {
        fileLines = picture.fileLines
        let margin = String(repeating: " ", count: picture.indentation + 2) + "| "
        func standard(_ depth: Int, _ text: String) -> String {
            margin + String(repeating: " ", count: 2 * depth) + text
        }
        var edits: [Edit] = []
        // The lines removed since the last line that stayed; a new line may keep the pattern of one of them.
        var gone: [Picture.Line] = []
        for (left, right) in PictureComparison(picture, screen).alignment {
            switch (left.map { picture.lines[$0] }, right.map { screen.elements[$0] }) {
            case (let line?, .some):
                let origin = Origin(line: line.location.line, source: line.source)
                edits.append(.keep(origin, standard: standard(line.depth, line.source)))
                gone = []
            case (let line?, nil):
                edits.append(.remove(line: line.location.line))
                gone.append(line)
            case (nil, let element?):
                let like = gone.firstIndex { $0.isLike(element) }.map { gone.remove(at: $0) }
                let text = element.notation(keepingPatternsOf: like)
                let origin = like.map { Origin(line: $0.location.line, source: $0.source) }
                edits.append(.add(standard(element.depth, text), for: origin))
            case (nil, nil): break
            }
        }
        self.edits = edits
    }

    /// Returns the new lines of the block, made from the file's; comments stay, and `ending` precedes each line feed.
    func rewritten(_ lines: [Substring], ending: String) -> [String] {
        let block = fileLines.map { lines[$0 - 1] }
        let isStandard = edits.allSatisfy { edit in
            guard case .keep(let origin, let standard) = edit else { return true }
            return lines[origin.line - 1].hasPrefix(standard)
        }
        var result: [String] = []
        var next = 0
        func copyComments(before line: Int) {
            while fileLines.lowerBound + next < line {
                result.append(String(block[next]))
                next += 1
            }
        }
        for edit in edits {
            switch edit {
            case .keep(let origin, let standard):
                copyComments(before: origin.line)
                let comment = Self.comment(behind: origin.source, in: block[next])
                result.append(isStandard ? String(block[next]) : standard + comment + ending)
                next += 1
            case .remove(let line):
                copyComments(before: line)
                next += 1
            case .add(let text, let origin):
                let comment = origin.map { Self.comment(behind: $0.source, in: lines[$0.line - 1]) } ?? ""
                result.append(text + comment + ending)
            }
        }
        copyComments(before: fileLines.upperBound)
        return result
    }
}

extension PictureRewrite {
    /// Returns what follows the text in a line of the file, including the blanks before it.
    fileprivate static func comment(behind source: String, in line: Substring) -> String {
        guard let range = line.firstRange(of: source) else { return "" }
        let rest = line[range.upperBound...]
        guard rest.contains("#"), let end = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(rest[...end])
    }
}

extension Picture.Line {
    /// Returns whether it is probably the line of the element before a change: same role, matching name or value.
    fileprivate func isLike(_ element: ScreenElement) -> Bool {
        guard isReadable, role == element.role else { return false }
        if case .pattern(let pattern) = value, let value = element.value, pattern.isFound(in: value) { return true }
        return name?.fits(label: element.label, identifier: element.identifier) ?? true
    }
}

extension ScreenElement {
    /// Returns the element's line, keeping the patterns of an old line that still match.
    fileprivate func notation(keepingPatternsOf line: Picture.Line?) -> String {
        var text = notation
        if case .pattern(let pattern) = line?.name, let label, pattern.isFound(in: label) {
            text = role.rawValue + " /\(pattern.source)/" + text.dropFirst((role.rawValue + " " + label.quoted).count)
        }
        if case .pattern(let pattern) = line?.value, let value, pattern.isFound(in: value) {
            let states = states.words.map { " " + $0 }.joined()
            let tail = " value " + value.quoted + states
            if text.hasSuffix(tail) { text = text.dropLast(tail.count) + " value /\(pattern.source)/" + states }
        }
        return text
    }
}
