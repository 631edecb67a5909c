// What Foundation lacks on Linux, and apps use.
#if !canImport(Darwin)
    public import Foundation

    extension NSMutableAttributedString {
        /// Makes an empty text: `NSMutableAttributedString()`.
        public convenience init(attributes: [NSAttributedString.Key: Any]? = nil) {
            self.init(string: "", attributes: attributes)
        }
    }

    extension NSValue {
        /// Not there: a value in `userInfo` cannot be cast to `NSValue` on Linux.
        @available(*, unavailable, message: "cast the value itself, as a phone can too: `as? CGRect`")
        public var cgRectValue: CGRect { .zero }
    }
#endif
