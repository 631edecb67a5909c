extension SceneTemplate {
    /// Returns the unit test of the Logic: the whole state and the ordered calls after each input.
    func test(of module: String) -> String {
        SourceLayout.file(
            SourceLayout.lines("import RehearsalTesting", "import Testing"), "@testable import \(module)",
            SourceLayout.lines(
                "/// Tests the Logic of \(scene) with doubles, without a screen.",
                "@Suite struct \(scene)LogicTests {",
                SourceLayout.members(
                    counts ? counting : nil, worker == nil ? nil : loading, worker == nil ? nil : failing,
                    saves ? saving : nil, isList ? choosing : nil, result == nil ? nil : handing), "}"),
            fixture)
    }

    // MARK: - The tests

    private var counting: String {
        test(
            "each tap counts",
            step("send { $0.start() }", calls: [shown("count: ", "Count", "0")]),
            step("send { $0.increase() }", calls: [shown("count: ", "Count", "1")], changes: ["count = 1"]))
    }

    private var firstCalls: [String] {
        let value: String? =
            switch hasValueControl ? result : nil {
            case .bool: "false"
            case .int: "0"
            case .string: "\"\""
            case nil: nil
            }
        return [
            value.map { shown("value: ", "Value", $0) },
            isList && worker == nil ? shown("", "Items", "[\"A\", \"B\"]") : nil,
            isList ? shown("chosen: ", "Chosen", "\"\"") : nil,
        ].compactMap(\.self)
    }

    private var loading: String {
        test(
            "loaded items are shown",
            step("send { $0.start() }", calls: firstCalls + [phase("loading"), ".worker(.load)"]),
            step(
                "reply(to: test.worker.loadReplies, with: [\"A\", \"B\"])",
                calls: [shown("", "Items", "[\"A\", \"B\"]"), phase("ready")],
                changes: ["items = [\"A\", \"B\"]", "phase = .ready"]))
    }

    private var failing: String {
        test(
            "a failure is shown, and another try loads the items",
            unasserted("send { $0.start() }"),
            step(
                "fail(test.worker.loadReplies, with: .\(worker?.fault ?? ""))",
                calls: [phase("failed"), ".presenter(.showFailure)"], changes: ["phase = .failed"]),
            step(
                "perform { test.presenter.showFailureRetry?() }", calls: [phase("loading"), ".worker(.load)"],
                changes: ["phase = .loading"]),
            step(
                "reply(to: test.worker.loadReplies, with: [])", calls: [shown("", "Items", "[]"), phase("ready")],
                changes: ["phase = .ready"]))
    }

    private var saving: String {
        test(
            "an added item is shown after it was stored",
            unasserted("send { $0.start() }"),
            "            // No item is added before the items are loaded.",
            step("send { $0.add() }"),
            unasserted("reply(to: test.worker.loadReplies, with: [\"A\"])"),
            step(
                "send { $0.add() }", calls: [phase("saving"), ".worker(.save([\"A\", \"Item 2\"]))"],
                changes: ["phase = .saving"]),
            step(
                "reply(to: test.worker.saveReplies, with: ())",
                calls: [shown("", "Items", "[\"A\", \"Item 2\"]"), phase("ready")],
                changes: ["items = [\"A\", \"Item 2\"]", "phase = .ready"]),
            unasserted("send { $0.add() }"),
            step(
                "fail(test.worker.saveReplies, with: .\(worker?.fault ?? ""))",
                calls: [phase("ready"), ".presenter(.showNotSaved)"], changes: ["phase = .ready"]))
    }

    private var choosing: String {
        test(
            "the chosen item is stored in the state",
            step(
                "send { $0.choose(\"B\") }", calls: [shown("chosen: ", "Chosen", "\"B\"")],
                changes: ["\(chosen) = \"B\""]))
    }

    private var handing: String {
        let (input, value, calls): (String, String, [String]) =
            switch result {
            case .bool: ("change(to: true)", "true", [])
            case .int: ("change(to: 7)", "7", [shown("value: ", "Value", "7")])
            case .string where handsRowBack: ("choose(\"B\")", "\"B\"", [shown("chosen: ", "Chosen", "\"B\"")])
            case .string: ("change(to: \"B\")", "\"B\"", [])
            case nil: ("", "", [])
            }
        return test(
            "the value is handed back once",
            step("send { $0.\(input) }", calls: calls, changes: ["value = \(value)"]),
            step("send { $0.leftForGood() }", calls: [".finished(\(value))"]),
            step("send { $0.leftForGood() }"))
    }

    private func test(_ title: String, _ steps: String...) -> String {
        SourceLayout.lines(
            "    @Test func `\(title)`() {", "        \(scene)Test.run { test in", steps.joined(separator: "\n"),
            "        }", "    }")
    }

    // MARK: - Steps

    /// Returns the call of the presenter that shows something, as its double records it.
    private func shown(_ label: String, _ name: String, _ value: String) -> String {
        let shows = [counts, hasValueControl, hasItems, isList, worker != nil].filter(\.self).count
        return ".presenter(.show" + (shows > 1 ? name + "(" : "(" + label) + value + "))"
    }

    private func phase(_ name: String) -> String { shown("", "Phase", "." + name) }

    /// Returns a step of a test with all that it leads to.
    private func step(_ input: String, calls: [String] = [], changes: [String] = []) -> String {
        LogicStep(input: input, calls: calls, changes: changes).text
    }

    private func unasserted(_ input: String) -> String {
        "            test.logic.\(input).expect(exhaustivity: .off)"
    }

    // MARK: - What the tests share

    private var fixture: String {
        let presenter = DoubleTemplate.name(of: scene + "Presenter")
        let workerDouble = worker.map { DoubleTemplate.name(of: $0.name + "Worker") }
        let value: String? =
            switch result {
            case .bool: "value: false"
            case .int: "value: 0"
            case .string: "value: \"\""
            case nil: nil
            }
        let given = [
            "title: \"\"", isList && worker == nil ? "items: [\"A\", \"B\"]" : nil, value,
            result == nil ? nil : "finished: { log.add(.finished($0)) }",
        ].compactMap(\.self).joined(separator: ", ")
        let made = SourceLayout.call(
            "let logic = \(scene)Logic",
            [
                logicTakesSetup ? "setup: setup" : nil, worker == nil ? nil : "worker: worker", "presenter: presenter",
                worker == nil ? nil : "tasks: tester.stage.tasks",
            ], ")", indent: 12)
        let passed = "presenter: presenter" + (worker == nil ? "" : ", worker: worker")
        return SourceLayout.lines(
            "/// What a test of the Logic needs: its tester, and its doubles.",
            "private struct \(scene)Test {",
            "    /// A call of the Logic.",
            "    enum Call: Equatable {",
            "        case presenter(\(presenter).Call)",
            workerDouble.map { "        case worker(\($0).Call)" },
            result.map { "        case finished(\($0.rawValue))" },
            "    }\n",
            "    let logic: LogicTester<\(scene)Logic, \(scene)LogicState, Call>",
            "    let presenter: \(presenter)",
            workerDouble.map { "    let worker: \($0)" },
            "\n    /// Performs a test of a Logic that has just been made.",
            "    static func run(_ body: (\(scene)Test) -> Void) {",
            "        StageTester.run { tester in",
            "            let log = CallLog<Call>()",
            "            let presenter = \(presenter) { log.add(.presenter($0)) }",
            workerDouble.map { "            let worker = \($0)(on: tester) { log.add(.worker($0)) }" },
            logicTakesSetup
                ? SourceLayout.assignment("let setup", "\(scene)Setup(\(given))", indent: 12) : nil,
            made,
            "            let tested = LogicTester(logic, on: tester, log: log) { $0.state }",
            "            body(\(scene)Test(logic: tested, \(passed)))",
            "        }", "    }", "}")
    }
}

