/// The scene that an app begins with: a list of places, to which `new` adds, and a line with what the last one told.
struct HomeTemplate {
    /// The act that it belongs to.
    let act: String

    /// Returns the files; the enum has no case, and the navigator's switch no branch: both come with the first place.
    func files(in folder: String) -> [PartPlan.File] {
        let texts = [
            ("VC", controller), ("Place", place), ("Setup", setup), ("LogicState", state), ("Logic", logic),
            ("Presenter", presenter), ("Interactor", interactor), ("Navigator", navigator), ("View", view),
            (
                "TableController",
                SceneTemplate.table(
                    scene: "Home", row: "HomePlace", text: "places[indexPath.row].rawValue", reuse: "place",
                    rows: "places", each: "the place")
            ),
        ]
        return texts.map { PartPlan.File("\(folder)/Home\($0.0).swift", $0.1) }
    }

    /// Returns the case of a place.
    static func placeCase(_ name: PartName) -> String { "    case \(name.property) = \"\(name.title)\"" }

    /// Returns how the navigator shows a scene.
    static func branch(_ scene: SceneTemplate) -> String {
        let items = scene.isList && scene.worker == nil ? #", items: ["First", "Second", "Third"]"# : ""
        let value: String? =
            switch scene.result {
            case .bool: "false"
            case .int: "0"
            case .string: "\"\""
            case nil: nil
            }
        let push = "            push(factory.make\(scene.scene)(setup))"
        guard let value else {
            return SourceLayout.lines(
                "        case .\(scene.name.property):",
                "            let setup = \(scene.scene)Setup(title: place.rawValue\(items))", push)
        }
        return SourceLayout.lines(
            "        case .\(scene.name.property):",
            SourceLayout.signature(
                "let setup = \(scene.scene)Setup", ["title: place.rawValue" + items, "value: \(value)"], ") { value in",
                indent: 12, columns: 100),
            "                told(\"\\(place.rawValue): \\(value)\")", "            }", push)
    }

    /// Returns how a navigator shows a scene if no list of places leads to it.
    static func pushing(_ scene: SceneTemplate) -> String {
        let items = scene.isList && scene.worker == nil ? ", items: […]" : ""
        let result = scene.result == nil ? ")" : ", value: …) { value in … }"
        let given = "title: \"\(scene.name.title)\"" + items + result
        return """
                    let setup = \(scene.scene)Setup(\(given)
                    let next = factory.make\(scene.scene)(setup)
                    viewController?.navigationController?.pushViewController(next, animated: true)
            """
    }

    /// Returns how the navigator begins a flow.
    static func branch(flow name: PartName) -> String {
        SourceLayout.lines(
            "        case .\(name.property):",
            "            guard flow == nil, let stack = viewController?.navigationController else { return }",
            SourceLayout.call(
                "let next = \(name.type)Coordinator",
                [
                    "navigationController: stack", "make: { [factory] in factory.make\(name.type)($0) }",
                    "told: told",
                ], ")", indent: 12),
            """
                        next.didFinish = { [weak self] in self?.flow = nil }
                        flow = next
                        next.start()
            """)
    }

    /// The property that keeps a flow while it goes on.
    static let flow = """
            /// The flow that goes on; strong until it has finished, it holds the navigator weakly.
            private var flow: Coordinator?
        """

    private var controller: String {
        """
        import Rehearsal

        /// The places that the app has; it creates and owns all parts.
        final class HomeVC: SceneController {
            override var screenName: String? { "Home" }
            override var inspectableState: (any Encodable)? { logic.state }

            /// What the scenes of \(act) share; strong, the scene keeps it.
            private let container: any \(act)DCInterface
            /// What the scene was given.
            private let setup: HomeSetup
            /// The parts; strong, this controller alone owns them.
            private let sceneView = HomeView()
            private lazy var table = HomeTableController(table: sceneView.table)
            private lazy var presenter = HomePresenter(view: sceneView, table: table)
            private lazy var navigator = HomeNavigator(viewController: self, factory: container.factory)
            private lazy var logic = HomeLogic(
                greeting: container.configuration.greeting ?? "Choose a place", presenter: presenter,
                navigator: navigator)
            private lazy var interactor = HomeInteractor(table: table, logic: logic)

            init(container: any \(act)DCInterface, setup: HomeSetup) {
                self.container = container
                self.setup = setup
                super.init()
                title = setup.title
            }

            override func loadView() { view = sceneView }

            override func viewDidLoad() {
                super.viewDidLoad()
                track(table, presenter, navigator, logic, interactor)
                logic.start()
            }
        }

        """
    }

