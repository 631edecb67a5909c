/// What a navigation bar shows while its controller is on top.
open class UINavigationItem {
    /// Whether a title is large where the bar has large ones.
    public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the controller below; large at the bottom.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// The controller it belongs to; weak, it owns the item.
    private weak var owner: UIViewController?

    init(owner: UIViewController) {
        self.owner = owner
        title = owner.title
    }

    /// The title; by itself the controller's, whose ``UIViewController/title`` sets this one too.
    open var title: String? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// What the bar shows in the place of the title, in its middle; strong, the item owns it.
    open var titleView: UIView? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// A line of text above the title.
    open var prompt: String? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// Whether the title is large where the bar has large ones.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// What Back is called on the controller above this one.
    open var backButtonTitle: String? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The item whose title Back has on the controller above this one; it goes back whatever its action is.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// What Back is called on the controller above this one, unless it is called Back.
    var titleOfBack: String? {
        let title = backBarButtonItem == nil ? backButtonTitle : backBarButtonItem?.title
        return title?.isEmpty == false ? title : nil
    }

    /// The buttons at the leading edge; they take Back's place unless ``leftItemsSupplementBackButton`` is set.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The buttons at the trailing edge, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// Whether Back is hidden.
    open var hidesBackButton = false {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// Whether Back stays beside the buttons at the leading edge.
    open var leftItemsSupplementBackButton = false {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The first button at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Whether the bar shows Back where there is something to go back to.
    var showsBack: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }
}
