extension SceneTemplate {
    /// Returns the unit test of the Logic: the whole state and the ordered calls after each input.
    func test(of module: String) -> String {
        SourceLayout.file(
            SourceLayout.lines("import Rehearsal", "import Testing"), "@testable import \(module)",
            SourceLayout.lines(
                "/// Tests the Logic of \(scene) with doubles, without a screen.",
                "@Suite struct \(scene)LogicTests {",
                SourceLayout.members(
                    counts ? counting : nil, worker == nil ? nil : loading, worker == nil ? nil : failing,
                    saves ? saving : nil, isList ? choosing : nil, result == nil ? nil : handing, make), "}"),
            spy, stub)
    }

    // MARK: - The tests

    private var counting: String {
        """
            @Test func `each tap counts`() {
                let presenter = PresenterSpy()
                let logic = \(scene)Logic(presenter: presenter)
                logic.start()
                logic.increase()
                #expect(logic.state == \(scene)LogicState(count: 1))
                #expect(presenter.calls == ["count 0", "count 1"])
            }
        """
    }

    /// The first calls of the presenter, as the spy records them.
    private var firstCalls: [String] {
        let value: String? =
            switch hasValueControl ? result : nil {
            case .bool: "value false"
            case .int: "value 0"
            case .string: "value "
            case nil: nil
            }
        return [value, isList && worker == nil ? "items A, B" : nil, isList ? "chosen " : nil].compactMap(\.self)
    }

    private var loading: String {
        """
            @Test func `loaded items are shown`() {
                let stage = Stage()
                stage.run {
                    let presenter = PresenterSpy()
                    let logic = makeLogic([.success(["A", "B"])], presenter, on: stage)
                    logic.start()
                    stage.settle()
                    #expect(logic.state.items == ["A", "B"] && logic.state.phase == .ready)
        \(expectation(firstCalls + ["loading", "items A, B", "ready"]))
                }
                stage.shutDown()
            }
        """
    }

    private var failing: String {
        """
            @Test func `a failure is shown, and another try loads the items`() {
                let stage = Stage()
                stage.run {
                    let presenter = PresenterSpy()
                    let logic = makeLogic([.failure(.\(worker?.fault ?? "")), .success([])], presenter, on: stage)
                    logic.start()
                    stage.settle()
                    #expect(logic.state.phase == .failed)
                    presenter.retry()
                    stage.settle()
        \(expectation(firstCalls + ["loading", "failed", "failure", "loading", "items ", "ready"]))
                }
                stage.shutDown()
            }
        """
    }

    private var saving: String {
        """
            @Test func `an added item is shown after it was stored`() {
                let stage = Stage()
                stage.run {
                    let worker = WorkerStub([.success(["A"])])
                    let logic = makeLogic(worker, PresenterSpy(), on: stage)
                    logic.start()
                    logic.add()
                    stage.settle()
                    #expect(logic.state.items == ["A"], "no item is added before the items are loaded")
                    logic.add()
                    stage.settle()
                    #expect(logic.state.items == ["A", "Item 2"] && worker.saved == ["A", "Item 2"])
                    worker.savingFails = true
                    logic.add()
                    stage.settle()
                    #expect(logic.state.items == ["A", "Item 2"] && logic.state.phase == .ready)
                }
                stage.shutDown()
            }
        """
    }

    private var choosing: String {
        let made = worker == nil ? "makeLogic(presenter)" : "makeLogic([], presenter, on: stage)"
        return onStage(
            "the chosen item is stored in the state",
            """
            let presenter = PresenterSpy()
            let logic = \(made)
            logic.choose("B")
            #expect(logic.state.\(chosen) == "B")
            #expect(presenter.calls == ["chosen B"])
            """)
    }

    private var handing: String {
        let (change, value): (String, String) =
            switch result {
            case .bool: ("logic.change(to: true)", "true")
            case .int: ("logic.change(to: 7)", "7")
            case .string: (handsRowBack ? "logic.choose(\"B\")" : "logic.change(to: \"B\")", "\"B\"")
            case nil: ("", "")
            }
        let made =
            worker == nil
            ? "makeLogic(PresenterSpy()) { results.append($0) }"
            : "makeLogic([], PresenterSpy(), on: stage) { results.append($0) }"
        return onStage(
            "the value is handed back once",
            """
            var results: [\(result?.rawValue ?? "")] = []
            let logic = \(made)
            \(change)
            logic.leftForGood()
            logic.leftForGood()
            #expect(results == [\(value)])
            """)
    }

    /// Returns a test; its body runs on a stage if the Logic needs one.
    private func onStage(_ title: String, _ body: String) -> String {
        let needsStage = worker != nil
        let margin = String(repeating: " ", count: needsStage ? 12 : 8)
        let lines = body.split(separator: "\n").map { margin + $0 }.joined(separator: "\n")
        return SourceLayout.lines(
            "    @Test func `\(title)`() {",
            needsStage ? "        let stage = Stage()\n        stage.run {" : nil, lines,
            needsStage ? "        }\n        stage.shutDown()" : nil, "    }")
    }

