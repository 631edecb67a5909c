extension Descriptor {
    /// What reading came to.
    enum Input: Equatable {
        case bytes([UInt8])
        case end
        /// Nothing is there now.
        case nothing
    }
}
