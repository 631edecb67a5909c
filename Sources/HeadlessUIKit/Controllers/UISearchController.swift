public import Foundation

/// Manages a search: the search bar, the controller with the results, and the object that is notified of changes.
///
/// Set it as `navigationItem.searchController`; the navigation bar then shows its bar. A search begins when the user
/// taps the field and ends with Cancel. While results show, the screen consists of them and of the bars.
///
/// During a search it is presented over the nearest controller that defines a context, which can present nothing else
/// then; a dismissal there ends the search. On a stage it is also a child of the searched screen.
open class UISearchController: UIViewController {
    /// Called when the text or the scope has changed and when the field gets the keyboard; weak, as in UIKit.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Notified when a search begins and ends; weak, as in UIKit.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller that shows the results, in front of the searched screen; `nil` if that screen shows them itself.
    open private(set) var searchResultsController: UIViewController?
    /// The search bar; strong, the controller owns it.
    private let bar = UISearchBar()
    private var isSearching = false
    /// Whether the searched screen is dimmed during a search; the user then reaches only the bars and the results.
    open var obscuresBackgroundDuringPresentation = false { didSet { showResults() } }
    /// Whether the navigation bar shows nothing but the search bar during a search.
    open var hidesNavigationBarDuringPresentation = true { didSet { itemDidChange() } }
    /// Whether Cancel shows during a search; setting `showsCancelButton` of the bar makes it `false`.
    open var automaticallyShowsCancelButton = true
    /// When the bar shows its scopes; setting the bar's `showsScopeBar` makes it `manual`.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether the results show while there is a text; setting ``showsSearchResultsController`` makes it `false`.
    open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
    private var wantsResults = false

    /// When a search controller shows the scopes of its bar.
    @nonexhaustive public nonisolated enum ScopeBarActivation: Int, Sendable {
        /// As the system chooses: during a search.
        case automatic = 0
        /// When the app sets the bar's `showsScopeBar`.
        case manual = 1
        /// From the first character until the search ends.
        case onTextEntry = 2
        /// During a search.
        case onSearchActivation = 3
    }

    /// Makes a search controller; without a controller for the results, the searched screen shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
        bar.placeholder = "Search"
        guard let searchResultsController else { return }
        attach(searchResultsController)
        searchResultsController.didMove(toParent: self)
    }

    /// Makes a search controller without a controller for the results; there are no nib files on a stage.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// The search bar, of which the app may be the delegate.
    open var searchBar: UISearchBar { bar }

    /// Whether a search is under way; setting it begins or ends one, without giving the field the keyboard.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue {
                if begin() { delegate?.didPresentSearchController(self) }
            } else {
                finish()
            }
        }
    }

    /// Whether the results show; setting it makes ``automaticallyShowsSearchResultsController`` `false`.
    open var showsSearchResultsController: Bool {
        get { searchResultsController?.viewIfLoaded?.superview != nil && viewIfLoaded?.superview != nil }
        set {
            wantsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    /// Ends the search, as Cancel does.
    open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        isActive = false
        guard let completion else { return }
        if animated { UIApplication.afterReturning("completion", completion) } else { completion() }
    }

    // MARK: The search

    /// The controller over which it is presented during a search: the nearest that defines a context, or the outermost.
    var context: UIViewController? {
        guard isSearching, var context = parent else { return nil }
        while !context.definesPresentationContext, let above = context.parent { context = above }
        return context
    }

    /// Begins a search unless one is under way; returns whether it has begun.
    func begin() -> Bool {
        guard !isSearching else { return false }
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { bar.showCancel(true) }
        if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation { bar.showScopes(true) }
        itemDidChange()
        showResults()
        return true
    }

    /// Ends the search: empties the field, ends its editing, and hides the results.
    private func finish() {
        delegate?.willDismissSearchController(self)
        isSearching = false
        if automaticallyShowsCancelButton { bar.showCancel(false) }
        if scopeBarActivation != .manual { bar.showScopes(false) }
        bar.resignFirstResponder()
        bar.text = ""
        showResults()
        itemDidChange()
        delegate?.didDismissSearchController(self)
    }

    /// Shows or hides the results for the current text, and notifies ``searchResultsUpdater``.
    func update() {
        if isSearching, scopeBarActivation == .onTextEntry, bar.text?.isEmpty == false { bar.showScopes(true) }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        parent?.setNeedsUpdateContentUnavailableConfiguration()
    }

    // MARK: The tree

    /// Makes the search controller a child of the controller whose navigation item has it.
    func attach(to host: UIViewController) {
        host.attach(self)
        didMove(toParent: host)
    }

    /// Ends the search and removes the search controller from its parent.
    func detach() {
        if isSearching { finish() }
        willMove(toParent: nil)
        removeFromParent()
    }

    private func itemDidChange() { parent?.parent?.childItemDidChange() }

    /// Places the results, or a dimming view, in front of the searched screen, or removes both.
    private func showResults() {
        guard let searched = parent?.viewIfLoaded else { return }
        let hasText = bar.text?.isEmpty == false
        let isWanted = automaticallyShowsSearchResultsController ? hasText : wantsResults
        let results = isSearching && isWanted ? searchResultsController : nil
        guard results != nil || isSearching && obscuresBackgroundDuringPresentation else {
            viewIfLoaded?.removeFromSuperview()
            return
        }
        view.accessibilityViewIsModal = true
        view.backgroundColor = results == nil ? UIColor(white: 0, alpha: 0.3) : nil
        if results == nil { searchResultsController?.viewIfLoaded?.removeFromSuperview() }
        cover(searched, with: view)
        if let results { cover(view, with: results.view) }
    }

    private func cover(_ superview: UIView, with view: UIView) {
        guard view.superview !== superview else { return }
        view.frame = superview.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
    }
}

extension UIViewController {
    /// The search controller that UIKit presents over this controller or one around it, while its search is under way.
    var presentedSearch: UISearchController? {
        let around = Array(sequence(first: self, next: \.parent))
        if around.contains(where: { $0 is UISearchController }) { return nil }
        return presentationHost.search { search in around.contains { $0 === search.context } }
    }

    private func search(where isMeant: (UISearchController) -> Bool) -> UISearchController? {
        if let search = self as? UISearchController { return isMeant(search) ? search : nil }
        for child in children {
            if let search = child.search(where: isMeant) { return search }
        }
        return nil
    }
}

/// An object that finds and shows the results of a search.
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or the scope has changed, by the user or by code, and when the field gets the keyboard.
    func updateSearchResults(for searchController: UISearchController)
}

/// An object that is notified when a search begins and ends; every method has a default, since UIKit's are optional.
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when a search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when a search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called when the bar has agreed to begin editing, or `isActive` was set; the search begins right after.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}
