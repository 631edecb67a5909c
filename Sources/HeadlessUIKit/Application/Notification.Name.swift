extension Notification {
    /// The name of a kind of notification.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
