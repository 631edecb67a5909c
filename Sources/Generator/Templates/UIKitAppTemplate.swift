/// The sources of a new app with plain controllers of UIKit, as a beginning for existing screens.
struct UIKitAppTemplate {
    let name: PartName

    /// The settings of the package: on a phone the app's target is on the main actor, as UIKit is.
    static let settings = """
        /// On a phone the screens are on the main actor, as UIKit is.
        let settings: [SwiftSetting] = [
            .swiftLanguageMode(.v5),  // that of most apps; remove it when your screens compile without it
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .defaultIsolation(MainActor.self, .when(platforms: [.iOS])),
        ]
        """

    /// The files, with paths relative to the folder of the package.
    var files: [PartPlan.File] {
        [
            PartPlan.File("Sources/\(name.type)/\(name.type)App.swift", app),
            PartPlan.File("Sources/\(name.type)/HomeViewController.swift", controller),
            PartPlan.File("Tests/\(name.type)Tests/HomeTests.swift", test),
            PartPlan.File("UITestScripts/home.walk", walkthrough),
        ]
    }

    private var app: String {
        """
        public import Rehearsal

        /// What a stage, and the scene's delegate of a phone, are told of \(name.title).
        public final class \(name.type)App: StageApp {
            /// The app's own keys of `Config.plist`; none yet.
            public nonisolated struct Configuration: Decodable, Sendable {}

            /// The app's name in scripts.
            public static let name = "\(name.word)"
            /// A sentence that says what the app is.
            public static let summary = "The screens of \(name.title)."
            /// The names of its screens, each as its `screenName` says.
            public static let screens = ["Home"]
            /// The requests of its server, which scripts can let fail.
            public static let workerCalls: [WorkerCallDescription] = []

            /// Makes the app.
            public init(configuration: Configuration) {}

            /// Shows the first screen.
            public func launch(in window: UIWindow) {
                window.rootViewController = UINavigationController(rootViewController: HomeViewController())
            }
        }

        """
    }

    private var controller: String {
        """
        import Rehearsal

        /// The first screen; put one of yours in its place.
        final class HomeViewController: SceneController {
            override var screenName: String? { "Home" }

            private let label = UILabel()
            private var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "\(name.title)"
                view.backgroundColor = .systemBackground
                let button = UIButton(
                    type: .system,
                    primaryAction: UIAction(title: "Tap") { [unowned self] _ in
                        count += 1
                        showCount()
                    })
                let column = UIStackView(arrangedSubviews: [label, button])
                column.axis = .vertical
                column.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(column)
                NSLayoutConstraint.activate([
                    column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                    column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                ])
                showCount()
            }

            private func showCount() { label.text = "Taps: \\(count)" }
        }

        """
    }

    private var walkthrough: String {
        """
        walkthrough "The first screen counts taps"
        app \(name.word)

        expect screen Home
        expect text "Taps: 0"
        tap button "Tap"
        expect text "Taps: 1"

        """
    }

    private var test: String {
        """
        import Rehearsal
        import RehearsalTesting
        import Testing

        @testable import \(name.type)

        @Suite struct HomeTests {
            @Test func `a turn of the device keeps the count`() {
                StageTester.run { tester in
                    let screen = ScreenTester(on: tester)
                    screen.show { HomeViewController() }
                    screen.tap("Tap")
                    screen.rotate()
                    #expect(screen.has("Taps: 1"))
                }
            }
        }

        """
    }
}
