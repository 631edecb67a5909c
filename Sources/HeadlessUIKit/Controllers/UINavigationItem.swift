public import Foundation

/// What a navigation bar shows while its controller is on top.
open class UINavigationItem: NSObject {
    /// Whether a title is large if the bar prefers large titles.
    public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
        /// Like the controller below; large at the bottom of the stack.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How much of its title Back shows.
    public nonisolated enum BackButtonDisplayMode: Int, Sendable {
        /// The title that the app has set, or Back.
        case `default` = 0
        /// Back.
        case generic = 1
        /// No title; VoiceOver still reads it.
        case minimal = 2
    }

    /// The controller it belongs to; weak, it owns the item.
    private weak var owner: UIViewController?

    init(owner: UIViewController) {
        self.owner = owner
        title = owner.title
    }

    /// The title; by default the controller's ``UIViewController/title``, which sets this one too.
    open var title: String? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The view that the bar shows instead of the title; strong, the item owns it.
    open var titleView: UIView? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The controller of a search, whose bar the navigation bar shows below the title; strong, the item owns it.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.leave()
            if let owner { searchController?.join(owner) }
            owner?.parent?.childItemDidChange()
        }
    }

    /// Whether scrolling hides the search bar; without effect: the bar stays where a script finds it.
    open var hidesSearchBarWhenScrolling = true

    /// A line of text above the title.
    open var prompt: String? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// Whether the title is large if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The title of the Back button on the controller above this one.
    open var backButtonTitle: String? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The item that gives Back its title on the controller above this one; a tap goes back whatever its action is.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// How much of its title Back shows on the controller above this one, unless ``backBarButtonItem`` is set.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { owner?.parent?.childItemDidChange() }
    }

    /// The appearance of the bar while this item is on top; the bar's if not set; strong, the item owns it.
    open var standardAppearance: UINavigationBarAppearance?
    /// The same on a phone on its side.
    open var compactAppearance: UINavigationBarAppearance?
    /// The same while the content is scrolled to its top, or does not scroll.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The same on a phone on its side.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Whether Back shows a title on the controller above this one.
    var showsTitleOfBack: Bool { backBarButtonItem != nil || backButtonDisplayMode != .minimal }

    /// The title of Back on the controller above this one; `nil` for the default.
    var titleOfBack: String? {
        if backBarButtonItem == nil, backButtonDisplayMode == .generic { return nil }
        let title = backBarButtonItem == nil ? backButtonTitle : backBarButtonItem?.title
        return title?.isEmpty == false ? title : nil
    }

    /// The buttons at the leading edge; they replace Back unless ``leftItemsSupplementBackButton`` is set.
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

    /// Sets the buttons at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons at the trailing edge, the outermost first.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the button at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets whether Back is hidden.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Whether the bar shows Back, if there is a controller below.
    var showsBack: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }
}
