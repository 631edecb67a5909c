extension SceneTemplate {
    /// The source of the controller, which owns the parts.
    var controller: String {
        let logicArguments = [
            logicTakesSetup ? "setup: setup" : nil,
            worker.map { "worker: container.\(PartName.property(of: $0.name))" },
            "presenter: presenter", worker == nil ? nil : "tasks: tasks",
        ]
        let parts = SourceLayout.lines(
            """
                /// The container of \(act); strong, the scene keeps it.
                private let container: any \(act)DCInterface
                /// The scene's input.
                private \(result == nil ? "let" : "var") setup: \(scene)Setup
                /// The parts of the scene; strong, only this controller owns them.
                private let sceneView = \(scene)View()
                private let navigator = \(scene)Navigator()
            """,
            isList ? "    private lazy var table = \(scene)TableController(table: sceneView.table)" : nil,
            SourceLayout.call("private lazy var presenter = \(scene)Presenter", presenterArguments, ")", indent: 4),
            SourceLayout.call("private lazy var logic = \(scene)Logic", logicArguments, ")", indent: 4),
            SourceLayout.call("private lazy var interactor = \(scene)Interactor", interactorArguments, ")", indent: 4))
        let tracked = [isList ? "table" : nil, "presenter", "navigator", "logic", "interactor"].compactMap(\.self)
        let due = result == nil ? "" : "\n        self.setup.finished = result(setup.finished)"
        let leaving = """
                override func didLeaveForGood() {
                    super.didLeaveForGood()
                    logic.leftForGood()
                }
            """
        return """
            import Rehearsal

            /// \(summary); the controller owns all parts.
            final class \(scene)VC: SceneController {
            \(SourceLayout.members(
                """
                    override var screenName: String? { "\(scene)" }
                    override var inspectableState: (any Encodable)? { logic.state }
                """,
                parts,
                """
                    init(container: any \(act)DCInterface, setup: \(scene)Setup) {
                        self.container = container
                        self.setup = setup
                        super.init()
                        title = setup.title\(due)
                    }

                    override func loadView() { view = sceneView }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        track(\(tracked.joined(separator: ", ")))
                        logic.start()
                    }
                """,
                result == nil ? nil : leaving))
            }

            """
    }

    var navigator: String {
        """
        /// Opens no scene: the user leaves \(scene) by Back.
        final class \(scene)Navigator {}

        """
    }

    private var presenterArguments: [String?] {
        ["view: sceneView", isList ? "table: table" : nil, worker == nil ? nil : "viewController: self"]
    }

    private var interactorArguments: [String?] {
        ["view: sceneView", isList ? "table: table" : nil, "logic: logic", worker == nil ? nil : "tasks: tasks"]
    }

    // MARK: - The view

    var view: String {
        let label = { (doc: String, name: String) in
            "    /// \(doc); strong, it is a subview.\n    let \(name) = UILabel()"
        }
        let button = { (doc: String, name: String) in
            "    /// \(doc); strong, it is a subview.\n    let \(name) = UIButton(type: .system)"
        }
        let properties = SourceLayout.lines(
            counts ? label("How often the button was tapped", "count") : nil,
            counts ? button("Counts", "button") : nil,
            valueProperties,
            isList ? label("The item that was chosen", "chosen") : nil,
            worker == nil ? nil : button("Loads the items again", "reload"),
            saves ? button("Adds an item", "add") : nil,
            worker == nil
                ? nil
                : "    /// Turns while a call is running; strong, it is a subview.\n"
                    + "    let loading = UIActivityIndicatorView()",
            hasItems && !isList ? label("The items", "items") : nil,
            isList ? "    /// The items; strong, it is a subview.\n    let table = UITableView()" : nil)
        let makes = SourceLayout.lines(
            counts ? labelled("count") : nil,
            counts ? titled("button", "Count") : nil,
            valueMaking,
            isList ? labelled("chosen") : nil,
            worker == nil ? nil : titled("reload", "Reload"),
            saves ? titled("add", "Add") : nil,
            worker == nil ? nil : "        loading.accessibilityIdentifier = \"loading\"",
            hasItems && !isList ? labelled("items") : nil,
            isList ? "        table.accessibilityIdentifier = \"items\"" : nil)
        let views = [
            counts ? "count" : nil, counts ? "button" : nil, valueViews, isList ? "chosen" : nil,
            worker == nil ? nil : "reload", saves ? "add" : nil, worker == nil ? nil : "loading",
            hasItems && !isList ? "items" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        return """
            import Rehearsal

            /// \(summary).
            final class \(scene)View: SceneView {
            \(properties)

                override init(frame: CGRect) {
                    super.init(frame: frame)
            \(makes)
                    \(isList ? "addColumn([\(views)], above: table)" : "addScrollingColumn([\(views)])")
                }
            }

            """
    }

    private func labelled(_ name: String) -> String {
        """
                \(name).numberOfLines = 0
                \(name).accessibilityIdentifier = "\(name)"
        """
    }

    private func titled(_ name: String, _ title: String) -> String {
        """
                \(name).setTitle("\(title)", for: .normal)
                \(name).titleLabel?.numberOfLines = 0
        """
    }

    /// The control of the value, and for a number also a label.
    private var valueProperties: String? {
        switch hasValueControl ? result : nil {
        case .bool: "    /// The value; strong, it is a subview.\n    let value = UISwitch()"
        case .int:
            """
                /// The value as text; strong, it is a subview.
                let number = UILabel()
                /// The value; strong, it is a subview.
                let value = UIStepper()
            """
        case .string: "    /// The value; strong, it is a subview.\n    let value = UITextField()"
        case nil: nil
        }
    }

    private var valueMaking: String? {
        switch hasValueControl ? result : nil {
        case .bool:
            """
                    let caption = UILabel()
                    caption.text = "Value"
                    caption.numberOfLines = 0
                    caption.isAccessibilityElement = false
                    value.accessibilityLabel = "Value"
                    value.accessibilityIdentifier = "value"
                    let line = UIStackView(arrangedSubviews: [caption, value])
                    line.spacing = 16
                    line.alignment = .center
            """
        case .int:
            """
                    number.numberOfLines = 0
                    value.accessibilityLabel = "Value"
                    value.accessibilityIdentifier = "value"
                    let line = UIStackView(arrangedSubviews: [number, value])
                    line.spacing = 16
                    line.alignment = .center
            """
        case .string:
            """
                    value.placeholder = "Value"
                    value.borderStyle = .roundedRect
                    value.accessibilityIdentifier = "value"
            """
        case nil: nil
        }
    }

    private var valueViews: String? {
        switch hasValueControl ? result : nil {
        case .bool, .int: "line"
        case .string: "value"
        case nil: nil
        }
    }
}
