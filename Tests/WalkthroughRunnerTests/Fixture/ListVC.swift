import Foundation
import HeadlessUIKit
import StageRuntime

/// Two lists: one of 200 rows with a button in each, one of three.
final class ListVC: StudioVC, UITableViewDataSource, UITableViewDelegate {
    private let rows = UITableView()
    private let few = UITableView()
    private let spinner = UIActivityIndicatorView()
    private lazy var chosen = label("Chosen: none", "chosen")
    private var animals = ["kangaroo", "koala", "wombat"]

    init() { super.init("List") }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.accessibilityIdentifier = "rows"
        few.accessibilityIdentifier = "few"
        for table in [rows, few] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
        }
        spinner.startAnimating()
        add(
            chosen, spinner, button("Stop") { [unowned self] in spinner.stopAnimating() },
            button("Forget") { [unowned self] in
                animals.removeLast()
                few.reloadData()
            },
            button("Repeat") { [unowned self] in
                animals.append(animals[0])
                few.reloadData()
            }, few, rows)
        rest.removeFromSuperview()
        // Neither list asks for a height, so a stack would give all of it to the first.
        few.heightAnchor.constraint(equalTo: rows.heightAnchor).isActive = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView === few ? animals.count : 200
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Stage.current.object(CellCount.self) { CellCount() }.count += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = tableView === few ? animals[indexPath.row] : "Row \(indexPath.row + 1)"
        if tableView === rows {
            let adopt = button("Adopt") { [unowned self] in chosen.text = "Adopted: \(indexPath.row + 1)" }
            adopt.sizeToFit()
            if indexPath.row == 149 { adopt.accessibilityIdentifier = "adopt150" }
            cell.accessoryView = adopt
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.text = "Chosen: \(indexPath.row + 1)"
    }
}

/// How many cells the lists of a stage have asked for.
final class CellCount {
    var count = 0
}