    private func expectation(_ calls: [String]) -> String {
        let list = calls.map { "\"\($0)\"" }.joined(separator: ", ")
        let line = "            #expect(presenter.calls == [\(list)])"
        guard line.count > 120 else { return line }
        return """
                        #expect(
                            presenter.calls == [
                                \(list),
                            ])
            """
    }

    // MARK: - Helpers of the tests

    private var make: String? {
        guard !counts else { return nil }
        let value: String? =
            switch result {
            case .bool: "value: false"
            case .int: "value: 0"
            case .string: "value: \"\""
            case nil: nil
            }
        let given = [
            "title: \"\"", isList && worker == nil ? "items: [\"A\", \"B\"]" : nil, value,
            result == nil ? nil : "finished: finished",
        ].compactMap(\.self).joined(separator: ", ")
        let finished = result.map { "finished: @escaping (\($0.rawValue)) -> Void = { _ in }" }
        guard let worker else {
            return SourceLayout.lines(
                SourceLayout.signature(
                    "private func makeLogic", ["_ presenter: PresenterSpy", finished], ") -> \(scene)Logic {"),
                SourceLayout.call(
                    "\(scene)Logic", ["setup: \(scene)Setup(\(given))", "presenter: presenter"], ")", indent: 8),
                "    }")
        }
        let made = SourceLayout.call(
            "\(scene)Logic",
            [
                logicTakesSetup ? "setup: \(scene)Setup(\(given))" : nil, "worker: worker", "presenter: presenter",
                "tasks: stage.tasks",
            ], ")", indent: 8)
        let answers = "_ answers: [Result<[String], \(worker.name)Error>]"
        let passed = result == nil ? nil : "finished: finished"
        return SourceLayout.members(
            SourceLayout.lines(
                SourceLayout.signature(
                    "private func makeLogic", [answers, "_ presenter: PresenterSpy", "on stage: Stage", finished],
                    ") -> \(scene)Logic {"),
                SourceLayout.call(
                    "makeLogic", ["WorkerStub(answers)", "presenter", "on: stage", passed], ")", indent: 8), "    }"),
            SourceLayout.lines(
                SourceLayout.signature(
                    "private func makeLogic",
                    ["_ worker: WorkerStub", "_ presenter: PresenterSpy", "on stage: Stage", finished],
                    ") -> \(scene)Logic {"), made, "    }"))
    }

    // MARK: - Doubles

    private var spy: String {
        let phase = "    func show(_ phase: \(scene)LogicState.Phase) { calls.append(phase.rawValue) }"
        let failure = """
                func showFailure(retry: @escaping () -> Void) {
                    calls.append("failure")
                    self.retry = retry
                }
            """
        return SourceLayout.lines(
            "/// Records its calls, in order.",
            "private final class PresenterSpy: \(scene)PresenterInterface {",
            SourceLayout.members(
                SourceLayout.lines(
                    "    private(set) var calls: [String] = []",
                    worker == nil
                        ? nil : "    /// The action of \"Try again\".\n    private(set) var retry: () -> Void = {}"),
                counts ? "    func show(count: Int) { calls.append(\"count \\(count)\") }" : nil,
                hasValueControl
                    ? result.map { "    func show(value: \($0.rawValue)) { calls.append(\"value \\(value)\") }" } : nil,
                hasItems
                    ? "    func show(_ items: [String]) { calls.append(\"items \" + items.joined(separator: \", \")) }"
                    : nil,
                isList ? "    func show(chosen: String) { calls.append(\"chosen \" + chosen) }" : nil,
                worker == nil ? nil : phase, worker == nil ? nil : failure,
                saves ? "    func showNotSaved() { calls.append(\"not saved\") }" : nil), "}")
    }

    private var stub: String? {
        guard let worker else { return nil }
        let save = """
                func save(_ items: [String]) async throws(\(worker.name)Error) {
                    if savingFails { throw .\(worker.fault) }
                    saved = items
                }
            """
        return SourceLayout.lines(
            "/// Returns the given answers in order; one call too many fails the test.",
            "private final class WorkerStub: \(worker.name)Worker {",
            SourceLayout.members(
                SourceLayout.lines(
                    "    private var answers: [Result<[String], \(worker.name)Error>]",
                    saves
                        ? """
                            /// The items that were stored last.
                            private(set) var saved: [String] = []
                            /// Whether storing fails.
                            var savingFails = false
                        """ : nil),
                """
                    init(_ answers: [Result<[String], \(worker.name)Error>]) {
                        self.answers = answers
                    }

                    func load() async throws(\(worker.name)Error) -> [String] {
                        guard !answers.isEmpty else {
                            Issue.record("unexpected call of load()")
                            return []
                        }
                        return try answers.removeFirst().get()
                    }
                """,
                saves ? save : nil), "}")
    }
}

extension PackageOutline.Worker {
    /// The case of its error for a failure that is no cancellation.
    var fault: String {
        switch kind {
        case .network: "server"
        case .store: "storage"
        case .device: "device"
        }
    }
}
