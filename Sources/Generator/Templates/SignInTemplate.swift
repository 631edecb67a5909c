/// The sign-in of an app: its act with a scene and a worker, the stored user, and what the app shows before and after.
enum SignInTemplate {
    /// The names of the types that the files declare, besides those of the act.
    static let types =
        ["VC", "Setup", "LogicState", "Logic", "Presenter", "PresenterInterface", "Interactor", "Navigator", "View"]
        .map { "SignIn" + $0 }
        + ["Interfaces", "LaunchVC", "User", "StoredUser", "AuthWorker", "AuthError", "AuthCalls", "OfflineAuth"]

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

    /// The lines between the head of an app's `launch(in:)` and those that made its first controller.
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

    /// A scene with a worker: its controller is that of the sign-in, and its navigator opens no scene either.
    private static func scene(_ name: PartName) -> SceneTemplate {
        SceneTemplate(
            name: name, act: name.type, result: nil, isList: false,
            worker: PackageOutline.Worker(name: "Auth", word: "auth", kind: .network))
    }

    // MARK: - The worker

    private static var worker: String {
        """
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
    }

    private static var offline: String {
        """
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
    }

    // MARK: - What is shown

    private static var user: String {
        """
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
    }

    private static var launch: String {
        """
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
    }

    private static var interfaces: String {
        """
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
    }
}
