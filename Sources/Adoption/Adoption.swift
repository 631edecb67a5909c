import SourceCheck

/// Rewrites UIKit sources so that they compile on the stage and on a phone.
///
/// It works on tokens and knows no types. It changes only what it is sure of, and lists the rest. What it writes
/// compiles against UIKit for iOS 18 too, and a second run changes nothing.
package struct Adoption {
    /// A source before and after.
    package struct File {
        /// The path, as it was given.
        package let path: String
        /// The bytes as they were.
        package let old: [UInt8]
        /// The bytes as they should be; the same if nothing changes.
        package internal(set) var new: [UInt8]
    }

    /// The files, in the order given.
    package private(set) var files: [File]
    /// What is left to do, file by file, in the order of their text.
    package private(set) var rest: [Remainder] = []

    /// The most passes: a change may make another one possible.
    private static let mostPasses = 5

    /// Rewrites the files of one app; what one file declares is known in the others.
    package init(_ sources: [(path: String, bytes: [UInt8])]) {
        files = sources.map { File(path: $0.path, old: $0.bytes, new: $0.bytes) }
        for _ in 0..<Self.mostPasses where rewriteOnce() {}
        rest = remainders()
    }

    /// Rewrites each file once; returns whether something changed.
    private mutating func rewriteOnce() -> Bool {
        let texts = files.map { SourceText($0.new) }
        let declarations = Declarations(texts)
        var selectors = SelectorRewriter(zip(files, texts).map { ($0.new, $1) }, declarations)
        selectors.rewriteAll()
        var edits = selectors.edits
        let isNamedByText = texts.contains { text in
            text.tokens.indices.contains { index in
                text[index] == "NSSelectorFromString"
                    || text[index] == "Selector" && text[index + 1] == "(" && text[index - 1] != "."
            }
        }
        for (index, text) in texts.enumerated() {
            AnnotationRewriter(
                text, files[index].new, stillNamed: selectors.leftNames, called: selectors.calledNames,
                isNamedByText: isNamedByText
            ).rewrite(&edits[index])
            MemberRewriter(text, declarations, inFile: index).rewrite(&edits[index])
            ValueRewriter(text).rewrite(&edits[index])
            ImportRewriter(text, files[index].new).rewrite(&edits[index])
        }
        for index in files.indices where !edits[index].isEmpty {
            files[index].new = edits[index].applied(to: files[index].new)
        }
        return edits.contains { !$0.isEmpty }
    }

    private func remainders() -> [Remainder] {
        files.flatMap { Remainder.all(in: SourceText($0.new), $0.new, path: $0.path) }
    }
}
