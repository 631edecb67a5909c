/// The scopes of a search, of which the user selects one in a row of segments below the field.
struct SearchScopes {
    var titles: [String]?
    /// Whether the app or the search controller wants the scopes to show.
    var isWanted = false
    /// The segments; strong, made when they are first shown, a subview of the bar while they are.
    var control: UISegmentedControl?
    var selected = 0
    static let height = 32.0
    /// The height of the room for them, in points.
    static let room = 40.0
    /// Whether the scopes show; as in UIKit, fewer than two never do.
    var isShown: Bool { isWanted && (titles ?? []).count > 1 }
}

extension UISearchBar {
    /// The titles of the scopes; fewer than two do not show.
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

    /// Whether the scopes show; in a search controller, setting it makes `scopeBarActivation` `manual`.
    public var showsScopeBar: Bool {
        get { scopes.isWanted }
        set {
            searchController?.scopeBarActivation = .manual
            showScopes(newValue)
        }
    }

    /// Shows or hides the scopes.
    public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    /// Shows or hides the scopes, by the app or by the search controller.
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
