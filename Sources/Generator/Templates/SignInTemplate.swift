/// The sign-in of an app: its act with a scene and a worker, the stored user, and what the app shows before and after.
enum SignInTemplate {
    /// The names of the types that the files declare, besides those of the act.
    static let types =
        ["VC", "Setup", "LogicState", "Logic", "Presenter", "PresenterInterface", "Interactor", "Navigator", "View"]
        .map { "SignIn" + $0 }
        + ["Interfaces", "LaunchVC", "User", "StoredUser", "AuthWorker", "AuthError", "AuthCalls", "OfflineAuth"]

    /// The accessibility identifiers of the scene.
    static let identifiers = ["name", "password", "signIn", "problem", "signingIn"]

    /// Returns the files of the sign-in, without those of its act, in reading order.
    static func files(_ name: PartName, in folder: String) -> [PartPlan.File] {
        let scene = scene(name)
        let controller = scene.controller.replacing("The items of Auth", with: "The sign-in")
            .replacing("Logic(worker: ", with: "Logic(setup: setup, auth: ")
            .replacing("view: sceneView, viewController: self", with: "view: sceneView")
            .replacing("logic: logic, tasks: tasks", with: "logic: logic")
        let navigator = scene.navigator.replacing("by Back", with: "by signing in")
        return [
            ("Auth/AuthWorker", worker), ("Auth/OfflineAuth", offline), ("SignInVC", controller),
            ("SignInSetup", setup),
            ("SignInLogicState", state), ("SignInLogic", logic), ("SignInPresenter", presenter),
            ("SignInInteractor", interactor), ("SignInNavigator", navigator), ("SignInView", view), ("User", user),
            ("LaunchVC", launch), ("Interfaces", interfaces),
        ].map { PartPlan.File("\(folder)/\($0.0).swift", $0.1) }
    }

    // MARK: - The app

    /// The property of an app that decides what is shown.
    static let property = """
            /// Shows the launch, the sign-in, or the user's interface; strong, what it shows does not keep the app.
            private lazy var root = AppController(
                store: StoredUser(stage: .current), interfaces: Interfaces { [unowned self] in makeMain(for: $0) })
        """

    /// The first line of the method that makes the user's interface.
    static let main = "    private func makeMain(for user: User) -> UIViewController {"

    /// What stands between the head of an app's `launch(in:)` and the lines that made its first controller.
    static let launching = """
                root.launch(in: window)
            }

            /// Makes the interface of a user who has signed in.
        \(main)
        """

    /// The line of a walkthrough's header with which the app launches signed in.
    static let header = #"storage user with "{\"name\":\"Ada\",\"token\":\"1\"}""#

    /// The protocols whose doubles the test needs, with their sources.
    static let doubled = [("SignInPresenterInterface", logic), ("AuthWorker", worker)]

    // MARK: - The scene

    /// A scene with a worker: its controller is that of the sign-in, and its navigator opens no scene either.
    private static func scene(_ name: PartName) -> SceneTemplate {
        SceneTemplate(
            name: name, act: name.type, result: nil, isList: false,
            worker: PackageOutline.Worker(name: "Auth", word: "auth", kind: .network))
    }

    private static let setup = """
        /// The input of SignIn.
        struct SignInSetup {
            /// The title in the navigation bar.
            let title: String
            /// Takes the user whom the server has signed in; calls `failed` if the user could not be stored.
            let signedIn: (_ user: User, _ failed: @escaping () -> Void) -> Void
        }

        """

    private static let state = """
        /// The state of SignIn, without the password.
        struct SignInLogicState: Equatable, Codable {
            /// What SignIn does or shows at the moment.
            enum Phase: String, Codable {
                case ready, incomplete, signingIn, wrongPassword, noConnection, notStored
            }

            var phase = Phase.ready
        }

        """

