import Foundation
import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import Console

@Suite struct ElementListTests {
    @Test func `a long element keeps its distance from its command`() {
        let stage = Stage()
        let lines = stage.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UIViewController()
            let (short, long, disabled) = (UIButton(), UIButton(), UIButton())
            short.setTitle("Go", for: .normal)
            long.setTitle("A title of a button that is as long as nobody would write it", for: .normal)
            disabled.setTitle("Later", for: .normal)
            disabled.isEnabled = false
            controller.view = UIStackView(arrangedSubviews: [short, long, disabled])
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return ElementList(controller.view.screen).lines
        }
        // The third one is disabled and cannot be used now.
        expect(lines.count, is: 2)
        for line in lines { #expect(line.contains(#/"   +tap "/#), "\(line)") }
    }

    @Test func `a stepper is listed with its adjusting lines, and a list with pull to refresh with both lines`() {
        let stage = Stage()
        let lines = stage.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UIViewController()
            let (stepper, list) = (UIStepper(), UITableView())
            stepper.accessibilityLabel = "Amount"
            list.accessibilityIdentifier = "items"
            list.refreshControl = UIRefreshControl()
            controller.view.addSubview(stepper)
            controller.view.addSubview(list)
            stepper.frame = CGRect(x: 0, y: 0, width: 94, height: 32)
            list.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return ElementList(controller.view.screen).entries.flatMap(\.commands)
        }
        expect(
            lines, is: ["adjust \"Amount\" up", "adjust \"Amount\" down", "scroll items down", "pull items to refresh"])
    }

    @Test func `a sheet and the keyboard are listed with dismiss`() {
        let stage = Stage()
        let (before, typing, sheet, alert) = stage.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let (controller, sheet) = (UIViewController(), UIViewController())
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            field.placeholder = "Name"
            controller.view.addSubview(field)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            func lines() -> [String] { ElementList(window.topmostController?.view.screen, in: window).lines }
            let before = lines()
            _ = field.becomeFirstResponder()
            let typing = lines()
            field.resignFirstResponder()
            controller.present(sheet, animated: false)
            let shown = lines()
            sheet.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
            return (before, typing, shown, lines())
        }
        expect(before, is: ["field \"Name\"   type \"…\" into \"Name\""])
        expect(typing.last, is: "the keyboard           dismiss")
        expect(sheet, is: ["the sheet   dismiss"])
        expect(alert, is: ["nothing on screen can be acted on"])
    }

    @Test func `an element is listed with the double taps and swipes that are recognised`() {
        let lines = Stage().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UIViewController()
            let photo = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            photo.text = "Photo"
            photo.isUserInteractionEnabled = true
            let (double, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
            double.numberOfTapsRequired = 2
            swipe.direction = [.up, .left]
            controller.view.addSubview(photo)
            for recognizer in [double, swipe] { photo.addGestureRecognizer(recognizer) }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return ElementList(controller.view.screen).entries.flatMap(\.commands)
        }
        expect(lines, is: ["double tap \"Photo\"", "swipe \"Photo\" left", "swipe \"Photo\" up"])
    }

    @Test func `a view with a context menu is listed with a long press, an open menu with its items and dismiss`() {
        let (before, open) = Stage().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UIViewController()
            let button = UIButton(primaryAction: UIAction(title: "Send") { _ in })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            button.menu = UIMenu(children: [UIAction(title: "Send later") { _ in }])
            controller.view.addSubview(button)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            func lines() -> [String] { ElementList(window.topmostView?.screen, in: window).lines }
            let before = lines()
            try? window.topmostView?.screen.elements.first?.longPress()
            return (before, lines())
        }
        expect(before, is: ["button \"Send\"   tap \"Send\"", "                long press \"Send\""])
        expect(open, is: ["  button \"Send later\"   tap \"Send later\"", "the menu                dismiss"])
    }

    /// Two rows, of which the second can be removed.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = ["Kept", "Passing"][indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.row == 1 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Remove") { _, _, end in end(true) }
            ])
        }
    }

    @Test func `a swipe is listed for the rows that have actions`() {
        let lines = Stage().run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UITableViewController()
            let rows = Rows()
            (controller.tableView.dataSource, controller.tableView.delegate) = (rows, rows)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return withExtendedLifetime(rows) { ElementList(controller.view.screen).entries.flatMap(\.commands) }
        }
        expect(lines, is: ["scroll list down", "tap \"Kept\"", "tap \"Passing\"", "swipe \"Passing\" left"])
    }
}
