/// The sources of a scene, one file for each part.
///
/// The options decide what the scene has: a value that it hands back, a table, or a worker's items. Without options, it
/// has a button that counts taps. The sources contain only what the scene uses.
struct SceneTemplate {
    let name: PartName
    let act: String
    /// The type of the value that it hands back; nil for none.
    let result: SceneOptions.Result?
    /// Whether its items are the rows of a table.
    let isList: Bool
    /// The worker that loads its items; nil for none.
    let worker: PackageOutline.Worker?

    var scene: String { name.type }
    /// Whether it counts taps, because it has no options.
    var counts: Bool { result == nil && !isList && worker == nil }
    var handsRowBack: Bool { isList && result == .string }
    /// Whether the user changes the value with a control.
    var hasValueControl: Bool { result != nil && !handsRowBack }
    var hasItems: Bool { isList || worker != nil }
    /// Whether the user can add items, which are stored.
    var saves: Bool { worker?.kind == .store }
    /// The property of the state that holds the chosen row.
    var chosen: String { handsRowBack ? "value" : "chosen" }

    /// Returns the files in a folder, in reading order.
    func files(in folder: String) -> [PartPlan.File] {
        var files = [
            PartPlan.File("\(folder)/\(scene)VC.swift", controller),
            PartPlan.File("\(folder)/\(scene)Setup.swift", setup),
            PartPlan.File("\(folder)/\(scene)LogicState.swift", state),
            PartPlan.File("\(folder)/\(scene)Logic.swift", logic),
            PartPlan.File("\(folder)/\(scene)Presenter.swift", presenter),
            PartPlan.File("\(folder)/\(scene)Interactor.swift", interactor),
            PartPlan.File("\(folder)/\(scene)Navigator.swift", navigator),
            PartPlan.File("\(folder)/\(scene)View.swift", view),
        ]
        if isList { files.append(PartPlan.File("\(folder)/\(scene)TableController.swift", table)) }
        return files
    }

    /// The names of the types that the files declare.
    var types: [String] {
        ["VC", "Setup", "LogicState", "Logic", "Presenter", "Interactor", "View", "Navigator", "TableController"].map {
            scene + $0
        }
    }

    /// The accessibility identifiers of its elements.
    var identifiers: [String] {
        [
            counts ? "count" : nil, hasValueControl ? "value" : nil, isList ? "chosen" : nil, hasItems ? "items" : nil,
            worker == nil ? nil : "loading",
        ].compactMap(\.self)
    }

    var stateKeys: [String] {
        [
            counts ? "count" : nil, result == nil ? nil : "value", isList && !handsRowBack ? "chosen" : nil,
            hasItems ? "items" : nil, worker == nil ? nil : "phase",
        ].compactMap(\.self)
    }