    private static let logic = """
        import Rehearsal

        /// Shows the state; the Presenter implements it for the Logic.
        protocol SignInPresenterInterface: AnyObject {
            func show(_ phase: SignInLogicState.Phase)
        }

        /// Signs a user in.
        final class SignInLogic {
            /// The state of SignIn.
            private(set) var state = SignInLogicState()

            /// The scene's input.
            private let setup: SignInSetup
            /// Asks the server; strong, the container shares it.
            private let auth: any AuthWorker
            /// Shows the state; strong, it does not keep the Logic.
            private let presenter: any SignInPresenterInterface
            /// The scene's tasks; strong, they end with the scene.
            private let tasks: TaskScope

            init(
                setup: SignInSetup, auth: any AuthWorker, presenter: any SignInPresenterInterface, tasks: TaskScope
            ) {
                self.setup = setup
                self.auth = auth
                self.presenter = presenter
                self.tasks = tasks
            }

            /// Shows the initial state.
            func start() { presenter.show(state.phase) }

            /// Asks the server; does nothing while it is being asked.
            func signIn(name: String, password: String) {
                guard state.phase != .signingIn else { return }
                guard !name.isEmpty, !password.isEmpty else { return show(.incomplete) }
                show(.signingIn)
                tasks.start("sign in") { await self.ask(name, password) }
            }

            private func ask(_ name: String, _ password: String) async {
                do throws(AuthError) {
                    let user = try await auth.signIn(name: name, password: password)
                    guard !Task.isCancelled else { return }
                    setup.signedIn(user) { [weak self] in self?.show(.notStored) }
                } catch {
                    guard error != .cancelled, !Task.isCancelled else { return }
                    show(error == .refused ? .wrongPassword : .noConnection)
                }
            }

            private func show(_ phase: SignInLogicState.Phase) {
                state.phase = phase
                presenter.show(phase)
            }
        }

        """

    private static let presenter = """
        import Rehearsal

        /// Shows the state.
        final class SignInPresenter: SignInPresenterInterface {
            /// Shows the state; weak, the scene's controller owns it.
            private weak let view: SignInView?

            init(view: SignInView) {
                self.view = view
            }

            func show(_ phase: SignInLogicState.Phase) {
                let isBusy = phase == .signingIn
                if isBusy { view?.signingIn.startAnimating() } else { view?.signingIn.stopAnimating() }
                view?.signIn.isEnabled = !isBusy
                view?.problem.text =
                    switch phase {
                    case .ready, .signingIn: nil
                    case .incomplete: "Enter your name and your password."
                    case .wrongPassword: "The name or the password is wrong."
                    case .noConnection: "The server cannot be reached. Please try again."
                    case .notStored: "You could not be signed in. Please try again."
                    }
            }
        }

        """

    private static let interactor = """
        import Rehearsal

        /// Passes taps on the button, and Return in the password, to the Logic.
        final class SignInInteractor {
            init(view: SignInView, logic: SignInLogic) {
                let action = UIAction { [unowned view, unowned logic] _ in
                    logic.signIn(name: view.name.text ?? "", password: view.password.text ?? "")
                }
                view.signIn.addAction(action, for: .touchUpInside)
                view.password.addAction(action, for: .editingDidEndOnExit)
            }
        }

        """

    private static let view = """
        import Rehearsal

        /// A name, a password, and a button.
        final class SignInView: SceneView {
            /// The name; strong, it is a subview.
            let name = UITextField()
            /// The password; strong, it is a subview.
            let password = UITextField()
            /// Signs in; strong, it is a subview.
            let signIn = UIButton(type: .system)
            /// Why nobody is signed in; strong, it is a subview.
            let problem = UILabel()
            /// Turns while the server is asked; strong, it is a subview.
            let signingIn = UIActivityIndicatorView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                for (field, title) in [(name, "Name"), (password, "Password")] {
                    field.placeholder = title
                    field.accessibilityLabel = title
                    field.borderStyle = .roundedRect
                    field.autocapitalizationType = .none
                }
                name.textContentType = .username
                name.accessibilityIdentifier = "name"
                password.isSecureTextEntry = true
                password.textContentType = .password
                password.accessibilityIdentifier = "password"
                signIn.setTitle("Sign in", for: .normal)
                signIn.titleLabel?.numberOfLines = 0
                signIn.accessibilityIdentifier = "signIn"
                problem.numberOfLines = 0
                problem.accessibilityIdentifier = "problem"
                signingIn.accessibilityIdentifier = "signingIn"
                addScrollingColumn([name, password, signIn, problem, signingIn])
            }
        }

        """

    // MARK: - The worker

