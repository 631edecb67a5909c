public import Foundation

/// The title, the buttons and the search that a navigation bar shows while its controller is on top.
open class UINavigationItem: NSObject {
    /// Whether a title is large if the bar prefers large titles.
    @nonexhaustive public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the controller below; large at the bottom of the stack.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Never large.
        case never = 2
    }

    /// Which title the Back button shows.
    @nonexhaustive public nonisolated enum BackButtonDisplayMode: Int, Sendable {
        /// The title that the app has set for it, or else this item's own, or else Back.
        case `default` = 0
        /// Back, whatever title the app has set.
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

    /// Makes an item with a title that belongs to no controller.
    public init(title: String) { self.title = title }

    /// The title; setting the controller's ``UIViewController/title`` sets this one too.
    open var title: String? { didSet { itemDidChange() } }
    /// The view that the bar shows instead of the title; strong, the item owns it.
    open var titleView: UIView? { didSet { withExtendedLifetime(oldValue) { itemDidChange() } } }

    /// The controller of a search, whose bar the navigation bar shows below the title; strong, the item owns it.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.detach()
            if let owner { searchController?.attach(to: owner) }
            itemDidChange()
        }
    }

    /// Whether scrolling hides the search bar; without effect: the bar stays where a script finds it.
    open var hidesSearchBarWhenScrolling = true
    /// A line of text above the title.
    open var prompt: String? { didSet { itemDidChange() } }
    /// Whether the title is large if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
    /// The title of the Back button on the controller above this one.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// The item whose title Back has on the controller above this one; its action is not performed.
    open var backBarButtonItem: UIBarButtonItem? { didSet { withExtendedLifetime(oldValue) { itemDidChange() } } }
    /// Which title the Back button shows on the controller above this one, unless ``backBarButtonItem`` is set.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
    /// The appearance of the bar while this item is on top; the bar's if not set; strong, the item owns it.
    open var standardAppearance: UINavigationBarAppearance?
    /// The same on a phone in landscape.
    open var compactAppearance: UINavigationBarAppearance?
    /// The same while the content is scrolled to its top, or does not scroll.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The same on a phone in landscape.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    var showsBackTitle: Bool { backBarButtonItem != nil || backButtonDisplayMode != .minimal }

    var backTitle: String {
        if let backBarButtonItem { return Self.firstTitle([backBarButtonItem.title]) }
        if backButtonDisplayMode == .generic { return Self.defaultBackTitle }
        return Self.firstTitle([backButtonTitle, title])
    }

    /// The title of Back if the app sets none, or the other one does not fit.
    static let defaultBackTitle = "Back"

    private static func firstTitle(_ titles: [String?]) -> String {
        titles.lazy.compactMap(\.self).first { !$0.isEmpty } ?? defaultBackTitle
    }

    /// The buttons at the leading edge; they replace Back unless ``leftItemsSupplementBackButton`` is set.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { withExtendedLifetime(oldValue) { itemDidChange() } } }
    /// The buttons at the trailing edge, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { withExtendedLifetime(oldValue) { itemDidChange() } } }
    /// Whether Back is hidden.
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// Whether Back stays beside the buttons at the leading edge.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

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
    /// Makes the container of the controller update its bars.
    private func itemDidChange() { owner?.parent?.childItemDidChange() }

    /// Whether the bar shows Back, if there is a controller below.
    var showsBack: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }
}
