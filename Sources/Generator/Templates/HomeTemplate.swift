/// The first scene of an app: a list of places, to which `new` adds, and a note with the last result.
struct HomeTemplate {
    let act: String

    /// Returns the files.
    ///
    /// The enum has no case and the switch no branch yet; both come with the first place.
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

    static func placeCase(_ name: PartName) -> String { "    case \(name.property) = \"\(name.title)\"" }

    /// Returns the branch of the navigator's switch that shows a scene.
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

    /// Returns the code that shows a scene, for an app without a list of places.
    static func pushing(_ scene: SceneTemplate) -> String {
        let items = scene.isList && scene.worker == nil ? ", items: […]" : ""
        let result = scene.result == nil ? ")" : ", value: …) { value in … }"
        let given = "title: \"\(scene.name.title)\"" + items + result
        let isOfOtherAct = scene.scene == scene.act
        let making = "\(isOfOtherAct ? "act." : "")factory.make\(scene.scene)(setup)"
        return SourceLayout.lines(
            isOfOtherAct ? "        let act = \(scene.act)DC()" : nil,
            "        let setup = \(scene.scene)Setup(\(given)",
            "        let next = " + (isOfOtherAct ? "withExtendedLifetime(act) { \(making) }" : making),
            "        viewController?.navigationController?.pushViewController(next, animated: true)")
    }

    /// Returns the branch of the navigator's switch that starts a flow.
    static func branch(flow name: PartName) -> String {
        SourceLayout.lines("        case .\(name.property):", starting(flow: name, told: "told", indent: 12))
    }

    static func starting(flow name: PartName, told: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let make = "make: { [factory] in factory.make\(name.type)($0) }"
        let given = ["navigationController: stack", make, "told: \(told)"]
        return SourceLayout.lines(
            margin + "guard flow == nil, let stack = viewController?.navigationController else { return }",
            SourceLayout.call("let next = \(name.type)Coordinator", given, ")", indent: indent),
            margin + "next.didFinish = { [weak self] in self?.flow = nil }",
            margin + "flow = next\n" + margin + "next.start()")
    }

    /// The property that keeps a flow until it has finished.
    static let flow = """
            /// The current flow; strong until it has finished, it holds the navigator weakly.
            private var flow: Coordinator?
        """

    private var controller: String {
        """
        import Rehearsal

        /// The list of places; the controller owns all parts.
        final class HomeVC: SceneController {
            override var screenName: String? { "Home" }
            override var inspectableState: (any Encodable)? { logic.state }

            /// The container of \(act); strong, the scene keeps it.
            private let container: any \(act)DCInterface
            /// The scene's input.
            private let setup: HomeSetup
            /// The parts of the scene; strong, only this controller owns them.
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
        /// The places that the user can open, in the order of the rows; the raw value is the row's text.
        enum HomePlace: String, CaseIterable, Codable {
        }

        """
    }

    private var setup: String {
        """
        /// The input of Home; it is the root and has no result.
        struct HomeSetup {
            /// The title in the navigation bar.
            let title: String
        }

        """
    }

    private var state: String {
        """
        /// The state of Home.
        struct HomeLogicState: Equatable, Codable {
            /// The places that the user can open, in the order of the rows.
            var places = HomePlace.allCases
            /// The result of the place that was left last; the greeting before that.
            var note: String
        }

        """
    }

    private var logic: String {
        """
        /// Shows the state; the Presenter implements it for the Logic.
        protocol HomePresenterInterface: AnyObject {
            func show(_ places: [HomePlace])
            func show(note: String)
        }

        /// Opens the places; the Navigator implements it for the Logic.
        protocol HomeNavigatorInterface: AnyObject {
            func show(_ place: HomePlace, told: @escaping (_ text: String) -> Void)
        }

        /// Opens the places, and shows their results.
        final class HomeLogic {
            /// The state of Home.
            private(set) var state: HomeLogicState

            /// Shows the state; strong, it does not keep the Logic.
            private let presenter: any HomePresenterInterface
            /// Opens the places; strong, it holds the Logic weakly.
            private let navigator: any HomeNavigatorInterface

            init(
                greeting: String, presenter: any HomePresenterInterface, navigator: any HomeNavigatorInterface
            ) {
                state = HomeLogicState(note: greeting)
                self.presenter = presenter
                self.navigator = navigator
            }

            /// Shows the initial state.
            func start() {
                presenter.show(state.places)
                presenter.show(note: state.note)
            }

            /// Opens a place; its result becomes the note.
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
            /// Shows the note; weak, the scene's controller owns it.
            private weak let view: HomeView?
            /// Shows the places; weak, the scene's controller owns it.
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
        /// Passes taps on rows to the Logic.
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

        /// Opens the places.
        final class HomeNavigator: HomeNavigatorInterface {
            /// The scene's controller, whose navigation controller shows the next scene; weak, it owns the navigator.
            private weak let viewController: UIViewController?
            /// Makes the next scene; strong, it keeps no scene.
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

        /// A note above the list of places.
        final class HomeView: SceneView {
            /// The result of the last place; strong, it is a subview.
            let note = UILabel()
            /// The list of places; strong, it is a subview.
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
