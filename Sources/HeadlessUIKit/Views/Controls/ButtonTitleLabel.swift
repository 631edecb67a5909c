import Foundation

/// What an app sets to have a button's title broken into lines; no subview, the button shows its title itself.
final class ButtonTitleLabel: UILabel {
    /// The button; weak, it owns the label, which an app may keep longer.
    private weak var button: UIButton?

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }

    /// The title that shows now; set by `setTitle(_:for:)` alone, as UIKit asks for.
    override var text: String? {
        get { button?.currentTitle }
        set {}
    }

    /// The colour of the title that shows now; set by `setTitleColor(_:for:)`.
    override var textColor: UIColor! {
        get { button?.currentTitleColor }
        set { button?.setTitleColor(newValue, for: .normal) }
    }

    override var numberOfLines: Int {
        get { button?.titleLines ?? 1 }
        set { button?.titleLines = newValue }
    }
}