/// A step of a generated test, which asserts all that an input has led to.
struct LogicStep {
    /// The call of the tester: `send { $0.start() }`.
    let input: String
    let calls: [String]
    /// The assignments to properties of the state.
    let changes: [String]

    /// The source, in the layout of the formatter.
    var text: String {
        let head = "            test.logic." + input
        if changes.count == 1 {
            let line = head + ".expect" + (calls.isEmpty ? "" : "(calls: [\(calls.joined(separator: ", "))])")
            let whole = line + " { $0." + changes[0] + " }"
            if whole.count <= SourceLayout.columns { return whole }
        }
        let arguments = calls.isEmpty ? (changes.isEmpty ? "()" : "") : "(calls: [\(calls.joined(separator: ", "))])"
        let opening = changes.isEmpty ? "" : " {"
        if (head + ".expect" + arguments + opening).count <= SourceLayout.columns {
            return head + ".expect" + arguments + opening + block(indent: 12)
        }
        if ("                .expect" + arguments + opening).count <= SourceLayout.columns {
            return head + "\n                .expect" + arguments + opening + block(indent: 16)
        }
        let list = calls.map { "                        \($0),\n" }.joined()
        return head + "\n                .expect(\n                    calls: [\n" + list + "                    ])"
            + opening
            + block(indent: 16)
    }

    private func block(indent: Int) -> String {
        guard !changes.isEmpty else { return "" }
        let margin = String(repeating: " ", count: indent)
        return "\n" + changes.map { margin + "    $0." + $0 + "\n" }.joined() + margin + "}"
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
