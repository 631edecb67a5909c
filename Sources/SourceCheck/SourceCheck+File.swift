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
        func findings(_ fileNames: FileNames, _ names: DeclaredNames, _ scoped: ScopedNames) -> [SourceFinding] {
            let lines = SourceLines(bytes)
            var waived = WaivedLines(text, lines)
            var found = ConstructSearch(text, NameLookup(text, fileNames, names, scoped)).found.map {
                ($0.rule, range(of: $0.tokens))
            }
            found += UnorderedSearch(text, scoped, names).found.map { (.unordered, range(of: $0)) }
            found.sort { ($0.1.lowerBound, $0.0.rawValue) < ($1.1.lowerBound, $1.0.rawValue) }
            var wrong: [(range: Range<Int>, rule: String, message: String, help: String)] = []
            for (rule, range) in found where !waived.waive(rule, line: lines.line(at: range.lowerBound)) {
                wrong.append((range, rule.rawValue, rule.message(excerpt(range)), rule.help))
            }
            wrong += (waived.problems + waived.unused).map { ($0.range, SourceWaiver.rule, $0.message, $0.help) }
            wrong.sort { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
            return placed(wrong, lines)
        }

        /// Returns the bytes of tokens; a construct that the file's end cuts off reaches up to the last of them.
        private func range(of tokens: Range<Int>) -> Range<Int> {
            let known = tokens.clamped(to: text.tokens.indices)
            guard let first = text.tokens[known].first, let last = text.tokens[known].last else { return 0..<0 }
            return first.range.lowerBound..<last.range.upperBound
        }

        /// Returns code for a message: in one line, and cut where it is long.
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
                column += bytes[offset..<item.range.lowerBound].count { $0 & 0xC0 != 0x80 }
                offset = item.range.lowerBound
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
