public import Foundation

/// A view that shows text which the user cannot change.
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet {
            guard text != oldValue else { return }
            invalidateScreen()
            if !TextMetrics.takeTheSameRoom(oldValue ?? "", text ?? "") { contentSizeMayHaveChanged() }
        }
    }
    /// The font.
    open var font: UIFont! = .preferredFont(forTextStyle: .body) {
        didSet {
            guard font != oldValue else { return }
            contentSizeMayHaveChanged()
            metrics = nil
        }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// Where the text stands in its room.
    open var textAlignment: NSTextAlignment = .natural
    /// The most lines to show; 0 is any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentSizeMayHaveChanged() } } }
    /// The measures of the font at the present text size; `nil` until they are asked for.
    private var metrics: TextMetrics?

    /// Makes a label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        isUserInteractionEnabled = false
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text else { return .zero }
        let metrics = metrics ?? TextMetrics(font: font, in: self)
        self.metrics = metrics
        return metrics.size(of: text, width: size.width, lines: numberOfLines)
    }

    override func textSizeDidChange() { metrics = nil }

    package override var elementRole: ElementRole? {
        guard isAccessibilityElement || accessibilityIdentifier != nil else { return nil }
        if accessibilityIdentifier == nil, elementLabel?.isEmpty != false { return nil }
        return roleByTraits ?? .text
    }

    package override var elementLabel: String? { accessibilityLabel ?? text }

    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }

    /// Has everything laid out again, if the label was ever measured.
    private func contentSizeMayHaveChanged() {
        if metrics != nil || knownFit != nil { invalidateIntrinsicContentSize() }
    }
}
