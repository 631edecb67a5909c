import Foundation
import TestSupport

@testable import HeadlessUIKit

/// A controller of three rows, which notes what is asked.
private final class FruitController: UITableViewController {
    var fruits = ["Apple", "Pear", "Plum"]
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        refreshControl = UIRefreshControl()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = fruits[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(fruits[indexPath.row])")
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        fruits.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

/// The rules of developer.apple.com/documentation/uikit/uitableviewcontroller.
@Suite struct UITableViewControllerTests {
    private func shown(_ body: (FruitController, UINavigationController) -> Void) {
        Stage().run {
            let controller = FruitController(style: .plain)
            let navigation = UINavigationController(rootViewController: controller)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            body(controller, navigation)
        }
    }

    @Test func `the view is a table whose data source and delegate is the controller`() {
        shown { controller, _ in
            expect(controller.view, is: controller.tableView)
            #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
            #expect(controller.tableView.refreshControl === controller.refreshControl)
            expect(controller.tableView.visibleCells.compactMap(\.textLabel?.text), is: ["Apple", "Pear", "Plum"])
        }
    }

    @Test(arguments: [true, false])
    func `a selected row is deselected when the table appears again, unless that is disabled`(clears: Bool) {
        shown { controller, navigation in
            controller.clearsSelectionOnViewWillAppear = clears
            _ = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.takeTouch()
            expect(controller.log, is: ["select Pear"])
            navigation.pushViewController(UIViewController(), animated: false)
            expect(controller.tableView.indexPathForSelectedRow?.row, is: 1)
            navigation.popViewController(animated: false)
            expect(controller.tableView.indexPathForSelectedRow, is: (clears ? nil : IndexPath(row: 1, section: 0)))
        }
    }

    @Test func `the Edit button puts the table into editing mode`() {
        shown { controller, _ in
            controller.setEditing(true, animated: false)
            #expect(controller.tableView.isEditing)
            controller.isEditing = false
            #expect(!controller.tableView.isEditing)
        }
    }

    @Test func `rows can be deleted if the subclass implements commit`() throws {
        try Stage().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = FruitController(style: .plain)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let row = try #require(controller.view.screen.elements.first { $0.role == .row })
            expect(row.swipeDirections, is: [.left])
        }
    }
}
