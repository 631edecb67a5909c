import Foundation
import Rehearsal

/// What is wrong with the app; each can be switched on alone.
enum Defect: String, CaseIterable {
    // What is typed
    case emptyText, emoji, longText, rightToLeft, quotes, blanks, negativeNumber, hugeNumber
    // What is done, and how often
    case wrongCount, doublePush, lastRow, thirdTap, cancelledSwipe
    // What happens to the app
    case rotation, background, memoryWarning, relaunch, language
    // What replies do
    case eternalSpinner, faultDeadEnd, twoFaults, lateReply, staleAlert, eternalWait
    case emptyReply, missingValue, lockedButton
    // What stays
    case deadEnd, leak, stuckTask, livelock, endlessLoop, lostPresentation
    // What is taken back and leaves something behind
    case textLostByTurning, lockedByTurning, switchedByDark, hiddenByTextSize, lockedByBackground
    case hiddenByCancelledSwipe, lostToMemoryWarning, lockedByCancel
    case lockedByKeyboard, lockedBySheet, timerEndedByTurning, unsortedByCancelledSwipe
    // What is done twice, or many times
    case orderedTwice, openedTwice, twelfthTap
    // What a user does before a reply
    case lateResults, alertElsewhere, pushedElsewhere, halfDone
}

/// A library of books with a defect on every corner: `flag defects` says which, all if it says nothing.
final class PlantedApp: StageApp {
    struct Configuration: Codable, Sendable {
        struct TestFlags: Codable, Sendable {
            /// `all`, `none`, or the name of one.
            var defects: String?
        }

        var testFlags: TestFlags?
    }

    static let name = "planted"
    static let summary = "A library of books with a defect on every corner."
    static let screens = [
        "Home", "Search", "Books", "Book", "Account", "Loans", "Error", "Settings", "Gallery", "About", "Licence",
        "Share", "Clock", "Desk", "Shelf", "Catalogue", "Leaflet", "Reading", "Lighting",
    ]
    static let workerCalls = [
        LibraryCalls.open.description, LibraryCalls.signIn.description, LibraryCalls.greet.description,
        LibraryCalls.loans.description, LibraryCalls.statement.description, LibraryCalls.reserve.description,
        LibraryCalls.order.description, LibraryCalls.find.description, LibraryCalls.suggest.description,
        LibraryCalls.leaflet.description, LibraryCalls.check.description,
    ]
    static let storageNames = ["draft"]

    private let defects: Set<Defect>

    init(configuration: Configuration) {
        let wanted = configuration.testFlags?.defects ?? "all"
        defects = Set(Defect.allCases.filter { wanted == "all" || $0.rawValue == wanted })
    }

    func launch(in window: UIWindow) {
        let draft = (try? Stage.current.storage.read("draft")) ?? nil
        if defects.contains(.relaunch) { precondition(draft == nil, "the draft of an older version cannot be read") }
        window.rootViewController = UINavigationController(rootViewController: HomeVC(defects))
    }
}

/// What the app asks.
enum LibraryCalls {
    static let open = WorkerCall<Bool>(
        WorkerCallDescription("books.open", kind: .network, latency: .milliseconds(200)))
    static let signIn = WorkerCall<Bool>(
        WorkerCallDescription("account.signIn", kind: .network, latency: .milliseconds(300)))
    static let greet = WorkerCall<Bool>(
        WorkerCallDescription("account.greet", kind: .network, latency: .seconds(1)))
    static let loans = WorkerCall<[Loan]>(
        WorkerCallDescription("loans.list", kind: .network, latency: .milliseconds(500)),
        decode: { try JSONDecoder().decode([Loan].self, from: $0) })
    static let reserve = WorkerCall<Bool>(
        WorkerCallDescription("books.reserve", kind: .network, latency: .milliseconds(200)))
    static let order = WorkerCall<Bool>(
        WorkerCallDescription("desk.order", kind: .network, latency: .milliseconds(300)))
    static let statement = WorkerCall<Bool>(
        WorkerCallDescription("loans.statement", kind: .network, latency: .milliseconds(500)))
    static let find = catalogue("find")
    static let suggest = catalogue("suggest")
    static let leaflet = catalogue("leaflet")
    static let check = catalogue("check")

    private static func catalogue(_ name: String) -> WorkerCall<Bool> {
        WorkerCall(WorkerCallDescription("catalogue." + name, kind: .network, latency: .milliseconds(300)))
    }
}

/// A book that is lent.
struct Loan: Codable, Sendable {
    var title: String
    var due: String?
}

/// A screen that is a column of views.
class LibraryVC: SceneController {
    let stack = UIStackView()
    let defects: Set<Defect>
    private let name: String

    override var screenName: String? { name }

    init(_ name: String, _ defects: Set<Defect>) {
        (self.name, self.defects) = (name, defects)
        super.init()
        title = name
    }

    override func loadView() {
        stack.axis = .vertical
        // Below the bar, which would cover what is at the top.
        stack.isLayoutMarginsRelativeArrangement = true
        view = stack
    }

    func has(_ defect: Defect) -> Bool { defects.contains(defect) }

    func add(_ views: UIView...) { for view in views { stack.addArrangedSubview(view) } }

    func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(primaryAction: UIAction(title: title) { _ in action() })
    }

    func label(_ text: String, _ identifier: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = identifier
        return label
    }

    func push(_ controller: UIViewController) { navigationController?.pushViewController(controller, animated: true) }

    /// The names of the tasks that `once` has started and that have not ended.
    private var running: Set<String> = []

    /// Starts a task, unless one with this name runs.
    func once(_ name: String, in scope: TaskScope? = nil, _ body: @escaping () async -> Void) {
        guard running.insert(name).inserted else { return }
        (scope ?? tasks).start(name) { [weak self] in
            await body()
            self?.running.remove(name)
        }
    }

    func tell(_ text: String) {
        let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Asks a call; tells whether it came to a reply.
    func ask(_ call: WorkerCall<Bool>) async -> Bool {
        (try? await Stage.current.workers.perform(call) { true }) ?? false
    }
}
