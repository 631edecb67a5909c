/// The scopes of a search, one of which the user selects in a row of segments below the field.
struct SearchScopes {
    var titles: [String]?
    /// Whether the app or the search controller wants to show the scopes.
    var isWanted = false
    /// The segments; strong, made when they are first shown, then a subview of the bar.
    var control: UISegmentedControl?
    var selected = 0
    static let height = 32.0
    /// The height of the segments with their margins, in points.
    static let room = 40.0
    /// Whether the scopes are visible; as in UIKit, never fewer than two.
    var isShown: Bool { isWanted && (titles ?? []).count > 1 }
}

extension UISearchBar {
    /// The titles of the scopes; fewer than two are not shown.
    public var scopeButtonTitles: [String]? {
        get { scopes.titles }
        set {
            scopes.titles = newValue
            scopes.control?.removeFromSuperview()
            scopes.control = nil
            scopesDidChange()
        }
    }

    /// The index of the chosen scope, from 0; setting it notifies nothing.
    public var selectedScopeButtonIndex: Int {
        get { scopes.selected }
        set {
            scopes.selected = newValue
            scopes.control?.selectedSegmentIndex = newValue
        }
    }

    /// Whether the scopes are shown; in a search controller, setting it makes `scopeBarActivation` `manual`.
    public var showsScopeBar: Bool {
        get { scopes.isWanted }
        set {
            searchController?.scopeBarActivation = .manual
            showScopes(newValue)
        }
    }

    /// Shows or hides the scopes.
    public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    /// Shows or hides the scopes for the app or the search controller.
    func showScopes(_ isShowing: Bool) {
        guard isShowing != scopes.isWanted else { return }
        scopes.isWanted = isShowing
        scopesDidChange()
    }

    private func scopesDidChange() {
        if scopes.isShown {
            let control = scopes.control ?? makeScopeControl()
            if control.superview == nil { addSubview(control) }
        } else {
            scopes.control?.removeFromSuperview()
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        (superview as? UINavigationBar)?.didChangeHeight()
    }

    private func makeScopeControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: scopes.titles)
        control.selectedSegmentIndex = scopes.selected
        control.addAction(
            UIAction { [unowned self] _ in
                guard let control = scopes.control else { return }
                scopes.selected = control.selectedSegmentIndex
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopes.selected)
                searchController?.update()
            }, for: .valueChanged)
        scopes.control = control
        return control
    }
}
