extension LastRun {
    /// A walkthrough and how it went.
    struct Entry: Equatable {
        /// The walkthrough.
        let key: Key
        /// How it went.
        var record: Record
    }
}
