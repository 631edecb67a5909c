import Foundation

/// The field of a search bar, whose delegate is called after the field's own.
open class UISearchTextField: UITextField {
    /// The bar around it; weak, the bar owns its field.
    weak var searchBar: UISearchBar?

    /// The field's own identifier, or else its bar's.
    package override var elementIdentifier: String? {
        accessibilityIdentifier ?? searchBar?.accessibilityIdentifier
    }

    /// The field's own label, or else its bar's, or else the placeholder.
    package override var elementLabel: String? {
        accessibilityLabel ?? searchBar?.accessibilityLabel ?? placeholder
    }

    override var isForSearching: Bool { true }

    override func mayBeginEditing() -> Bool {
        guard super.mayBeginEditing() else { return false }
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return delegate.searchBarShouldBeginEditing(searchBar)
    }

    override func mayEndEditing() -> Bool {
        guard super.mayEndEditing() else { return false }
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return delegate.searchBarShouldEndEditing(searchBar)
    }

    override func didBeginEditing() {
        super.didBeginEditing()
        if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
    }

    override func didEndEditing() {
        super.didEndEditing()
        if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    }

    override func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        guard super.mayChange(range, to: replacement) else { return false }
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: replacement)
    }

    override func didChangeByUser() {
        super.didChangeByUser()
        if let searchBar { searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "") }
    }

    override func pressReturn() {
        super.pressReturn()
        if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
    }
}
