import Foundation

/// A text as a key, such as a path: two are equal only if their bytes are.
///
/// Swift takes texts for equal that a file system tells apart: `é` as one character, and as `e` with an accent.
package struct ExactText: Hashable, Sendable {
    /// The text.
    package let text: String

    /// Takes a text as it is.
    package init(_ text: String) { self.text = text }

    /// Compares the bytes.
    package static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.utf8.count == right.text.utf8.count && order(left, right) == 0
    }

    /// Texts that are one by their bytes are so for Swift too.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ExactText: Comparable {
    /// Says which comes first by its bytes.
    package static func < (left: ExactText, right: ExactText) -> Bool { order(left, right) < 0 }

    /// Returns a negative number if the first comes first by its bytes, 0 if they are equal, else a positive one.
    private static func order(_ left: ExactText, _ right: ExactText) -> Int {
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { bytes in
            right.withUTF8 { others in
                let count = min(bytes.count, others.count)
                guard let start = bytes.baseAddress, let other = others.baseAddress, count > 0 else {
                    return bytes.count - others.count
                }
                let order = memcmp(start, other, count)
                return order == 0 ? bytes.count - others.count : Int(order)
            }
        }
    }
}
