extension Header {
    /// A line `storage NAME with "…"`.
    package struct StoredContent: Equatable, Sendable {
        /// The name the app keeps it under.
        package var name: Located<String>
        /// What the app finds there.
        package var content: Template

        /// Creates stored content.
        package init(name: Located<String>, content: Template) {
            self.name = name
            self.content = content
        }
    }
}
