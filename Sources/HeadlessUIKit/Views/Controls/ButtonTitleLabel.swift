import Foundation

/// The `titleLabel` of a button, with which an app sets the number of lines.
///
/// It is no subview: the button draws the title.
final class ButtonTitleLabel: UILabel {
    /// The button; weak, it owns the label, which an app may keep longer.
    private weak var button: UIButton?

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }

    /// The button's current title; only `setTitle(_:for:)` sets it, as UIKit recommends.
    override var text: String? {
        get { button?.currentTitle }
        set {}
    }

    /// The button's current title with its attributes; setting it sets the one for the normal state.
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

/// The `imageView` of a button, with which an app asks for the image; like the title it is no subview.
final class ButtonImageView: UIImageView {
    /// The button; weak, it owns the view, which an app may keep longer.
    private weak var button: UIButton?

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }

    /// The button's current image; only `setImage(_:for:)` sets it, as UIKit recommends.
    override var image: UIImage? {
        get { button?.currentImage }
        set {}
    }

    /// The colour of the button, which a symbol takes.
    override var tintColor: UIColor! {
        get { button?.tintColor ?? super.tintColor }
        set { button?.tintColor = newValue }
    }
}
