public import Foundation

/// A search field, with a Cancel button on request; no element: its identifier and label apply to its field.
open class UISearchBar: UIView, TextInput {
    /// The field; strong, the bar owns it.
    open private(set) var searchTextField = UISearchTextField()
    /// Asked and notified about editing; weak, as in UIKit.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The Cancel button while it is shown; strong, the bar owns it.
    private var cancelButton: UIButton?
    /// The prominence of the bar.
    @nonexhaustive public nonisolated enum Style: UInt, Sendable {
        /// The default, with a background, without one.
        case `default` = 0, prominent = 1, minimal = 2
    }
    /// The prominence of the bar; stored only.
    open var searchBarStyle = Style.default
    /// Strong, the bar owns the segments.
    var scopes = SearchScopes()
    /// The controller of the search; weak, it owns the bar.
    weak var searchController: UISearchController?

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.searchBar = self
        searchTextField.clearButtonMode = .whileEditing
        searchTextField.returnKeyType = .search
        searchTextField.accessibilityTraits.insert(.searchField)
        addSubview(searchTextField)
    }

    /// The text; setting it notifies nothing.
    open var text: String? {
        get { searchTextField.text }
        set {
            let before = text
            searchTextField.text = newValue
            if text != before { searchController?.update() }
        }
    }
    /// The text that the field shows while it is empty, which is also its label.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    var inputTraits: TextInputTraits {
        get { searchTextField.inputTraits }
        set { searchTextField.inputTraits = newValue }
    }
    /// Whether the text is shown as dots.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// The keyboard that is shown.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The title of the Return key; Search by default.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether Return can be pressed only when there is text.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the Cancel button shows.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the Cancel button; in a search controller, this makes `automaticallyShowsCancelButton` `false`.
    open func setShowsCancelButton(_ isShowing: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancel(isShowing)
    }

    /// Enables Cancel while the field is edited; as in UIKit, it is disabled then, except in a search controller.
    func editingDidChange() {
        if searchController == nil { cancelButton?.isEnabled = isFirstResponder }
    }

    /// Shows or hides the Cancel button for the app or the search controller.
    func showCancel(_ isShowing: Bool) {
        guard isShowing != (cancelButton != nil) else { return }
        guard isShowing else {
            cancelButton?.removeFromSuperview()
            cancelButton = nil
            return
        }
        let cancel = UIAction(title: "Cancel") { [weak self] _ in
            guard let self else { return }
            delegate?.searchBarCancelButtonClicked(self)
            searchController?.isActive = false
        }
        let button = UIButton(primaryAction: cancel)
        cancelButton = button
        addSubview(button)
    }

    /// The identifier of the field, which is the element, unless the field has its own.
    open override var accessibilityIdentifier: String? { didSet { searchTextField.invalidateScreen() } }
    /// The label of the field, unless the field has its own.
    open override var accessibilityLabel: String? { didSet { searchTextField.invalidateScreen() } }
    /// Whether the field may become first responder; the bar itself never is.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the user is editing the field.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Begins editing in the field if the bar's delegate allows it; returns whether it did.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends editing in the field if the bar's delegate allows it; returns whether it did.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// The field's height plus 12 points, and 40 for scopes; no width, so that the bar fills its room.
    open override var intrinsicContentSize: CGSize {
        let height = searchTextField.intrinsicContentSize.height + 12
        return CGSize(width: Self.noIntrinsicMetric, height: height + (scopes.isShown ? SearchScopes.room : 0))
    }

    /// Places the field, Cancel, which extends into the margins for the finger, and the scopes below them.
    open override func layoutSubviews() {
        var room = bounds
        if scopes.isShown, let control = scopes.control {
            room.size.height -= SearchScopes.room
            control.place(
                CGRect(
                    x: room.minX + ownMargins.left, y: room.maxY,
                    width: max(room.width - ownMargins.left - ownMargins.right, 0), height: SearchScopes.height))
        }
        StackLayout(axis: .horizontal, spacing: 8, alignment: .center, alwaysFills: true)
            .arrange(subviews.filter { $0 !== scopes.control }, in: room.inset(by: ownMargins))
        guard let cancelButton else { return }
        let frame = cancelButton.placement
        let height = min(max(frame.height, 44), room.height)
        cancelButton.place(CGRect(x: frame.minX, y: room.midY - height / 2, width: frame.width, height: height))
    }

    /// `nil`: the field and the Cancel button are the elements.
    package override var elementRole: ElementRole? { nil }

    override func makeViewCopy() -> ViewCopy {
        let copy = UISearchBar()
        copy.showsCancelButton = showsCancelButton
        copy.searchTextField.font = searchTextField.font
        copy.scopeButtonTitles = scopeButtonTitles
        copy.showsScopeBar = showsScopeBar
        return ViewCopy(whole: copy, of: self)
    }
}

/// An object that is asked about editing and notified; every method has a default, since UIKit's are optional.
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether the user may replace a part of the text, counted in UTF-16.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Called when the user has pressed Search.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user has tapped Cancel.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user has chosen another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns `true`.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
