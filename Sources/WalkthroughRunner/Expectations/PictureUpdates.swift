import Basics
import HeadlessUIKit
import WalkthroughLanguage

/// The pictures that a run with `--update` met, and what becomes of their blocks.
///
/// The runner that is given one takes a picture that differs for one that holds.
package final class PictureUpdates {
    /// What a picture's block is known by.
    private struct Place: Hashable {
        let file: String
        let line: Int
    }

    /// What is to become of each block.
    private var rewrites: [Place: PictureRewrite] = [:]
    /// The blocks that would have to be two things at a time.
    private var contradictions: Set<Place> = []

    /// What trials of the walkthrough that is performed have found its pictures to become.
    private var learned: [Place: PictureRewrite] = [:]

    /// Makes one that has met no picture.
    package init() {}

    /// The files with pictures to rewrite, by name, each with how many.
    package var files: [(path: String, count: Int)] {
        let counts = Dictionary(grouping: places, by: \.file).mapValues(\.count)
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Takes in a picture that was looked for, whether it fits or not.
    ///
    /// - Throws: if the screen is another one than the last time; the picture stays as it is then.
    func note(_ picture: Picture, at location: SourceLocation, _ screen: Screen) throws(StepFailure) {
        let place = Place(file: location.file, line: location.line)
        var rewrite = PictureRewrite(picture, screen)
        if let known = learned[place], PictureComparison(known.updated, screen).isEqual { rewrite = known }
        if let known = rewrites[place], known != rewrite {
            contradictions.insert(place)
        } else {
            rewrites[place] = rewrite
        }
        guard contradictions.contains(place) else { return }
        throw StepFailure(.action, "the screen is not the same each time; use patterns, or several pictures")
    }

    /// Performs a walkthrough until it goes as it will go with the pictures that it leads to.
    ///
    /// A picture that an expectation waits for moves the clock to its bound if it is old, and less far once it is
    /// brought up to date: what comes later is met at another time. Each trial sets one more such picture right.
    func learn(by attempt: () -> Void) {
        let (rewrites, contradictions) = (rewrites, contradictions)
        learned = rewrites.filter { !$0.value.isEmpty }
        for _ in 0..<Self.mostTrials {
            attempt()
            let found = self.rewrites.filter { !$0.value.isEmpty }
            (self.rewrites, self.contradictions) = (rewrites, contradictions)
            if found == learned { return }
            learned = found
        }
    }

    /// Forgets what the trials of a walkthrough have found.
    func forgetTrials() { learned = [:] }

    /// How often a walkthrough is tried.
    private static let mostTrials = 100

    /// Returns a command with the picture that its block becomes, as far as that is known.
    func updated(_ command: Command, at location: SourceLocation) -> Command {
        guard !learned.isEmpty, command.expectedPicture != nil,
            let rewrite = learned[Place(file: location.file, line: location.line)]
        else { return command }
        return command.expecting(rewrite.updated)
    }

    /// Returns a file with its pictures rewritten and all other lines as they are.
    package func rewritten(_ text: String, of file: String) -> String {
        let newline = UInt8(ascii: "\n")
        var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false).map { Substring($0) }
        let ending = lines.first?.utf8.last == UInt8(ascii: "\r") ? "\r" : ""
        let rewrites = places.filter { $0.file == file }.compactMap { self.rewrites[$0] }
        for rewrite in rewrites.sorted(by: { $0.fileLines.lowerBound > $1.fileLines.lowerBound }) {
            let range = rewrite.fileLines.lowerBound - 1..<rewrite.fileLines.upperBound - 1
            guard range.upperBound <= lines.count else { continue }
            lines.replaceSubrange(range, with: rewrite.rewritten(lines, ending: ending).map { Substring($0) })
        }
        return lines.joined(separator: "\n")
    }

    /// The blocks that are to be rewritten.
    private var places: [Place] {
        rewrites.filter { !$0.value.isEmpty && !contradictions.contains($0.key) }.map(\.key)
    }
}

extension Command {
    /// The picture that it wants the screen to be.
    var expectedPicture: Picture? {
        if case .picture(let picture) = expectation?.condition { picture } else { nil }
    }

    /// Whether it waits for the screen to be a picture.
    var waitsForPicture: Bool {
        guard expectedPicture != nil else { return false }
        if case .expect(let expectation) = self { return expectation.within != nil }
        return true
    }

    /// Returns the same with another picture.
    func expecting(_ picture: Picture) -> Command {
        guard var expectation else { return self }
        expectation.condition = .picture(picture)
        if case .expect = self { return .expect(expectation) }
        return .wait(.until(expectation))
    }

    /// What it expects or waits for; nil if it does neither.
    private var expectation: Expectation? {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)): expectation
        default: nil
        }
    }
}

/// How the block of a picture becomes the picture of a screen: what fits stays as it is written.
struct PictureRewrite: Equatable {
    /// What happens with a line.
    enum Edit: Equatable {
        /// It stays, with the text that it has in the standard layout.
        case keep(Origin, standard: String)
        /// It goes.
        case remove(line: Int)
        /// It is new; if it replaces a line, that line's comment stays behind it.
        case add(String, for: Origin?)
    }

