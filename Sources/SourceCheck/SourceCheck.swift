/// Searches the sources of scenes, workers and containers for code that leaves the stage or makes runs differ.
///
/// It reads tokens and knows no types, so it finds only what is explicit: `Task { }`, `Date()`, a loop over a variable
/// declared as a Set in the same sources. Names in comments and strings are ignored, those in interpolations are not. A
/// name that the sources declare themselves, such as the `Task` of a to-do list, is ignored.
package struct SourceCheck {
    /// The files, in the order given.
    private let files: [File]

    /// Takes the files of one app, or of several; names that one declares are known in the others.
    ///
    /// - Parameter sources: their paths, as they should be shown, and their bytes, which need not be text.
    package init(_ sources: [(path: String, bytes: [UInt8])]) {
        files = sources.map { File(path: $0.path, bytes: $0.bytes) }
    }

    /// Returns what is wrong, file by file in the order given, in each in the order of its text.
    package func findings() -> [SourceFinding] {
        let declared = DeclaredNames(files.map(\.text))
        let unordered = UnorderedNames(files.map(\.text))
        return files.indices.flatMap { files[$0].findings(number: $0, declared, unordered) }
    }
}

extension SourceCheck {
    /// One file, taken apart.
    struct File {
        let path: String
        let bytes: [UInt8]
        let text: SourceText

        init(path: String, bytes: [UInt8]) {
            (self.path, self.bytes) = (path, bytes)
            text = SourceText(bytes)
        }

        /// Returns what is wrong in the file, in the order of its text.
        func findings(number: Int, _ declared: DeclaredNames, _ unordered: UnorderedNames) -> [SourceFinding] {
            // Text in UTF-16 has zeros.
            if bytes.contains(0) { return [Self.unreadable(path)] }
            let lines = SourceLines(bytes)
            var waived = WaivedLines(text, lines)
            let constructs = ConstructSearch(text, inFile: number, declared).found
            var found = constructs.map { ($0.rule, range(of: $0.tokens)) }
            // A random draw from a Set without a generator is reported only once.
            let drawn = Set(constructs.filter { $0.rule == .random }.map(\.tokens.upperBound))
            found += UnorderedSearch(text, inFile: number, unordered).found.filter { !drawn.contains($0.upperBound) }
                .map { (.unordered, range(of: $0)) }
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

        /// What is said of a file in which no Swift can be read.
        private static func unreadable(_ path: String) -> SourceFinding {
            SourceFinding(
                path: path, line: 1, column: 1, range: 0..<0, lineRange: 0..<0, rule: "unreadable",
                message: "this file cannot be read: it is no text in UTF-8", help: "save it as UTF-8")
        }

        /// Returns the bytes of tokens; a construct that the file's end cuts off reaches up to the last of them.
        private func range(of tokens: Range<Int>) -> Range<Int> {
            let known = tokens.clamped(to: text.tokens.indices)
            guard let first = text.tokens[known].first, let last = text.tokens[known].last else { return 0..<0 }
            return first.range.lowerBound..<last.range.upperBound
        }

        /// Returns code for a message: in one line, and cut if it is long.
        private func excerpt(_ range: Range<Int>) -> String {
            let code = String(decoding: bytes[range.prefix(60)], as: UTF8.self).split { $0.isWhitespace }
            return code.joined(separator: " ") + (range.count > 60 ? "…" : "")
        }

        /// Gives each its line and column.
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

/// A forbidden construct in a source, or a waiver that waives nothing.
package struct SourceFinding: Equatable, Sendable {
    /// The path of the file, as it was given.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, in Unicode scalars.
    package let column: Int
    /// The bytes at fault, within the file.
    package let range: Range<Int>
    /// The bytes of the line, without its end; empty if the file itself is at fault.
    package let lineRange: Range<Int>
    /// The name of the rule that it breaks, as waivers write it.
    package let rule: String
    /// What is wrong, in one sentence without a full stop.
    package let message: String
    /// What to do instead.
    package let help: String
}