    private static let worker = """
        import Rehearsal

        /// Signs users in.
        protocol AuthWorker: AnyObject {
            /// Returns the user with this name and password.
            ///
            /// - Throws: ``AuthError``; `cancelled` as soon as the calling task is cancelled.
            func signIn(name: String, password: String) async throws(AuthError) -> User
        }

        /// Why nobody was signed in.
        enum AuthError: Error, Equatable, Sendable {
            /// The name or the password is wrong.
            case refused
            /// The server could not be reached, or its reply could not be decoded.
            case server
            /// The task that made the call was cancelled.
            case cancelled

            /// Makes the error for a fault of the call.
            init(_ fault: WorkerFault) {
                self = fault == .cancelled ? .cancelled : fault == .unauthorised ? .refused : .server
            }
        }

        /// The calls of the worker, as scripts name them.
        enum AuthCalls {
            /// `auth.signIn`, whose body is JSON: `{"name": "Ada", "token": "1"}`.
            static let signIn = WorkerCall<User>(
                WorkerCallDescription(
                    "auth.signIn", kind: .network, latency: .milliseconds(200), secretArguments: ["password"],
                    secretReplyFields: ["token"]),
                decode: { try JSONDecoder().decode(User.self, from: $0) },
                summary: { [TraceEvent.Field("name", $0.name), TraceEvent.Field("token", $0.token)] })
        }

        """

    private static let offline = """
        import Rehearsal

        /// Signs in who knows the password, which is "password", without a server.
        final class OfflineAuth: AuthWorker {
            /// The stage on which the worker runs; unowned, the stage lives longer.
            private unowned let stage: Stage

            init(stage: Stage) {
                self.stage = stage
            }

            func signIn(name: String, password: String) async throws(AuthError) -> User {
                do {
                    return try await stage.workers.perform(
                        AuthCalls.signIn, [TraceEvent.Field("name", name), TraceEvent.Field("password", password)],
                        offline: { () throws(WorkerFault) in
                            guard password == "password" else { throw .unauthorised }
                            return User(name: name, token: "token of \\(name)")
                        })
                } catch {
                    throw AuthError(error)
                }
            }
        }

        """

    // MARK: - What is shown

    private static let user = """
        import Authentication
        import Rehearsal

        /// A user who has signed in.
        nonisolated struct User: Codable, Equatable, Sendable {
            let name: String
            /// What the server wants with each request.
            let token: String
        }

        /// Keeps the user in the app's storage.
        final class StoredUser: UserStore {
            /// Where the user is stored; unowned, the stage lives longer.
            private unowned let stage: Stage

            init(stage: Stage) {
                self.stage = stage
            }

            func read() async throws -> User? {
                guard let data = try stage.storage.read("user") else { return nil }
                return try JSONDecoder().decode(User.self, from: data)
            }

            func save(_ user: User) async throws { try stage.storage.write(JSONEncoder().encode(user), to: "user") }

            func delete() async throws { try stage.storage.delete("user") }
        }

        """

    private static let launch = """
        import Rehearsal

        /// Shows nothing while the app finds out who is signed in.
        final class LaunchVC: SceneController {
            override var screenName: String? { "Launch" }

            /// Asks the store.
            private let findUser: () async throws -> User?
            /// Takes the user; nil if nobody is signed in.
            private let finished: (User?) -> Void

            init(findUser: @escaping () async throws -> User?, finished: @escaping (User?) -> Void) {
                self.findUser = findUser
                self.finished = finished
                super.init()
            }

            override func loadView() { view = SceneView() }

            override func viewDidLoad() {
                super.viewDidLoad()
                tasks.start("launch") { [self] in
                    let user = try? await findUser()
                    if !Task.isCancelled { finished(user) }
                }
            }
        }

        """

    private static let interfaces = """
        import Authentication
        import Rehearsal

        /// Makes what the app shows: the launch, the sign-in, and the interface of a user.
        final class Interfaces: AppInterfaceFactory {
            /// Makes the interface of a user; it does not keep the app.
            private let main: (User) -> UIViewController

            init(main: @escaping (User) -> UIViewController) {
                self.main = main
            }

            func makeLaunch(
                findUser: @escaping () async throws -> User?, finished: @escaping (User?) -> Void
            ) -> UIViewController {
                LaunchVC(findUser: findUser, finished: finished)
            }

            func makeSignedOut() -> UIViewController {
                let act = SignInDC()
                let setup = SignInSetup(title: "Sign in") { NotificationCenter.default.postLogin(of: $0, failed: $1) }
                return withExtendedLifetime(act) {
                    UINavigationController(rootViewController: act.factory.makeSignIn(setup))
                }
            }

            /// Makes the user's interface, with a button in its first scene that signs out.
            func makeMain(for user: User) -> UIViewController {
                let main = main(user)
                let tab = (main as? UITabBarController)?.viewControllers?.first ?? main
                let first = (tab as? UINavigationController)?.viewControllers.first ?? tab
                let signOut = UIAction(title: "Sign out") { [weak first] _ in
                    NotificationCenter.default.postLogout {
                        let alert = UIAlertController(
                            title: "Not signed out", message: "Please try again.", preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default))
                        first?.present(alert, animated: true)
                    }
                }
                first.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: signOut)
                return main
            }
        }

        """

