extension BinaryPropertyListCheck {
    /// What is wrong with the bytes, in words.
    struct Fault: Error, Equatable {
        /// The words.
        var reason: String
    }
}
