// What Foundation lacks on Linux, and apps use.
// Without an argument, only `NSObject` could be made so, since an extension cannot override its initialiser.
#if !canImport(Darwin)
    public import Foundation

    extension NSMutableAttributedString {
        /// Makes an empty text: `NSMutableAttributedString()`.
        ///
        /// - Parameter attributes: those of the empty text, which are of no use; the default, so that the call has no
        ///   argument, as on a phone.
        public convenience init(attributes: [NSAttributedString.Key: Any]? = nil) {
            self.init(string: "", attributes: attributes)
        }
    }

    extension CGFloat {
        /// Makes the nearest value to a number.
        public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    }
#endif
