import Foundation
import Rehearsal

/// The list of screens, and how many books are lent.
final class HomeVC: LibraryVC {
    /// How many books are lent.
    var lent = 0
    /// How often the screen has come back.
    private var returns = 0
    private lazy var count = label("Lent: 0", "lent")

    init(_ defects: Set<Defect>) { super.init("Home", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let defects = defects
        add(
            count, button("Search") { [unowned self] in push(SearchVC(defects)) },
            button("Books") { [unowned self] in push(BooksVC(self, defects)) },
            button("Account") { [unowned self] in push(AccountVC(self, defects)) },
            button("Loans") { [unowned self] in push(LoansVC(defects)) },
            button("Settings") { [unowned self] in push(SettingsVC(defects)) },
            button("Gallery") { [unowned self] in push(GalleryVC(defects)) },
            button("Desk") { [unowned self] in push(DeskVC(defects)) },
            button("Catalogue") { [unowned self] in push(CatalogueVC(self, defects)) },
            button("Reading") { [unowned self] in push(ReadingVC(defects)) },
            button("About") { [unowned self] in push(AboutVC(self, defects)) })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The count is taken down once more each time that the screen comes back with a book lent.
        if has(.wrongCount), lent > 0, returns > 0 { lent -= 2 }
        returns += 1
        count.text = "Lent: \(lent)"
    }
}

/// A field to search, whose text is also kept as a draft.
final class SearchVC: LibraryVC {
    private let field = UITextField()
    private let year = UITextField()
    private lazy var found = label("Nothing searched", "found")

    init(_ defects: Set<Defect>) { super.init("Search", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Query"
        field.accessibilityIdentifier = "query"
        year.placeholder = "Year"
        year.keyboardType = .numberPad
        add(
            field, button("Go") { [unowned self] in go(field.text ?? "") },
            button("Keep") { [unowned self] in
                try? Stage.current.storage.write(Data((field.text ?? "").utf8), to: "draft")
            }, found, year, button("Since") { [unowned self] in since(year.text ?? "") })
    }

    private func since(_ text: String) {
        if has(.hugeNumber), !text.isEmpty, text.allSatisfy(\.isNumber) {
            precondition(Int(text) != nil, "the year is too large")
        }
        if has(.negativeNumber) { precondition(Int(text) ?? 0 >= 0, "there is no such year") }
        found.text = Int(text) == nil ? "No year" : "Searched"
    }

    private func go(_ text: String) {
        let scalars = text.unicodeScalars
        if has(.emptyText) { precondition(!text.isEmpty, "the query is empty") }
        if has(.blanks) { precondition(text.isEmpty || text.contains { $0 != " " }, "the query has no words") }
        if has(.emoji) { precondition(scalars.allSatisfy { $0.value < 0x10000 }, "a letter of the query has no glyph") }
        if has(.longText) { precondition(text.count <= 64, "the query does not fit its buffer") }
        if has(.rightToLeft) {
            precondition(scalars.allSatisfy { !(0x590...0x6FF).contains($0.value) }, "the query runs the other way")
        }
        if has(.quotes) { precondition(!text.contains("\""), "the query breaks its string") }
        found.text = text.isEmpty ? "Nothing to search for" : "Searched"
    }
}

/// Books that can be taken away, and opened.
final class BooksVC: LibraryVC {
    private unowned let home: HomeVC
    private var books = ["Dune", "Emma"]
    private var isOpening = false
    private lazy var count = label("2 books", "books")

    init(_ home: HomeVC, _ defects: Set<Defect>) {
        self.home = home
        super.init("Books", defects)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            count,
            button("Remove") { [unowned self] in
                guard has(.lastRow) || !books.isEmpty else { return }
                books.removeLast()
                count.text = "\(books.count) books"
            },
            button("Open") { [unowned self] in open() })
    }

    private func open() {
        guard has(.doublePush) || !isOpening else { return }
        isOpening = true
        tasks.start("open") { [weak self] in
            let isThere = await self?.ask(LibraryCalls.open) ?? false
            guard let self, !Task.isCancelled else { return }
            isOpening = false
            guard isThere else { return tell("The book is away") }
            push(BookVC(home, defects))
        }
    }
}

/// A book, which can be lent.
final class BookVC: LibraryVC {
    struct State: Codable {
        /// How many screens of books are open.
        var openBooks = 0
    }

    private unowned let home: HomeVC
    private var state = State()
    private lazy var reservation = button("Reserve") { [unowned self] in reserve() }
    override var inspectableState: (any Encodable)? { state }

    init(_ home: HomeVC, _ defects: Set<Defect>) {
        self.home = home
        super.init("Book", defects)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        state.openBooks = navigationController?.viewControllers.filter { $0 is BookVC }.count ?? 0
        let lent = label("On the shelf", "shelf")
        add(
            lent,
            button("Lend") { [unowned self] in
                home.lent = 1
                lent.text = "Lent"
            }, reservation)
    }

    private func reserve() {
        reservation.isEnabled = false
        once("reserve") { [weak self] in
            let isDone = await self?.ask(LibraryCalls.reserve) ?? false
            guard let self, !Task.isCancelled else { return }
            if isDone || !has(.lockedButton) { reservation.isEnabled = true }
            tell(isDone ? "It is yours" : "Try again")
        }
    }
}
