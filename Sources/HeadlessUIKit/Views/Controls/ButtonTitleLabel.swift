import Foundation

/// The `titleLabel` of a button, to set the number of lines; no subview, since the button draws the title.
final class ButtonTitleLabel: UILabel {
    /// The button; weak, since it owns the label, which an app may keep longer.
    private weak var button: UIButton?

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }

    /// The button's current title; only `setTitle(_:for:)` sets it.
    override var text: String? {
        get { button?.currentTitle }
        set {}
    }

    /// The button's current title with its attributes; setting it sets the title for the normal state.
    override var attributedText: NSAttributedString? {
        get { button?.currentAttributedTitle ?? super.attributedText }
        set { button?.setAttributedTitle(newValue, for: .normal) }
    }

    /// The colour of the button's current title; setting it calls `setTitleColor(_:for:)`.
    override var textColor: UIColor! {
        get { button?.currentTitleColor }
        set { button?.setTitleColor(newValue, for: .normal) }
    }

    override var numberOfLines: Int {
        get { button?.titleLines ?? 1 }
        set { button?.titleLines = newValue }
    }
}

/// The `imageView` of a button, through which an app reads the image; no subview, since the button draws it.
final class ButtonImageView: UIImageView {
    /// The button; weak, since it owns the view, which an app may keep longer.
    private weak var button: UIButton?

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }

    /// The button's current image; only `setImage(_:for:)` sets it.
    override var image: UIImage? {
        get { button?.currentImage }
        set {}
    }

    /// The colour of the button and of a symbol in it.
    override var tintColor: UIColor! {
        get { button?.tintColor ?? super.tintColor }
        set { button?.tintColor = newValue }
    }
}
