extension ConfigurationKeyPath {
    /// What is wrong with the text of a key path.
    package enum Fault: Error, Equatable, Sendable {
        /// There is no text at all.
        case empty
        /// Nothing stands before, between or after the dots; segments count from 1.
        case emptySegment(number: Int)
        /// A character that no key has.
        case character(Character)
        /// More segments than `depthLimit`.
        case tooDeep
    }
}
