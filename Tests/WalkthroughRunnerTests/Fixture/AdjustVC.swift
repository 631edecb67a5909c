import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// A screen with elements to adjust and to pull, some with equal names.
final class AdjustVC: StudioVC, UITableViewDataSource, UITableViewDelegate {
    private let volume = UISlider()
    private let guests = UIStepper()
    private let table = UITableView()
    private lazy var events = label("", "events")

    init() { super.init("Adjust") }

    override func viewDidLoad() {
        super.viewDidLoad()
        volume.accessibilityLabel = "Volume"
        guests.accessibilityLabel = "Guests"
        guests.accessibilityIdentifier = "guests"
        guests.maximumValue = 3
        for control in [volume, guests] {
            control.isAccessibilityElement = true
            control.addAction(UIAction { [unowned self] _ in note("adjusted") }, for: .valueChanged)
        }
        table.accessibilityIdentifier = "rows"
        table.dataSource = self
        table.delegate = self
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.addAction(
            UIAction { [unowned self] _ in
                note("pulled")
                tasks.after(.seconds(1), "refresh") { [unowned self] in table.refreshControl?.endRefreshing() }
            }, for: .valueChanged)
        let heading = label("Send")
        heading.accessibilityTraits = .header
        let card = label("Card", "card")
        card.isUserInteractionEnabled = true
        let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
        tap.onRecognition { [unowned self] in note("tapped") }
        press.onRecognition { [unowned self] in note("pressed") }
        card.accessibilityCustomActions = ["Archive", "Delete"].map { name in
            UIAccessibilityCustomAction(name: name) { [unowned self] action in
                note(action.name)
                return action.name == "Archive"
            }
        }
        let (double, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
        double.numberOfTapsRequired = 2
        double.onRecognition { [unowned self] in note("doubled") }
        swipe.direction = [.left, .up]
        swipe.onRecognition { [unowned self] in note("swiped") }
        for recognizer in [tap, press, double, swipe] { card.addGestureRecognizer(recognizer) }
        let pan = UIPanGestureRecognizer()
        pan.onChange { [unowned self, unowned pan] in
            note("\(pan.state) \(pan.translation(in: view).x < 0 ? "back" : "forth")")
        }
        heading.isUserInteractionEnabled = true
        heading.addGestureRecognizer(pan)
        add(card, heading, button("Send") { [unowned self] in note("sent") }, volume, guests, events, table)
    }

    private func note(_ event: String) {
        events.text = [events.text, event].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
            let delete = UIAction(title: "Delete", attributes: .destructive) { [unowned self] _ in
                note("deleted \(indexPath.row + 1)")
            }
            let move = UIAction(title: "Up") { [unowned self] _ in note("up") }
            return UIMenu(title: "Row", children: [UIMenu(title: "Move", children: [move]), delete])
        })
    }
}
