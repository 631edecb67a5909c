import Foundation

/// The field of a search bar, whose delegate is called after the field's own.
open class UISearchTextField: UITextField {
    /// The bar around the field; weak, the bar owns it.
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
        guard let searchBar else { return }
        searchBar.editingDidChange()
        let search = searchBar.searchController
        let hasBegun = search?.begin() ?? false
        searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
        search?.update()
        if hasBegun, let search { search.delegate?.didPresentSearchController(search) }
    }

    override func didEndEditing() {
        super.didEndEditing()
        searchBar?.editingDidChange()
        if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    }

    override func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        guard super.mayChange(range, to: replacement) else { return false }
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: replacement)
    }

    override func didChangeByUser() {
        super.didChangeByUser()
        guard let searchBar else { return }
        searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "")
        searchBar.searchController?.update()
    }

    override func pressReturn() {
        super.pressReturn()
        guard let searchBar else { return }
        searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
        // As on a phone, the keyboard is hidden and the search continues.
        if searchBar.searchController != nil { searchBar.resignFirstResponder() }
    }
}
