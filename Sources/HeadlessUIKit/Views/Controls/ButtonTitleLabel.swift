import Foundation

/// The `titleLabel` of a button, with which an app sets the number of lines; no subview, since the button draws the
/// title.
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
