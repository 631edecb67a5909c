import Foundation
import Rehearsal

/// What a user takes back, does twice or does many times, each with a defect beside it.
final class DeskVC: LibraryVC {
    private lazy var note = label("Back soon", "note")
    private lazy var hours = label("Open all day", "hours")
    private let bell = UISwitch()
    private lazy var print = button("Print") {}
    private lazy var stamp = button("Stamp") {}
    private lazy var lamp = button("Lamp") {}
    private lazy var discard = button("Discard") { [unowned self] in askToDiscard() }
    private let picture = UIImageView(image: UIImage(systemName: "book"))
    private var isOrdering = false
    private var isOpening = false
    private var stamps = 0

    init(_ defects: Set<Defect>) { super.init("Desk", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        bell.accessibilityLabel = "Bell"
        bell.isOn = true
        picture.accessibilityLabel = "A book"
        picture.isAccessibilityElement = true
        add(
            note, hours, bell, print, stamp, lamp, discard, picture,
            button("Order") { [unowned self] in order() },
            button("Shelf") { [unowned self] in openShelf() },
            button("Knock") { [unowned self] in
                stamps += 1
                if has(.twelfthTap) { precondition(stamps < 12, "the desk gives way") }
            })
        observe(UIApplication.didEnterBackgroundNotification) { [unowned self] _ in stamp.isEnabled = false }
        observe(UIApplication.willEnterForegroundNotification) { [unowned self] _ in
            if !has(.lockedByBackground) { stamp.isEnabled = true }
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (desk: DeskVC, _) in
            let isDark = desk.traitCollection.userInterfaceStyle == .dark
            if desk.has(.switchedByDark), isDark { desk.bell.isOn = false }
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (desk: DeskVC, _) in
            let isLarge = desk.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            if isLarge || !desk.has(.hiddenByTextSize) { desk.hours.isHidden = isLarge }
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        arrange(in: size)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let navigationController { arrange(in: navigationController.view.bounds.size) }
    }

    private func arrange(in size: CGSize) {
        let isWide = size.width > size.height
        if isWide || !has(.textLostByTurning) { note.text = isWide ? "" : "Back soon" }
        if isWide || !has(.lockedByTurning) { print.isEnabled = !isWide }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lamp.isHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !has(.hiddenByCancelledSwipe) { lamp.isHidden = false }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        if has(.lostToMemoryWarning) { discard.isHidden = true }
    }

    private func askToDiscard() {
        discard.isEnabled = false
        let alert = UIAlertController(title: "Discard it?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in
                if !has(.lockedByCancel) { discard.isEnabled = true }
            })
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in discard.isEnabled = true })
        present(alert, animated: true)
    }

    private func order() {
        guard has(.orderedTwice) || !isOrdering else { return }
        isOrdering = true
        tasks.start("order") { [weak self] in
            _ = await self?.ask(LibraryCalls.order)
            self?.isOrdering = false
        }
    }

    private func openShelf() {
        guard has(.openedTwice) || !isOpening else { return }
        isOpening = true
        tasks.after(.milliseconds(100), "shelf") { [unowned self] in
            isOpening = false
            push(ShelfVC(defects))
        }
    }
}

/// A list whose rows have actions that are only assumed, since the app has not said which rows can be edited.
final class ShelfVC: LibraryVC, UITableViewDataSource {
    private let table = UITableView()

    init(_ defects: Set<Defect>) { super.init("Shelf", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        add(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = ["Dune", "Emma"][indexPath.row]
        return cell
    }
}
