import HeadlessUIKit
import Scene
import StageRuntime

/// Shows the mail of who is signed in; the defect: also when they have signed out meanwhile.
final class SignOutVC: RaceVC {
    private var user: String? = "Ann"

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Load") { [unowned self] in
                tasks.start("mail") { [unowned self] in
                    let mail = try await ask(RaceCalls.find, "Mail of Ann")
                    if isMended, user == nil { return }
                    text = mail
                }
            },
            button("Sign out") { [unowned self] in
                user = nil
                text = "Signed out"
            })
    }
}
