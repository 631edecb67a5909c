public import Foundation

#if PHONE
    // Said here and at its parent: the compiler would not infer it of a protocol with a parent.
    @MainActor
#endif
/// What a table asks and tells about its rows; every method has a default, as UIKit's are optional.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Asks whether a row may be touched at all.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Asks which row is to be selected instead; none to select nothing.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Tells that the user has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Tells that the user has selected another row than this.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Tells that a cell is about to come into view.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Tells that a cell is out of view.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// Allows it.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Lets the row be selected.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
}

/// What a table shows.
public protocol UITableViewDataSource: AnyObject {
    /// Returns how many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, dequeued from the table.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns how many sections there are; one by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title above a section; none by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// Says that there is one section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Gives no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// The places of rows; UIKit adds the same to Foundation's type.
extension IndexPath {
    /// Makes the place of a row in a section.
    public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }

    /// The section.
    public var section: Int { self[0] }
    /// The row in its section.
    public var row: Int { self[1] }
}
