public import Foundation

/// A view that shows text which the user cannot change.
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet {
            guard text != oldValue else { return }
            invalidateScreen()
            contentSizeMayHaveChanged()
        }
    }
    /// The font.
    open var font: UIFont! = .preferredFont(forTextStyle: .body) {
        didSet { if font != oldValue { contentSizeMayHaveChanged() } }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// Where the text stands in its room.
    open var textAlignment: NSTextAlignment = .natural
    /// The most lines to show; 0 is any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentSizeMayHaveChanged() } } }
    /// The size the label needed when it was last asked, with the width it was given.
    private var known: (width: CGFloat, size: CGSize)?

    /// Makes a label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = measure(width: size.width)
        known = (size.width, fitting)
        return fitting
    }

    package override var elementRole: ElementRole? {
        guard isAccessibilityElement || accessibilityIdentifier != nil else { return nil }
        if accessibilityIdentifier == nil, elementLabel?.isEmpty != false { return nil }
        return roleByTraits ?? .text
    }

    package override var elementLabel: String? { accessibilityLabel ?? text }

    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }

    private func measure(width: CGFloat) -> CGSize {
        guard let text else { return .zero }
        return TextMetrics(font: font, in: self).size(of: text, width: width, lines: numberOfLines)
    }

    private func contentSizeMayHaveChanged() {
        guard let known else { return }
        guard measure(width: known.width) != known.size else { return }
        self.known = nil
        invalidateIntrinsicContentSize()
    }
}
