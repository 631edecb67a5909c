import Basics
import HeadlessUIKit
import WalkthroughLanguage

/// How the block of a picture becomes the picture of a screen: what fits stays as it is written.
struct PictureRewrite: Equatable {
    /// What happens with a line.
    enum Edit: Equatable {
        /// It stays, with the text that it has in the standard layout.
        case keep(Origin, standard: String)
        /// It goes.
        case remove(line: Int)
        /// It is new; where it stands for a line that goes, that line's comment stays behind it.
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
