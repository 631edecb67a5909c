import Foundation

/// The buttons that a swipe has revealed beside the content of a row.
final class RowActionsView: UIView {
    let direction: SwipeDirection
    /// The actions of the buttons, outermost first.
    let configuration: UISwipeActionsConfiguration
    /// The buttons, from left to right; strong, they are subviews.
    private var buttons: [RowActionButton] = []

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    /// Makes the buttons; a tap calls `perform` with the action and its button.
    init(
        _ configuration: UISwipeActionsConfiguration, _ direction: SwipeDirection,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.configuration = configuration
        self.direction = direction
        super.init(frame: .zero)
        let actions = configuration.actions
        for action in direction == .left ? actions.reversed() : actions {
            let button = RowActionButton(action, perform: perform)
            buttons.append(button)
            addSubview(button)
        }
    }

    var width: CGFloat { buttons.reduce(0) { $0 + $1.width } }

    func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

    override func layoutSubviews() {
        var x: CGFloat = 0
        for button in buttons {
            button.place(CGRect(x: x, y: 0, width: button.width, height: placement.height))
            x += button.width
        }
    }

    override var placesAllApart: Bool { true }
    override var showsSystemText: Bool { true }
}

private final class RowActionButton: UIButton {
    let action: UIContextualAction

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ action: UIContextualAction, perform: @escaping (UIContextualAction, UIView) -> Void) {
        self.action = action
        super.init(frame: .zero)
        buttonType = .system
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
        setTitleColor(.white, for: .normal)
        addAction(
            UIAction { [unowned self] _ in perform(self.action, self) },
            for: .primaryActionTriggered)
    }

    /// The width of the title with margins, in points; at least 74.
    var width: CGFloat { max(intrinsicContentSize.width + 16, 74) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.canvas.rectangle(rect, fill: painter.palette.paint(action.backgroundColor))
        super.draw(with: &painter, in: rect)
    }
}
