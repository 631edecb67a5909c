extension SceneTemplate {
    /// The source of the Logic and of the Presenter's protocol.
    var logic: String {
        SourceLayout.file(
            worker == nil ? nil : "import Rehearsal", presenterInterface,
            SourceLayout.lines(
                "/// \(logicSummary)", "final class \(scene)Logic {",
                SourceLayout.members(properties, initialiser, start, useCases, work), "}"))
    }

    private var logicSummary: String {
        if counts { return "Counts." }
        let loads = saves ? "Loads items, adds to them and keeps them" : "Loads items"
        let texts = [
            worker == nil ? nil : loads, isList ? "remembers which item was chosen" : nil,
            result == nil ? nil : "hands a value back",
        ].compactMap(\.self)
        let text =
            texts.count == 1 ? texts.joined() : texts.dropLast().joined(separator: ", ") + ", and " + (texts.last ?? "")
        return text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    private var presenterInterface: String {
        SourceLayout.lines(
            "/// Shows the state; the Presenter implements it for the Logic.",
            "protocol \(scene)PresenterInterface: AnyObject {",
            counts ? "    func show(count: Int)" : nil,
            hasValueControl ? result.map { "    func show(value: \($0.rawValue))" } : nil,
            hasItems ? "    func show(_ items: [String])" : nil,
            isList ? "    func show(chosen: String)" : nil,
            worker == nil ? nil : "    func show(_ phase: \(scene)LogicState.Phase)",
            worker == nil ? nil : "    func showFailure(retry: @escaping () -> Void)",
            saves ? "    func showNotSaved()" : nil, "}")
    }

    // MARK: - What it holds

    private var properties: String {
        SourceLayout.members(
            "    /// The state of \(scene).\n    private(set) var state: \(scene)LogicState",
            SourceLayout.lines(
                result.map {
                    """
                        /// Called once with the result; nil after that.
                        private var finished: ((_ value: \($0.rawValue)) -> Void)?
                    """
                },
                worker.map {
                    """
                        /// Loads the items; strong, the container shares it.
                        private let worker: any \($0.name)Worker
                    """
                },
                """
                    /// Shows the state; strong, it does not keep the Logic.
                    private let presenter: any \(scene)PresenterInterface
                """,
                worker == nil
                    ? nil
                    : """
                        /// The scene's tasks; strong, they end with the scene.
                        private let tasks: TaskScope
                        /// The current call; strong until it ends.
                        private var work: StageTask?
                    """))
    }

    var logicTakesSetup: Bool { result != nil || (isList && worker == nil) }

    private var initialiser: String {
        let parameters = [
            logicTakesSetup ? "setup: \(scene)Setup" : nil, worker.map { "worker: any \($0.name)Worker" },
            "presenter: any \(scene)PresenterInterface", worker == nil ? nil : "tasks: TaskScope",
        ]
        let arguments = [
            result == nil ? nil : "value: setup.value", isList && worker == nil ? "items: setup.items" : nil,
        ].compactMap(\.self)
        return SourceLayout.lines(
            SourceLayout.signature("init", parameters, ") {"),
            "        state = \(scene)LogicState(\(arguments.joined(separator: ", ")))",
            result == nil ? nil : "        finished = setup.finished",
            worker == nil ? nil : "        self.worker = worker",
            "        self.presenter = presenter",
            worker == nil ? nil : "        self.tasks = tasks",
            "    }")
    }

    // MARK: - What it does

    private var start: String {
        SourceLayout.lines(
            "    /// Shows the initial state\(worker == nil ? "" : ", and loads the items").",
            "    func start() {",
            counts ? "        presenter.show(count: state.count)" : nil,
            hasValueControl ? "        presenter.show(value: state.value)" : nil,
            isList && worker == nil ? "        presenter.show(state.items)" : nil,
            isList ? "        presenter.show(chosen: state.\(chosen))" : nil,
            worker == nil ? nil : "        load()", "    }")
    }

    private var useCases: String {
        let increase = """
                /// Counts a tap.
                func increase() {
                    state.count += 1
                    presenter.show(count: state.count)
                }
            """
        let choose = """
                /// Stores the item that the user chose.
                func choose(_ item: String) {
                    state.\(chosen) = item
                    presenter.show(chosen: item)
                }
            """
        let change = result.map { type in
            // A control shows its new value itself; only the label of a number needs an update.
            SourceLayout.lines(
                "    /// Stores the value that the user has set.",
                "    func change(to value: \(type.rawValue)) {",
                "        state.value = value",
                type == .int ? "        presenter.show(value: value)" : nil, "    }")
        }
        let leave = """
                /// Hands the result back; called when \(scene) has left for good.
                func leftForGood() {
                    finished?(state.value)
                    finished = nil
                }
            """
        return SourceLayout.members(
            counts ? increase : nil, worker == nil ? nil : load, saves ? add : nil, isList ? choose : nil,
            hasValueControl ? change : nil, result == nil ? nil : leave)
    }

    private var load: String {
        """
            /// Loads the items; a call that is still running is cancelled.
            func load() {
                work?.cancel()
                show(.loading)
                work = tasks.start("load") { await self.loadItems() }
            }
        """
    }

    private var add: String {
        """
            /// Adds an item and stores all items; does nothing while another call is running.
            func add() {
                guard state.phase == .ready else { return }
                show(.saving)
                let items = state.items + ["Item \\(state.items.count + 1)"]
                work = tasks.start("save") { await self.save(items) }
            }
        """
    }

    private var work: String? {
        guard let worker else { return nil }
        let loading = """
                private func loadItems() async {
                    do throws(\(worker.name)Error) {
                        let items = try await worker.load()
                        guard !Task.isCancelled else { return }
                        show(items)
                    } catch {
                        guard error != .cancelled, !Task.isCancelled else { return }
                        show(.failed)
                        presenter.showFailure { [weak self] in self?.load() }
                    }
                }
            """
        let saving = """
                private func save(_ items: [String]) async {
                    do throws(\(worker.name)Error) {
                        try await worker.save(items)
                        guard !Task.isCancelled else { return }
                        show(items)
                    } catch {
                        guard error != .cancelled, !Task.isCancelled else { return }
                        show(.ready)
                        presenter.showNotSaved()
                    }
                }
            """
        let showing = """
                private func show(_ items: [String]) {
                    state.items = items
                    presenter.show(items)
                    show(.ready)
                }

                private func show(_ phase: \(scene)LogicState.Phase) {
                    state.phase = phase
                    presenter.show(phase)
                }
            """
        return SourceLayout.members(loading, saves ? saving : nil, showing)
    }
}
