public import Foundation

extension UITextView {
    var shownFont: UIFont { styled.flatMap { StyledText($0).largestFont } ?? plainFont }
    var metrics: TextMetrics {
        TextMetrics(font: shownFont, in: self).placed(by: styled.map(StyledText.init))
    }
    var spoken: String { styled?.spoken ?? content }
    var plainFont: UIFont { font ?? .systemFont(ofSize: 17) }
    var plainAttributes: [NSAttributedString.Key: Any] {
        [.font: plainFont, .foregroundColor: textColor ?? .label]
    }

    /// The room at both sides of each line together, in points.
    var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    func lineWidth(in width: CGFloat) -> CGFloat { max(width - sides, 1) }

    /// Returns the size of the text at the width of a view; at least one line, for the caret.
    func textSize(atWidth width: CGFloat) -> CGSize {
        let metrics = metrics
        let size = metrics.size(of: content, width: lineWidth(in: width), lines: 0)
        return CGSize(width: size.width, height: max(size.height, metrics.lineHeight))
    }

    func textSizeMayHaveChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func editingDidChange() {
        invalidateScreen()
        if !takesText, isFirstResponder { resignFirstResponder() }
    }

    /// Returns the attributed text with a part replaced by typed text; `nil` for a plain text.
    func styledText(replacing range: NSRange, with replacement: String) -> NSAttributedString? {
        guard let styled else { return nil }
        let text = NSMutableAttributedString(attributedString: styled)
        text.replaceCharacters(in: range, with: NSAttributedString(string: replacement, attributes: typingAttributes))
        return text
    }

    /// Scrolls until a part of the text, in UTF-16 units, is in view; what is beyond the text is ignored.
    public func scrollRangeToVisible(_ range: NSRange) {
        let (first, last) = (clamped(range).location, NSMaxRange(clamped(range)))
        let text = NSString(string: content)
        func bottom(of end: Int) -> CGFloat {
            let size = metrics.size(of: text.substring(to: end), width: lineWidth(in: placement.width), lines: 0)
            return max(size.height, metrics.lineHeight)
        }
        let top = bottom(of: first) - metrics.lineHeight
        scrollRectToVisible(
            CGRect(x: boundsOrigin.x, y: textContainerInset.top + top, width: 1, height: bottom(of: last) - top),
            animated: false)
    }

    func showCaret() {
        layoutScreenIfNeeded()
        guard isScrollEnabled else { return }
        if selection != nil { return scrollRangeToVisible(selectedRange) }
        if boundsOrigin.y != maximumOffsetY { contentOffset.y = maximumOffsetY }
    }

    /// Selects a part of the text, and notifies the delegate of a change.
    func select(_ range: NSRange) {
        let range = clamped(range)
        guard range != selectedRange else { return }
        selection = range == NSRange(location: length, length: 0) ? nil : range
        textDelegate?.textViewDidChangeSelection(self)
    }

    /// Returns the part of a range within the text, extended to whole characters.
    private func clamped(_ range: NSRange) -> NSRange {
        let count = length
        let start = min(max(range.location, 0), count)
        let end = min(start + min(max(range.length, 0), count), count)
        func boundary(_ offset: Int) -> Int {
            let index = String.Index(utf16Offset: offset, in: content)
            guard index < content.endIndex else { return count }
            return content.rangeOfComposedCharacterSequence(at: index).lowerBound.utf16Offset(in: content)
        }
        return NSRange(location: boundary(start), length: boundary(end) - boundary(start))
    }
}

/// The region in which a text view lays out its text.
open class NSTextContainer: NSObject {
    /// The room at both sides of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
    /// Called after a change; strong, it holds the text view weakly.
    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) { self.didChange = didChange }
}

/// Kinds of data that are found in a text.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of shipments.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What the system has information about.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Physical values.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
