/// What a tab bar shows for a controller.
public final class UITabBarItem {
    /// The button in the bar; strong, the item owns it.
    let button = TabButton()

    /// Makes an item.
    public init(title: String?, image: UIImage? = nil) {
        self.title = title
        button.setTitle(title, for: .normal)
        if let image { button.setImage(image, for: .normal) }
    }

    /// The label of the tab.
    public var title: String? {
        didSet { button.setTitle(title, for: .normal) }
    }

    /// Whether it can be tapped.
    public var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// What the badge says: the value of the tab to users of VoiceOver.
    public var badgeValue: String? {
        didSet { button.accessibilityValue = badgeValue }
    }

    /// The name that scripts can find it by.
    public var accessibilityIdentifier: String? {
        get { button.accessibilityIdentifier }
        set { button.accessibilityIdentifier = newValue }
    }
}