    /// A short description of what it shows, without a full stop.
    var summary: String {
        let shown =
            isList
            ? worker == nil ? "A list of items" : "The items of \(worker?.name ?? ""), a row each"
            : worker.map { "The items of \($0.name)" }
        let value = hasValueControl ? "a value to change" : nil
        if counts { return "A number, and a button that counts it up" }
        let text = [shown, value].compactMap(\.self).joined(separator: ", and ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    // MARK: - Input and state

    private var setup: String {
        let items = """
                /// The texts of the rows, from top to bottom.
                let items: [String]
            """
        let value = result.map { type in
            """
                /// The initial value\(handsRowBack ? ": the chosen item, empty for none" : "").
                let value: \(type.rawValue)
                /// Called once with the final value, when \(scene) has left for good.
                var finished: (_ value: \(type.rawValue)) -> Void
            """
        }
        return """
            /// The input of \(scene)\(result == nil ? "; it has no result" : "").
            struct \(scene)Setup {
            \(SourceLayout.lines(
                "    /// The title in the navigation bar.\n    let title: String",
                isList && worker == nil ? items : nil, value))
            }

            """
    }

    private var state: String {
        let count = """
                /// The number of taps on the button.
                var count = 0
            """
        let value = result.map { type in
            """
                /// The value to hand back\(handsRowBack ? ": the item that was chosen last, empty for none" : "").
                var value: \(type.rawValue)
            """
        }
        let items = """
                /// The items, in the order in which they are shown.
                var items: [String]\(worker == nil ? "" : " = []")
            """
        let chosen = """
                /// The item that was chosen last; empty for none.
                var chosen = ""
            """
        let properties = SourceLayout.lines(
            counts ? count : nil, value, hasItems ? items : nil, isList && !handsRowBack ? chosen : nil,
            worker == nil ? nil : "    var phase = Phase.loading")
        return """
            /// The state of \(scene).
            struct \(scene)LogicState: Equatable, Codable {
            \(SourceLayout.members(worker == nil ? nil : phases, properties))
            }

            """
    }

    private var phases: String {
        let saving = """
                    /// An item that the user added is being stored.
                    case saving
            """
        return SourceLayout.lines(
            """
                /// What \(scene) does at the moment.
                enum Phase: String, Codable {
                    case loading
                    case ready
            """,
            saves ? saving : nil,
            """
                    /// The items could not be loaded.
                    case failed
                }
            """)
    }

    /// The code that makes the input of an app's first scene, whose result nobody needs.
    var firstSetup: String {
        let items = isList && worker == nil ? #"items: ["First", "Second", "Third"]"# : nil
        let value: String? =
            switch result {
            case .bool: "value: false"
            case .int: "value: 0"
            case .string: "value: \"\""
            case nil: nil
            }
        return SourceLayout.call(
            "let setup = \(scene)Setup", ["title: \"\(name.title)\"", items, value],
            value == nil ? ")" : ") { _ in }", indent: 8)
    }

    // MARK: - Interactor

    private var interactor: String {
        let parameters = [
            "view: \(scene)View", isList ? "table: \(scene)TableController" : nil, "logic: \(scene)Logic",
            worker == nil ? nil : "tasks: TaskScope",
        ]
        let reloading = """
                /// Ignores further taps for a second; strong, it holds the Logic unowned.
                private let reloading: Throttler<Void>
            """
        func action(_ control: String, _ event: String, _ call: String) -> String {
            """
                    view.\(control).addAction(UIAction { [unowned logic] _ in logic.\(call) }, for: .\(event))
            """
        }
        func change(_ event: String, _ value: String) -> String {
            """
                    view.value.addAction(
                        UIAction { [unowned view, unowned logic] _ in
                            logic.change(to: \(value))
                        }, for: .\(event))
            """
        }
        let value: String? =
            switch hasValueControl ? result : nil {
            case .bool: change("valueChanged", "view.value.isOn")
            case .int: change("valueChanged", "Int(view.value.value)")
            case .string: change("editingChanged", "view.value.text ?? \"\"")
            case nil: nil
            }
        let reload = """
                    reloading = Throttler(.seconds(1), on: tasks) { [unowned logic] in logic.load() }
                    view.reload.addAction(UIAction { [unowned self] _ in reloading.send() }, for: .touchUpInside)
            """
        let initialiser = SourceLayout.lines(
            SourceLayout.signature("init", parameters, ") {"),
            worker == nil ? nil : reload,
            counts ? action("button", "touchUpInside", "increase()") : nil,
            value,
            saves ? action("add", "touchUpInside", "add()") : nil,
            isList ? "        table.selected = { [unowned logic] item in logic.choose(item) }" : nil,
            "    }")
        let uses = SourceLayout.lines(
            "/// Passes the user's actions to the Logic.", "final class \(scene)Interactor {")
        return "import Rehearsal\n\n" + uses + "\n" + SourceLayout.members(worker == nil ? nil : reloading, initialiser)
            + "\n}\n"
    }
}
