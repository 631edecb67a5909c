public import Foundation

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
