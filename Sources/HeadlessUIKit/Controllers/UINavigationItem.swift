/// What a navigation bar shows while its controller is on top.
open class UINavigationItem {
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
