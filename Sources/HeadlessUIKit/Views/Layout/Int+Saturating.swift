import Foundation

extension Int {
    /// Makes the whole number of a length, without what stands after the point.
    ///
    /// An app may give any length: what is no number is 0, and what is larger than any screen is cut to 2⁵³ either way.
    init(saturating value: CGFloat) {
        let most: CGFloat = 9_007_199_254_740_992
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -most), most))
    }
}
