/// Searches the sources of scenes, workers and containers for code that leaves the stage or makes runs differ.
///
/// It works on tokens and knows no types, so it finds explicit code only: `Task { }`, `Date()`, a loop over a variable
/// that the same sources declare as a Set. It ignores comments and the text of strings, but checks the code of
/// interpolations. It ignores names that the sources declare themselves, such as the `Task` of a to-do list.
package struct SourceCheck {
    private let files: [File]

    /// Makes a check of the files of one app or of several; what one file declares is known in the others.
    ///
    /// - Parameter sources: the paths, as messages show them, and the bytes, which need not be valid text.
    package init(_ sources: [(path: String, bytes: [UInt8])]) {
        files = sources.map { File(path: $0.path, bytes: $0.bytes) }
    }

    /// Returns the findings, file by file in the given order, and in each file in the order of its text.
    package func findings() -> [SourceFinding] {
        let declared = DeclaredNames(files.map(\.text))
        let unordered = UnorderedNames(files.map(\.text))
        let orientations = OrientationSearch(files.map(\.text))
        return files.indices.flatMap { files[$0].findings(number: $0, declared, unordered, orientations) }
    }
}

extension SourceCheck {
    /// One file and its tokens.
    struct File {
        let path: String
        let bytes: [UInt8]
        let text: SourceText

        init(path: String, bytes: [UInt8]) {
            (self.path, self.bytes) = (path, bytes)
            text = SourceText(bytes)
        }

        /// Returns the findings of the file, in the order of its text.
        func findings(
            number: Int, _ declared: DeclaredNames, _ unordered: UnorderedNames, _ orientations: OrientationSearch
        ) -> [SourceFinding] {
            // A zero byte means binary data, or text in UTF-16.
            if bytes.contains(0) { return [Self.unreadable(path)] }
            let lines = SourceLines(bytes)
            var waived = WaivedLines(text, lines)
            let constructs = ConstructSearch(text, inFile: number, declared).found
            var found = constructs.map { ($0.rule, range(of: $0.tokens)) }
            // A random draw from a Set without a generator is reported only once.
            let drawn = Set(constructs.filter { $0.rule == .random }.map(\.tokens.upperBound))
            found += UnorderedSearch(text, inFile: number, unordered).found.filter { !drawn.contains($0.upperBound) }
                .map { (.unordered, range(of: $0)) }
            found += orientations.overrides(in: text).map { (.orientation, range(of: $0)) }
            found += PhoneSearch(text).found.map { ($0.rule, range(of: $0.tokens)) }
            found.sort { ($0.1.lowerBound, $0.0.rawValue) < ($1.1.lowerBound, $1.0.rawValue) }
            var wrong: [(range: Range<Int>, rule: String, message: String, help: String)] = []
            for (rule, range) in found where !waived.waive(rule, line: lines.line(at: range.lowerBound)) {
                wrong.append((range, rule.rawValue, rule.message(excerpt(range)), rule.help))
            }
            wrong += (waived.problems + waived.unused).map { ($0.range, SourceWaiver.rule, $0.message, $0.help) }
            wrong.sort { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
            return placed(wrong, lines)
        }

        private static func unreadable(_ path: String) -> SourceFinding {
            SourceFinding(
                path: path, line: 1, column: 1, range: 0..<0, lineRange: 0..<0, rule: "unreadable",
                message: "this file cannot be read: it is no text in UTF-8", help: "save it as UTF-8")
        }

        /// Returns the byte range of tokens; a construct that the end of the file cuts off ends at the last token.
        private func range(of tokens: Range<Int>) -> Range<Int> {
            let known = tokens.clamped(to: text.tokens.indices)
            guard let first = text.tokens[known].first, let last = text.tokens[known].last else { return 0..<0 }
            return first.range.lowerBound..<last.range.upperBound
        }

        /// Returns code for a message, in one line; long code is cut.
        private func excerpt(_ range: Range<Int>) -> String {
            let code = String(decoding: bytes[range.prefix(60)], as: UTF8.self).split { $0.isWhitespace }
            return code.joined(separator: " ") + (range.count > 60 ? "…" : "")
        }

        /// Adds the line and the column to each finding.
        private func placed(
            _ wrong: [(range: Range<Int>, rule: String, message: String, help: String)], _ lines: SourceLines
        ) -> [SourceFinding] {
            wrong.map { item in
                let line = lines.line(at: item.range.lowerBound)
                let lineRange = lines.range(ofLine: line)
                let before = bytes[lineRange.lowerBound..<max(lineRange.lowerBound, item.range.lowerBound)]
                return SourceFinding(
                    path: path, line: line, column: 1 + before.count { $0 & 0xC0 != 0x80 }, range: item.range,
                    lineRange: lineRange, rule: item.rule, message: item.message, help: item.help)
            }
        }
    }
}

/// A construct in a source that breaks a rule, or a waiver without effect.
package struct SourceFinding: Equatable, Sendable {
    /// The path of the file, as it was given to the check.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, in Unicode scalars.
    package let column: Int
    /// The byte range of the construct in the file.
    package let range: Range<Int>
    /// The byte range of the line, without its line break; empty if the finding is about the whole file.
    package let lineRange: Range<Int>
    /// The name of the rule that the construct breaks, as waivers write it.
    package let rule: String
    /// What is wrong, in a sentence without a full stop.
    package let message: String
    /// What to do instead.
    package let help: String
}
