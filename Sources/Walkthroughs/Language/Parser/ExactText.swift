/// A text as a key, such as a path: two are one only where their bytes are.
///
/// Swift takes texts for equal that a file system tells apart: `é` as one character, and as `e` with an accent.
package struct ExactText: Hashable, Sendable {
    /// The text.
    package let text: String

    /// Takes a text as it is.
    package init(_ text: String) { self.text = text }

    /// Compares the bytes.
    package static func == (left: ExactText, right: ExactText) -> Bool {
        left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Texts that are one by their bytes are so for Swift too.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ExactText: Comparable {
    /// Says which comes first by its bytes.
    package static func < (left: ExactText, right: ExactText) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
