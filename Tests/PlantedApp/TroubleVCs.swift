import Foundation
import Rehearsal

/// Signing in, and a greeting.
final class AccountVC: LibraryVC {
    private unowned let home: HomeVC
    private var failures = 0
    private lazy var greeting = label("No greeting", "greeting")

    init(_ home: HomeVC, _ defects: Set<Defect>) {
        self.home = home
        super.init("Account", defects)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            greeting, button("Sign in") { [unowned self] in signIn() },
            button("Greet") { [unowned self] in
                has(.lateReply) ? greetCarelessly() : greet()
            })
    }

    private func signIn() {
        // Home outlives this screen, so that its task goes on when this one has been left.
        let scope = has(.staleAlert) ? home.tasks : tasks
        once("sign in", in: scope) { [weak self, home] in
            guard await home.ask(LibraryCalls.signIn) else {
                guard !Task.isCancelled else { return }
                self?.noteFailure()
                return home.tell("Sign in failed")
            }
            self?.greeting.text = "Signed in"
        }
    }

    private func noteFailure() {
        failures += 1
        if has(.twoFaults) { precondition(failures < 2, "a second failure is not foreseen") }
    }

    private func greet() {
        once("greet") { [weak self] in
            guard await self?.ask(LibraryCalls.greet) == true else { return }
            self?.greeting.text = "Hello"
        }
    }

    private func greetCarelessly() {
        once("greet", in: home.tasks) { [unowned self, home] in
            guard await home.ask(LibraryCalls.greet) else { return }
            greeting.text = "Hello"
        }
    }
}

/// What is lent, and a statement.
final class LoansVC: LibraryVC {
    private let spinner = UIActivityIndicatorView()
    private lazy var text = label("No loans", "loans")

    init(_ defects: Set<Defect>) { super.init("Loans", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.hidesWhenStopped = true
        add(
            text, spinner, button("Refresh") { [unowned self] in refresh() },
            button("Statement") { [unowned self] in statement() },
            button("Friend") { [unowned self] in
                if has(.eternalWait) { text.text = "Loading…" }
            })
    }

    private func refresh() {
        spinner.startAnimating()
        once("refresh") { [weak self] in
            let loans = try? await Stage.current.workers.perform(LibraryCalls.loans) {
                [Loan(title: "Dune", due: "Monday")]
            }
            guard let self else { return }
            if loans != nil || !has(.eternalSpinner) { spinner.stopAnimating() }
            text.text = loans.map(words) ?? "Not now"
        }
    }

    private func words(for loans: [Loan]) -> String {
        if has(.missingValue) { for loan in loans { _ = loan.due! } }
        guard has(.emptyReply) || !loans.isEmpty else { return "Nothing lent" }
        return "\(loans[0].title) and \(loans.count - 1) more"
    }

    private func statement() {
        once("statement") { [weak self] in
            let isThere = await self?.ask(LibraryCalls.statement) ?? false
            guard let self, !Task.isCancelled else { return }
            if isThere {
                text.text = "Nothing owed"
                return
            }
            let error = ErrorVC(defects)
            error.modalPresentationStyle = .fullScreen
            present(error, animated: true)
        }
    }
}

/// An error over the whole screen.
final class ErrorVC: LibraryVC {
    init(_ defects: Set<Defect>) { super.init("Error", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(label("Something went wrong", "wrong"))
        if !has(.faultDeadEnd) { add(button("Close") { [unowned self] in dismiss(animated: true) }) }
    }
}

/// Switches and buttons that keep the app busy.
final class SettingsVC: LibraryVC {
    private let sync = UISwitch()
    private lazy var text = label("Idle", "busy")

    init(_ defects: Set<Defect>) { super.init("Settings", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        sync.accessibilityLabel = "Sync"
        sync.addAction(
            UIAction { [unowned self] _ in
                if has(.livelock), sync.isOn { link(1) }
            }, for: .valueChanged)
        add(
            text, sync,
            button("Optimise") { [unowned self] in
                while has(.endlessLoop) {}
                text.text = "Optimised"
            },
            button("Wait for a friend") { [unowned self] in
                guard has(.stuckTask) else { return }
                let friends = Stage.current.object(Friends.self) { Friends() }
                tasks.start("friend") { await withCheckedContinuation { friends.waiting.append($0) } }
            })
        observe(NSLocale.currentLocaleDidChangeNotification) { [unowned self] _ in
            if has(.language) { preconditionFailure("the settings have no words for this language") }
        }
    }

    private func link(_ number: Int) {
        tasks.start("link") { [unowned self] in link(number + 1) }
    }
}

/// Keeps what nobody resumes until the stage is gone.
final class Friends {
    var waiting: [CheckedContinuation<Void, Never>] = []
    deinit { for one in waiting { one.resume() } }
}
