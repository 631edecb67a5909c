import Foundation

/// What an app sets to have a button's title broken into lines; no subview, the button shows its title itself.
final class ButtonTitleLabel: UILabel {
    /// The button; unowned, it owns the label.
    private unowned let button: UIButton

    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }

    /// The title that shows now; set by `setTitle(_:for:)` alone, as UIKit asks for.
    override var text: String? {
        get { button.currentTitle }
        set {}
    }

    override var numberOfLines: Int {
        get { button.titleLines }
        set { button.titleLines = newValue }
    }
}
