import Foundation

extension UIButton {
    /// How a button looks.
    @nonexhaustive public nonisolated enum ButtonType: Int, Sendable {
        /// A button without a style: its title is white, even if it is disabled.
        case custom = 0
        /// A button in the system's style: its title is in the tint.
        case system = 1
        /// A button that shows details.
        case detailDisclosure = 2
        /// A button with information, for a light or a dark background, or one that adds a contact.
        case infoLight, infoDark, contactAdd
        /// A button that closes a panel.
        case close = 7

        /// The same as ``system``.
        public static var roundedRect: ButtonType { .system }
    }

    /// Makes a button; a type with a symbol has the label that VoiceOver reads.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        guard let (symbol, label) = type.symbol else { return }
        setImage(UIImage(systemName: symbol), for: .normal)
        accessibilityLabel = label
    }

    /// Makes a button that performs an action when tapped, with its title and image.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }
}

extension UIButton.ButtonType {
    /// The symbol of the type and its label for VoiceOver; `nil` for a type without a symbol.
    fileprivate var symbol: (name: String, label: String)? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: ("info.circle", "More Info")
        case .contactAdd: ("plus.circle", "Add")
        case .close: ("xmark.circle.fill", "Close")
        }
    }
}