    /// A line of the file that stays, or that another one stands for.
    struct Origin: Equatable {
        /// Its number in the file.
        let line: Int
        /// What it says, without its comment.
        let source: String
    }

    /// The lines of the file that the block takes.
    let fileLines: Range<Int>
    /// What happens with the lines, in order.
    let edits: [Edit]
    /// The picture that the block becomes.
    let updated: Picture

    /// Whether nothing changes.
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
        var updated = picture
        updated.lines = []
        // Lines that went away since the last one that stayed: one of them may have a pattern for a new line.
        var gone: [Picture.Line] = []
        for (left, right) in PictureComparison(picture, screen).alignment {
            switch (left.map { picture.lines[$0] }, right.map { screen.elements[$0] }) {
            case (let line?, .some):
                let origin = Origin(line: line.location.line, source: line.source)
                edits.append(.keep(origin, standard: standard(line.depth, line.source)))
                updated.lines.append(line)
                gone = []
            case (let line?, nil):
                edits.append(.remove(line: line.location.line))
                gone.append(line)
            case (nil, let element?):
                let like = gone.firstIndex { $0.isLike(element) }.map { gone.remove(at: $0) }
                let text = element.notation(keepingPatternsOf: like)
                let origin = like.map { Origin(line: $0.location.line, source: $0.source) }
                edits.append(.add(standard(element.depth, text), for: origin))
                updated.lines.append(element.pictureLine(keepingPatternsOf: like))
            case (nil, nil): break
            }
        }
        (self.edits, self.updated) = (edits, updated)
    }

    /// Returns the block's lines as they are to be, from those of the file; comments among them stay.
    ///
    /// - Parameter ending: what the file's lines have before their line feed.
    func rewritten(_ lines: [Substring], ending: String) -> [String] {
        let block = fileLines.map { lines[$0 - 1] }
        let isStandard = edits.allSatisfy { edit in
            guard case .keep(let origin, let standard) = edit else { return true }
            return lines[origin.line - 1].hasPrefix(standard)
        }
        var result: [String] = []
        var next = 0
        func takeComments(before line: Int) {
            while fileLines.lowerBound + next < line {
                result.append(String(block[next]))
                next += 1
            }
        }
        for edit in edits {
            switch edit {
            case .keep(let origin, let standard):
                takeComments(before: origin.line)
                let comment = Self.comment(behind: origin.source, in: block[next])
                result.append(isStandard ? String(block[next]) : standard + comment + ending)
                next += 1
            case .remove(let line):
                takeComments(before: line)
                next += 1
            case .add(let text, let origin):
                let comment = origin.map { Self.comment(behind: $0.source, in: lines[$0.line - 1]) } ?? ""
                result.append(text + comment + ending)
            }
        }
        takeComments(before: fileLines.upperBound)
        return result
    }
}

extension PictureRewrite {
    /// Returns what follows the text in a line of the file, the blanks before it included.
    fileprivate static func comment(behind source: String, in line: Substring) -> String {
        guard let place = line.firstRange(of: source) else { return "" }
        let rest = line[place.upperBound...]
        guard rest.contains("#"), let end = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(rest[...end])
    }
}

extension Picture.Line {
    /// Whether it is probably the line of an element that looks another now.
    ///
    /// It has the same role, and a name that fits or a pattern that its value matches.
    fileprivate func isLike(_ element: ScreenElement) -> Bool {
        guard isReadable, role == element.role else { return false }
        if case .pattern(let pattern) = value, let value = element.value, pattern.isFound(in: value) { return true }
        return switch name {
        case .pattern(let pattern): element.label.map(pattern.isFound) ?? false
        case .label(let text): element.label == text.text
        case .identifier(let identifier): element.identifier == identifier
        case nil: true
        }
    }
}

extension ScreenElement {
    /// Returns the element's line with the patterns of an old one that still match.
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

    /// Returns the same line as a picture has it; it stands nowhere yet.
    fileprivate func pictureLine(keepingPatternsOf line: Picture.Line?) -> Picture.Line {
        var name: ElementQuery.Name?
        if let label, !label.isEmpty {
            name = .label(Template(label))
            if case .pattern(let pattern) = line?.name, pattern.isFound(in: label) { name = .pattern(pattern) }
        } else if let identifier, !identifier.isEmpty {
            name = .identifier(identifier)
        }
        var content = value.flatMap { $0.isEmpty ? nil : TextMatcher.text(Template($0)) }
        if case .pattern(let pattern) = line?.value, let value, pattern.isFound(in: value) {
            content = .pattern(pattern)
        }
        return Picture.Line(
            depth: depth, role: role, name: name, value: content,
            states: states.words.compactMap(ElementState.init(rawValue:)),
            location: SourceLocation(file: "", line: 0, column: 0))
    }
}