    private var place: String {
        """
        /// Where Home leads to, in the order of its rows; a case is called as its row says.
        enum HomePlace: String, CaseIterable, Codable {
        }

        """
    }

    private var setup: String {
        """
        /// What Home is given; it is the root and has no result.
        struct HomeSetup {
            /// What its bar says.
            let title: String
        }

        """
    }

    private var state: String {
        """
        /// What Home knows.
        struct HomeLogicState: Equatable, Codable {
            /// Where the user can go, in the order of the rows.
            var places = HomePlace.allCases
            /// What the place that was left last has told; the greeting before that.
            var note: String
        }

        """
    }

    private var logic: String {
        """
        /// What the Logic tells the Presenter.
        protocol HomePresenterInterface: AnyObject {
            func show(_ places: [HomePlace])
            func show(note: String)
        }

        /// What the Logic asks of the Navigator.
        protocol HomeNavigatorInterface: AnyObject {
            func show(_ place: HomePlace, told: @escaping (_ text: String) -> Void)
        }

        /// Leads to the places, and notes what they tell.
        final class HomeLogic {
            /// What Home knows.
            private(set) var state: HomeLogicState

            /// Shows what happens; strong, it keeps nothing of the Logic alive.
            private let presenter: any HomePresenterInterface
            /// Goes to the places; strong, it holds the Logic weakly.
            private let navigator: any HomeNavigatorInterface

            init(
                greeting: String, presenter: any HomePresenterInterface, navigator: any HomeNavigatorInterface
            ) {
                state = HomeLogicState(note: greeting)
                self.presenter = presenter
                self.navigator = navigator
            }

            /// Shows what there is.
            func start() {
                presenter.show(state.places)
                presenter.show(note: state.note)
            }

            /// Goes to a place; what it tells is noted.
            func choose(_ place: HomePlace) {
                navigator.show(place) { [weak self] text in self?.note(text) }
            }

            private func note(_ text: String) {
                state.note = text
                presenter.show(note: text)
            }
        }

        """
    }

    private var presenter: String {
        """
        import Rehearsal

        /// Shows the places and the note.
        final class HomePresenter: HomePresenterInterface {
            /// Where the note stands; weak, the scene's controller owns it.
            private weak let view: HomeView?
            /// What shows the places; weak, the scene's controller owns it.
            private weak let table: HomeTableController?

            init(view: HomeView, table: HomeTableController) {
                self.view = view
                self.table = table
            }

            func show(_ places: [HomePlace]) { table?.show(places) }

            func show(note: String) { view?.note.text = note }
        }

        """
    }

    private var interactor: String {
        """
        /// Maps the tap on a row to the Logic.
        final class HomeInteractor {
            init(table: HomeTableController, logic: HomeLogic) {
                table.selected = { [unowned logic] place in logic.choose(place) }
            }
        }

        """
    }

    private var navigator: String {
        """
        import Rehearsal

        /// Knows how to get to each place.
        final class HomeNavigator: HomeNavigatorInterface {
            /// The scene's controller, on whose stack the next one goes; weak, it owns the navigator.
            private weak let viewController: UIViewController?
            /// Makes the next scene; strong, the factory holds no scene.
            private let factory: any \(act)FactoryInterface

            init(viewController: UIViewController, factory: any \(act)FactoryInterface) {
                self.viewController = viewController
                self.factory = factory
            }

            func show(_ place: HomePlace, told: @escaping (_ text: String) -> Void) {
                switch place {
                }
            }

            private func push(_ scene: UIViewController) {
                viewController?.navigationController?.pushViewController(scene, animated: true)
            }
        }

        """
    }

    private var view: String {
        """
        import Rehearsal

        /// A note above the places.
        final class HomeView: SceneView {
            /// What the last place has told; strong, a subview.
            let note = UILabel()
            /// The places; strong, a subview.
            let table = UITableView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                note.numberOfLines = 0
                note.accessibilityIdentifier = "note"
                table.accessibilityIdentifier = "places"
                addColumn([note], above: table)
            }
        }

        """
    }
}
