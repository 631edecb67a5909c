import Foundation

@testable import HeadlessUIKit

/// A table whose rows have the same texts, identifiers and buttons.
final class AuditTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    let texts: [String]
    let makeAccessory: () -> UIView

    init(_ texts: [String], _ makeAccessory: @escaping () -> UIView) {
        self.texts = texts
        self.makeAccessory = makeAccessory
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { return nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = texts[indexPath.row]
        cell.accessibilityIdentifier = "row"
        let accessory = makeAccessory()
        accessory.sizeToFit()
        cell.accessoryView = accessory
        return cell
    }
}
