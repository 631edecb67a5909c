import Foundation
import Rehearsal

/// What asks for something that a user may not wait for, each with a defect beside it.
final class CatalogueVC: LibraryVC {
    private unowned let home: HomeVC
    private let field = UITextField()
    private var isChecking = false
    private lazy var found = label("Nothing found", "matches")
    private lazy var stock = label("Not checked", "stock")

    init(_ home: HomeVC, _ defects: Set<Defect>) {
        self.home = home
        super.init("Catalogue", defects)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Title"
        field.addAction(
            UIAction { [unowned self] _ in tasks.start("find") { [weak self] in await self?.find() } },
            for: .editingChanged)
        add(
            field, found, stock,
            button("Suggest") { [unowned self] in suggest() },
            button("Leaflet") { [unowned self] in openLeaflet() },
            button("Check") { [unowned self] in check() })
    }

    private func find() async {
        let text = field.text ?? ""
        guard await ask(LibraryCalls.find), has(.lateResults) || text == field.text else { return }
        found.text = "Found for \(text)"
    }

    private func suggest() {
        once("suggest", in: has(.alertElsewhere) ? home.tasks : tasks) { [home] in
            guard await home.ask(LibraryCalls.suggest), !Task.isCancelled else { return }
            home.tell("Thank you")
        }
    }

    private func openLeaflet() {
        once("leaflet", in: has(.pushedElsewhere) ? home.tasks : tasks) { [home, defects] in
            guard await home.ask(LibraryCalls.leaflet), !Task.isCancelled else { return }
            home.push(LeafletVC(defects))
        }
    }

    /// Checks the stock; a second tap meanwhile has no effect, or loses the end of the first.
    private func check() {
        if isChecking {
            if has(.halfDone) { isChecking = false }
            return
        }
        isChecking = true
        stock.text = "Being checked"
        tasks.start("check") { [weak self] in
            let isThere = await self?.ask(LibraryCalls.check) ?? false
            guard let self, isChecking else { return }
            isChecking = false
            stock.text = isThere ? "In stock" : "Not now"
        }
    }
}

/// What a reply leads to.
final class LeafletVC: LibraryVC {
    init(_ defects: Set<Defect>) { super.init("Leaflet", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(label("Open on Sundays", "leaflet"))
    }
}