    // MARK: - The tests

    /// Returns the unit test of the Logic.
    static func test(of module: String) -> String {
        """
        import RehearsalTesting
        import Testing

        @testable import \(module)

        /// Tests the Logic of SignIn with doubles, without a screen.
        @Suite struct SignInLogicTests {
            @Test func `a user who is signed in is handed on, and it is told if they could not be stored`() {
                SignInTest.run { test in
                    test.logic.send { $0.signIn(name: "Ada", password: "") }
                        .expect(calls: [.presenter(.show(.incomplete))]) { $0.phase = .incomplete }
                    test.logic.send { $0.signIn(name: "Ada", password: "1") }
                        .expect(calls: SignInTest.asking) { $0.phase = .signingIn }
                    test.logic.send { $0.signIn(name: "Ada", password: "1") }.expect()
                    test.logic.reply(to: test.auth.signInReplies, with: User(name: "Ada", token: "t"))
                        .expect(calls: [.signedIn("Ada")])
                    test.logic.perform { test.setup.failed?() }
                        .expect(calls: [.presenter(.show(.notStored))]) { $0.phase = .notStored }
                }
            }

            @Test(arguments: [(AuthError.refused, SignInLogicState.Phase.wrongPassword), (.server, .noConnection)])
            func `a failure is shown, and the user can try again`(error: AuthError, phase: SignInLogicState.Phase) {
                SignInTest.run { test in
                    test.logic.send { $0.signIn(name: "Ada", password: "1") }.expect(exhaustivity: .off)
                    test.logic.fail(test.auth.signInReplies, with: error)
                        .expect(calls: [.presenter(.show(phase))]) { $0.phase = phase }
                    test.logic.send { $0.signIn(name: "Ada", password: "1") }
                        .expect(calls: SignInTest.asking) { $0.phase = .signingIn }
                    test.logic.reply(to: test.auth.signInReplies, with: User(name: "Ada", token: "t"))
                        .expect(calls: [.signedIn("Ada")])
                }
            }
        }

        /// What a test of the Logic needs: its tester, and its doubles.
        private struct SignInTest {
            /// A call of the Logic.
            enum Call: Equatable {
                case presenter(SignInPresenterDouble.Call)
                case auth(AuthWorkerDouble.Call)
                case signedIn(String)
            }

            /// Keeps what the closure of the setup was given.
            final class Setup {
                var failed: (() -> Void)?
            }

            static let asking: [Call] = [.presenter(.show(.signingIn)), .auth(.signIn(name: "Ada", password: "1"))]

            let logic: LogicTester<SignInLogic, SignInLogicState, Call>
            let auth: AuthWorkerDouble
            let setup = Setup()

            init(on tester: StageTester) {
                let log = CallLog<Call>()
                auth = AuthWorkerDouble(on: tester) { log.add(.auth($0)) }
                let input = SignInSetup(title: "") { [setup] user, failed in
                    log.add(.signedIn(user.name))
                    setup.failed = failed
                }
                let logic = SignInLogic(
                    setup: input, auth: auth, presenter: SignInPresenterDouble { log.add(.presenter($0)) },
                    tasks: tester.stage.tasks)
                self.logic = LogicTester(logic, on: tester, log: log) { $0.state }
            }

            /// Performs a test of a Logic that has just been made.
            static func run(_ body: (SignInTest) -> Void) {
                StageTester.run { body(SignInTest(on: $0)) }
            }
        }

        """
    }

    /// Returns the walkthrough.
    ///
    /// - Parameter leaves: whether the main interface has a bar with the button that signs out.
    static func walkthrough(app: String, leaves: Bool) -> String {
        let steps = """
            walkthrough "A user signs in with the right password, and stays signed in"
            app \(app)
            fail auth.signIn 1 time

            expect screen SignIn
            tap signIn
            expect problem is "Enter your name and your password."
            type "Ada" into name
            type "guess" into password
            submit password
            expect problem contains "cannot be reached" within 3s
            tap signIn
            expect problem is "The name or the password is wrong." within 3s
            clear password
            type "password" into password
            tap signIn
            expect no signIn within 3s
            expect storage user contains "Ada"
            relaunch
            expect no signIn

            """
        return leaves ? steps + "tap button \"Sign out\"\nexpect screen SignIn\nexpect storage user is empty\n" : steps
    }
}
