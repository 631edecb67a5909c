import Foundation
import HeadlessUIKit
import StageRuntime

/// A table of many rows that lay themselves out, for the time that it takes wherever one looks.
final class LongTable: NSObject, UITableViewDataSource {
    /// How many rows it has.
    let rowCount: Int

    /// The stage that it is on; strong, this object owns it.
    private let stage = Stage()
    /// The window that shows it; strong, this object owns it.
    private var window: UIWindow?

    /// Puts the table on a stage of its own.
    init(rowCount: Int) {
        self.rowCount = rowCount
        super.init()
        stage.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds, style: .plain)
            let controller = UIViewController()
            controller.view = table
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    /// Reads it anew, looks at its last row, and at its first; returns the last one's text.
    func look() -> String? {
        stage.run {
            guard let table = window?.rootViewController?.view as? UITableView else { return nil }
            table.reloadData()
            let last = IndexPath(row: rowCount - 1, section: 0)
            table.scrollToRow(at: last, at: .bottom, animated: false)
            table.layoutIfNeeded()
            let text = table.cellForRow(at: last)?.textLabel?.text
            _ = table.screen.elements.count
            table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
            return text
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
