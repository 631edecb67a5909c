extension UIView {
    /// What changes of a view when its superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a mask of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The width follows the superview's.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The height follows the superview's.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
}
