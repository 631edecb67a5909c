// Foundation lacks these on Linux. Without a parameter, the initialiser would have to override that of `NSObject`,
// which an extension cannot.
#if !canImport(Darwin)
    public import Foundation

    extension NSMutableAttributedString {
        /// Makes an empty text: `NSMutableAttributedString()`.
        ///
        /// - Parameter attributes: without effect; it has a default, so that the call has no argument, as on a phone.
        public convenience init(attributes: [NSAttributedString.Key: Any]? = nil) {
            self.init(string: "", attributes: attributes)
        }
    }

    extension CGFloat {
        /// Makes the nearest value to a number.
        public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    }
#endif
