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
        let fileNames = files.map { FileNames($0.text) }
        var names = DeclaredNames(Array(zip(files.map(\.text), fileNames)))
        let scoped = zip(files, fileNames).map { ScopedNames($0.text, $1.outline) }
        for each in scoped { names.add(membersOf: each) }
        let lists = AppLists(files)
        return files.indices.flatMap {
            files[$0].findings(fileNames[$0], names, scoped[$0], unusedNames: lists.unusedNames(inFileAt: $0))
        }
    }
}

extension SourceCheck {
    /// One file, taken apart.
    struct File {
        let path: String
        let bytes: [UInt8]
        let text: SourceText

        /// The most that is reported of one file.
        static let limit = 500

        init(path: String, bytes: [UInt8]) {
            (self.path, self.bytes) = (path, bytes)
            text = SourceText(bytes)
        }

        /// Returns what is wrong in the file, in the order of its text.
        ///
        /// - Parameter unusedNames: the bytes of what its app lists and no source has.
        func findings(
            _ fileNames: FileNames, _ names: DeclaredNames, _ scoped: ScopedNames, unusedNames: [Range<Int>]
        ) -> [SourceFinding] {
            if bytes.isUTF16 { return [Self.unreadable(path)] }
            let lines = SourceLines(bytes)
            var waived = WaivedLines(text, lines)
            let constructs = ConstructSearch(text, NameLookup(text, fileNames, names, scoped)).found
            var found = constructs.map { ($0.rule, range(of: $0.tokens)) }
            // A random draw from a Set without a generator is reported only once.
            let drawn = Set(constructs.filter { $0.rule == .random }.map(\.tokens.upperBound))
            found += UnorderedSearch(text, scoped, names).found.filter { !drawn.contains($0.upperBound) }.map {
                (.unordered, range(of: $0))
            }
            found += unusedNames.map { (.unusedName, $0) }
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
                message: "this file cannot be read: it is UTF-16, and Swift is UTF-8", help: "save it as UTF-8")
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

        /// Gives each its line and column; columns are counted on from the one before, since a line may be very long.
        private func placed(
            _ wrong: [(range: Range<Int>, rule: String, message: String, help: String)], _ lines: SourceLines
        ) -> [SourceFinding] {
            var (line, offset, column) = (0, 0, 1)
            var findings = wrong.prefix(Self.limit).map { item in
                let own = lines.line(at: item.range.lowerBound)
                let lineRange = lines.range(ofLine: own)
                if own != line { (line, offset, column) = (own, lineRange.lowerBound, 1) }
                column += bytes[offset..<max(offset, item.range.lowerBound)].count { $0 & 0xC0 != 0x80 }
                offset = max(offset, item.range.lowerBound)
                return SourceFinding(
                    path: path, line: line, column: column, range: item.range, lineRange: lineRange, rule: item.rule,
                    message: item.message, help: item.help)
            }
            if wrong.count > Self.limit {
                findings.append(
                    SourceFinding(
                        path: path, line: line, column: column, range: 0..<0, lineRange: 0..<0, rule: "limit",
                        message: "\(wrong.count - Self.limit) more in this file are not shown",
                        help: "mend some of those above first"))
            }
            return findings
        }
    }
}

extension [UInt8] {
    /// Whether they begin as a text in UTF-16 does: every other byte is zero, or belongs to its mark.
    fileprivate var isUTF16: Bool {
        guard count >= 4 else { return false }
        if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return (self[2] == 0) != (self[3] == 0) }
        return (self[0] == 0) != (self[1] == 0) && (self[2] == 0) == (self[0] == 0) && (self[3] == 0) == (self[1] == 0)
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
