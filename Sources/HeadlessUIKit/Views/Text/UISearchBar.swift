public import Foundation

/// A field for searching, with a Cancel button if asked for.
///
/// The bar is no element of its own: its identifier and label lead to its field.
open class UISearchBar: UIView {
    /// The field; strong, the bar owns it.
    open private(set) var searchTextField = UISearchTextField()
    /// Who is asked and told about editing; weak, as in UIKit.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The Cancel button, while it shows; strong, the bar owns it.
    private var cancelButton: UIButton?

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.searchBar = self
        searchTextField.clearButtonMode = .whileEditing
        searchTextField.returnKeyType = .search
        addSubview(searchTextField)
    }

    /// The text; setting it tells nobody.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// What the field shows while it is empty, and its label.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// Whether words are corrected while the user writes.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Which letters become capitals.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether the Cancel button shows.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows the Cancel button or takes it away.
    open func setShowsCancelButton(_ isShowing: Bool, animated: Bool) {
        guard isShowing != (cancelButton != nil) else { return }
        guard isShowing else {
            cancelButton?.removeFromSuperview()
            cancelButton = nil
            return
        }
        let cancel = UIAction(title: "Cancel") { [weak self] _ in
            guard let self else { return }
            delegate?.searchBarCancelButtonClicked(self)
        }
        let button = UIButton(primaryAction: cancel)
        cancelButton = button
        addSubview(button)
    }

    /// The name by which tests find the field, which is the element, where the field has no identifier of its own.
    open override var accessibilityIdentifier: String? { didSet { searchTextField.invalidateScreen() } }
    /// What the field is called to a user, where it has no label of its own.
    open override var accessibilityLabel: String? { didSet { searchTextField.invalidateScreen() } }

    /// Whether the field may become first responder; the bar itself never is.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the user writes in the field.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Begins editing in the field, once the bar's delegate allows it; tells whether it did.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends editing in the field, once the bar's delegate allows it; tells whether it did.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// No width of its own, so that a bar is as wide as there is room, and the field's height with 12 points more.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: searchTextField.intrinsicContentSize.height + 12)
    }

    /// Places the field and after it the Cancel button, if it shows, 8 points apart within the margins.
    open override func layoutSubviews() {
        StackLayout(axis: .horizontal, spacing: 8, alignment: .center)
            .arrange(subviews, in: bounds.inset(by: layoutMargins))
    }

    /// Nothing: the field and the Cancel button are the elements.
    package override var elementRole: ElementRole? { nil }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = UISearchBar()
        copy.showsCancelButton = showsCancelButton
        copy.searchTextField.font = searchTextField.font
        return LayoutTwin(whole: copy, of: self)
    }
}

/// What a search bar asks and tells about editing; every method has a default, as UIKit's are optional.
public protocol UISearchBarDelegate: AnyObject {
    /// Asks whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells that the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asks whether the user may replace a part of the text, counted in UTF-16.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Tells that the user has pressed Search.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the user has tapped Cancel.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Allows it.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Allows it.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Allows it.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
