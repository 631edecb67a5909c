/// Where the values stand in the text of an XML property list: what an edit needs that keeps everything else.
///
/// Foundation reads the values; this is only their places.
struct PropertyListOutline: Sendable {
    /// All values, outer before inner; the first is the root.
    var elements: [Element] = []
    /// Keys that stand twice.
    var duplicates: [Duplicate] = []

    /// Returns the value at a place, if there is one.
    func element(at keyPath: ConfigurationKeyPath) -> Element? {
        guard var element = elements.first else { return nil }
        for key in keyPath.components {
            guard let index = element.children.first(where: { elements[$0].key == key }) else { return nil }
            element = elements[index]
        }
        return element
    }
}

extension PropertyListOutline {
    /// One value.
    struct Element: Equatable, Sendable {
        /// The element's name: `dict`, `true`.
        var name: String
        /// From its `<` to behind its last `>`, in bytes.
        var range: Range<Int>
        /// What stands between its tags; empty for `<true/>`.
        var content: Range<Int>
        /// Its key, in a dictionary.
        var key: String?
        /// From the `<` of `<key>` to behind `</key>`.
        var keyRange: Range<Int>?
        /// The places of the values inside, among the outline's elements.
        var children: [Int] = []
        /// Whether it is written as one tag.
        var isSelfClosing = false
    }
}

extension PropertyListOutline {
    /// A key that a dictionary has twice.
    struct Duplicate: Equatable, Sendable {
        /// The key.
        var keyPath: ConfigurationKeyPath
        /// The line of the second one, from 1.
        var line: Int
    }
}
