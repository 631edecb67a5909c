import TestSupport

@testable import StageRuntime

/// The same program gives the same trace hash: run after run, side by side, in debug and release.
@Suite struct TypeaheadHashTests {
    private static let call = WorkerCall<[String]>(
        WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)),
        summary: { [.init("count", String($0.count))] })

    /// A screen's search field: it debounces, searches and cancels, as the demo does.
    private final class Typeahead {
        private let stage: Stage
        private let scope: TaskScope
        private var search: StageTask?
        private lazy var debouncer = Debouncer<String>(.milliseconds(300), on: scope) { [unowned self] text in
            start(text)
        }

        init(_ stage: Stage) {
            self.stage = stage
            scope = TaskScope("Search")
        }

        func type(_ text: String) {
            search?.cancel()
            debouncer.send(text)
        }

        private func start(_ text: String) {
            search = scope.start("search") { [stage, scope] in
                try await scope.both(
                    "log", { stage.trace.record("searching", .app, [.init("text", text)]) },
                    "search",
                    {
                        let found = try await stage.workers.perform(
                            call, [.init("text", text)], latency: .milliseconds(20 * Int64(text.utf8.count)),
                            offline: { [text, text + "s"] })
                        stage.trace.record("shown", .app, [.init("first", found[0])])
                    })
            }
        }

        func leave() { scope.end() }
    }

    private static func play() -> String {
        let stage = Stage()
        let screen = stage.run { Typeahead(stage) }
        for (text, pause) in [("s", 100), ("sw", 310), ("swi", 299), ("swif", 300), ("swift", 400), ("", 50)] {
            stage.run { screen.type(text) }
            stage.advance(by: .milliseconds(pause))
        }
        stage.run { screen.leave() }
        stage.advance(by: .seconds(1))
        let hash = stage.trace.hash.text
        stage.shutDown()
        return hash
    }

    private static let golden = "6d16f2d2f07ae0c2"

    @Test func `a thousand runs give one hash, the same in every build`() {
        let hashes = Set((0..<1000).map { _ in Self.play() })
        expect(hashes, is: [Self.golden])
    }

    @Test func `runs in four threads at once give that hash too`() async {
        let hashes = await onOwnThreads(4) { _ in Set((0..<250).map { _ in Self.play() }) }
        expect(hashes, is: Array(repeating: [Self.golden], count: 4))
    }
}
