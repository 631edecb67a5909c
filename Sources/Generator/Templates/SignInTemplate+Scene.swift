extension SignInTemplate {
    static var setup: String {
        """
        /// The input of SignIn.
        struct SignInSetup {
            /// The title in the navigation bar.
            let title: String
            /// Takes the user whom the server has signed in; calls `failed` if the user could not be stored.
            let signedIn: (_ user: User, _ failed: @escaping () -> Void) -> Void
        }

        """
    }

    static var state: String {
        """
        /// The state of SignIn, without the password.
        struct SignInLogicState: Equatable, Codable {
            /// What SignIn does or shows at the moment.
            enum Phase: String, Codable {
                case ready, incomplete, signingIn, wrongPassword, noConnection, notStored
            }

            var phase = Phase.ready
        }

        """
    }

    static var logic: String {
        """
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
    }

    static var presenter: String {
        """
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
    }

    static var interactor: String {
        """
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
    }

    static var view: String {
        """
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
    }

    // MARK: - The tests

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
