/// The sources of a scene, a part a file.
///
/// What a scene has follows from its options: a value that is handed back, a table, a worker's items; without any of
/// them a number that a button counts up. Nothing is written that the scene does not use.
struct SceneTemplate {
    /// The scene's name.
    let name: PartName
    /// The act that it belongs to.
    let act: String
    /// What it hands back.
    let result: SceneOptions.Result?
    /// Whether its items are rows that can be chosen.
    let isList: Bool
    /// What it asks.
    let worker: PackageOutline.Worker?

    /// The name as types begin with it.
    var scene: String { name.type }
    /// Whether it counts.
    var counts: Bool { result == nil && !isList && worker == nil }
    /// Whether the row that was chosen is the value that is handed back.
    var handsRowBack: Bool { isList && result == .string }
    /// Whether a control of its own changes the value that is handed back.
    var hasValueControl: Bool { result != nil && !handsRowBack }
    /// Whether it has items to show.
    var hasItems: Bool { isList || worker != nil }
    /// Whether it stores what the user adds.
    var saves: Bool { worker?.kind == .store }
    /// The property of the state that holds the chosen row.
    var chosen: String { handsRowBack ? "value" : "chosen" }

    /// Returns the files, in the order in which a person would read them.
    func files(in folder: String) -> [PartPlan.File] {
        var files = [
            PartPlan.File("\(folder)/\(scene)VC.swift", controller),
            PartPlan.File("\(folder)/\(scene)Setup.swift", setup),
            PartPlan.File("\(folder)/\(scene)LogicState.swift", state),
            PartPlan.File("\(folder)/\(scene)Logic.swift", logic),
            PartPlan.File("\(folder)/\(scene)Presenter.swift", presenter),
            PartPlan.File("\(folder)/\(scene)Interactor.swift", interactor),
            PartPlan.File("\(folder)/\(scene)View.swift", view),
        ]
        if isList { files.append(PartPlan.File("\(folder)/\(scene)TableController.swift", table)) }
        return files
    }

    /// The types that the files declare.
    var types: [String] {
        ["VC", "Setup", "LogicState", "Logic", "Presenter", "Interactor", "View", "Navigator", "TableController"].map {
            scene + $0
        }
    }

    /// What scripts call its elements by.
    var identifiers: [String] {
        [
            counts ? "count" : nil, hasValueControl ? "value" : nil, isList ? "chosen" : nil, hasItems ? "items" : nil,
            worker == nil ? nil : "loading",
        ].compactMap(\.self)
    }

    /// The properties of its state.
    var stateKeys: [String] {
        [
            counts ? "count" : nil, result == nil ? nil : "value", isList && !handsRowBack ? "chosen" : nil,
            hasItems ? "items" : nil, worker == nil ? nil : "phase",
        ].compactMap(\.self)
    }

    /// A sentence about what it shows.
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

    // MARK: - What it is given, and what it knows

    private var setup: String {
        let items = """
                /// What the rows show, in their order.
                let items: [String]
            """
        let value = result.map { type in
            """
                /// The value to begin with\(handsRowBack ? ": the item that is chosen, empty for none" : "").
                let value: \(type.rawValue)
                /// Called once, when \(scene) has left for good, with what the value is then.
                let finished: (_ value: \(type.rawValue)) -> Void
            """
        }
        return """
            /// What \(scene) is given\(result == nil ? "; it has no result" : "").
            struct \(scene)Setup {
            \(SourceLayout.lines(
                "    /// What its bar says.\n    let title: String", isList && worker == nil ? items : nil, value))
            }

            """
    }

    private var state: String {
        let count = """
                /// How often the button was tapped.
                var count = 0
            """
        let value = result.map { type in
            """
                /// What is handed back\(handsRowBack ? ": the item that the user chose last, empty for none" : "").
                var value: \(type.rawValue)
            """
        }
        let items = """
                /// What is shown, in its order.
                var items: [String]\(worker == nil ? "" : " = []")
            """
        let chosen = """
                /// The item that the user chose last; empty for none.
                var chosen = ""
            """
        let properties = SourceLayout.lines(
            counts ? count : nil, value, hasItems ? items : nil, isList && !handsRowBack ? chosen : nil,
            worker == nil ? nil : "    var phase = Phase.loading")
        return """
            /// What \(scene) knows.
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
                /// What \(scene) is doing.
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

    // MARK: - Input

    private var interactor: String {
        let parameters = [
            "view: \(scene)View", isList ? "table: \(scene)TableController" : nil, "logic: \(scene)Logic",
            worker == nil ? nil : "tasks: TaskScope",
        ]
        let reloading = """
                /// Lets the first of several taps through; strong, it holds the Logic unowned.
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
            "/// Maps what the user does to the Logic.", "final class \(scene)Interactor {")
        return "import Rehearsal\n\n" + uses + "\n" + SourceLayout.members(worker == nil ? nil : reloading, initialiser)
            + "\n}\n"
    }
}
