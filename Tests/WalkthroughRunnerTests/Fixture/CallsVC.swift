import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// A button for each call, and a text that lists how they went.
final class CallsVC: StudioVC {
    struct State: Codable { var results = 0 }

    private(set) var state = State()
    override var inspectableState: (any Encodable)? { state }
    private lazy var results = label("", "results")
    private var task: StageTask?

    init() { super.init("Calls") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stage = Stage.current
        let gate = stage.workers
        let server = stage.object(StudioServer.self) { StudioServer() }
        add(
            results,
            button("Find") { [unowned self] in
                start("find") {
                    try await gate.perform(StudioCalls.find, [.init("text", "s")]) {
                        server.answered += 1
                        return ["answer \(server.answered)"]
                    }.joined(separator: ",")
                }
            },
            button("Load") { [unowned self] in
                start("load") {
                    try await gate.perform(StudioCalls.load) { () throws(WorkerFault) in
                        do {
                            return try stage.storage.read("session").map { String(decoding: $0, as: UTF8.self) }
                                ?? "none"
                        } catch { throw .io }
                    }
                }
            },
            button("Save") { [unowned self] in
                start("save") {
                    try await gate.perform(StudioCalls.save) { () throws(WorkerFault) in
                        do {
                            try stage.storage.write(Data("johnny".utf8), to: "session")
                            return true
                        } catch { throw .io }
                    } ? "saved" : "not saved"
                }
            },
            button("Locate") { [unowned self] in
                start("locate") { String(try await gate.perform(StudioCalls.locate) { 7 }) }
            },
            button("Cancel") { [unowned self] in task?.cancel() })
    }

    private func start(_ name: String, _ call: @escaping () async throws -> String) {
        task = tasks.start(name) { [weak self] in
            let text: String
            do {
                text = try await call()
            } catch let fault as WorkerFault {
                text = fault.description
            }
            guard let self else { return }
            state.results += 1
            results.text = (results.text.map { $0.isEmpty ? "" : $0 + "; " } ?? "") + "\(name): \(text)"
        }
    }
}
