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
