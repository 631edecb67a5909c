import Basics

/// The path to a value in the configuration, written with dots: `testFlags.noSplash`.
package struct ConfigurationKeyPath: Hashable, Sendable {
    /// The keys from the root inwards; empty is the root itself.
    package var components: [String]

    /// The maximum depth of a key path; the file may not be deeper either.
    package static let depthLimit = 64

    /// Makes a path of keys; without any, the path of the root.
    package init(_ components: [String] = []) { self.components = components }

    /// Parses `a.b.c`; a segment is made of letters, digits, `_` and `-`.
    package init(parsing text: String) throws(Fault) {
        if text.isEmpty { throw .empty }
        let segments = text.split(separator: ".", omittingEmptySubsequences: false)
        if segments.count > Self.depthLimit { throw .tooDeep }
        for (index, segment) in segments.enumerated() {
            if segment.isEmpty { throw .emptySegment(number: index + 1) }
            if let character = segment.first(where: { !Self.isAllowed($0) }) { throw .character(character) }
        }
        components = segments.map(String.init)
    }

    /// Returns the path of a key directly below this one.
    package func appending(_ key: String) -> ConfigurationKeyPath { ConfigurationKeyPath(components + [key]) }

    private static func isAllowed(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "-"
    }
}

extension ConfigurationKeyPath: CustomStringConvertible {
    /// The segments with dots between them; control characters are escaped.
    package var description: String {
        components.map { SafeText.fragment($0.shortened()) }.joined(separator: ".")
    }
}

extension ConfigurationKeyPath {
    /// What is wrong with the text of a key path.
    package enum Fault: Error, Equatable, Sendable {
        /// The text is empty.
        case empty
        /// A segment is empty; segments count from 1.
        case emptySegment(number: Int)
        /// A character that is not allowed.
        case character(Character)
        /// More segments than `depthLimit`.
        case tooDeep
    }
}
