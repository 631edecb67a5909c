extension WorkerTemplate {
    /// Returns the unit test of the worker.
    func test(of module: String) -> String {
        SourceLayout.file(
            SourceLayout.lines("import Rehearsal", "import Testing"), "@testable import \(module)",
            SourceLayout.lines(
                "/// Tests the worker on a stage of its own.",
                "@Suite struct \(worker)WorkerTests {",
                SourceLayout.members(
                    isStore ? stores : loads, isStore ? damaged : nil, options.isLive ? unreachable : nil, faults,
                    result),
                "}"))
    }

    private var fault: String { PackageOutline.Worker(name: worker, word: name.word, kind: options.kind).fault }

    private var loads: String {
        """
            @Test func `the items are returned in order`() {
                let stage = Stage()
                stage.run {
                    let worker = \(implementation)(stage: stage)
                    #expect(result(of: worker, on: stage) == .success(["First", "Second", "Third"]))
                }
                stage.shutDown()
            }
        """
    }

    private var stores: String {
        """
            @Test func `another worker returns the stored items`() {
                let stage = Stage()
                stage.run {
                    #expect(result(of: \(implementation)(stage: stage), on: stage) == .success([]))
                    stage.tasks.start("save") { try await \(implementation)(stage: stage).save(["A", "B"]) }
                    stage.settle()
                    #expect(result(of: \(implementation)(stage: stage), on: stage) == .success(["A", "B"]))
                }
                stage.shutDown()
            }
        """
    }

    private var damaged: String {
        """
            @Test func `damaged data is an error and stays unchanged`() throws {
                let stage = Stage()
                try stage.storage.write(Data("[".utf8), to: \(worker)Calls.storageName)
                stage.run {
                    #expect(result(of: \(implementation)(stage: stage), on: stage) == .failure(.storage))
                }
                #expect(try stage.storage.read(\(worker)Calls.storageName) == Data("[".utf8))
                stage.shutDown()
            }
        """
    }

    private var unreachable: String {
        """
            @Test func `a server that cannot be reached is an error`() throws {
                // No server listens on port 1 of this machine.
                let server = try #require(URL(string: "http://127.0.0.1:1/"))
                let stage = Stage()
                stage.run {
                    let worker = Live\(worker)(stage: stage, server: server)
                    #expect(result(of: worker, on: stage) == .failure(.server))
                }
                stage.shutDown()
            }

            @Test func `without a server in the environment, the worker is offline`() {
                let stage = Stage()
                stage.run {
                    let worker = Live\(worker).orOffline(on: stage)
                    #expect(worker is \(implementation))
                }
                stage.shutDown()
            }
        """
    }

    private var faults: String {
        """
            @Test func `a fault of the call is an error of the worker`() {
                #expect(\(worker)Error(.cancelled) == .cancelled)
                #expect(\(worker)Error(.timeout) == .\(fault))
                #expect(\(worker)Error(.garbage) == .\(fault))
            }
        """
    }

    private var result: String {
        """
            /// Loads the items and advances the clock until the call has ended.
            private func result(
                of worker: any \(worker)Worker, on stage: Stage
            ) -> Result<[String], \(worker)Error>? {
                var result: Result<[String], \(worker)Error>?
                stage.tasks.start("load") {
                    do throws(\(worker)Error) {
                        result = .success(try await worker.load())
                    } catch {
                        result = .failure(error)
                    }
                }
                stage.advance(by: .seconds(1))
                return result
            }
        """
    }
}

extension HomeTemplate {
    /// Returns the unit test of Home's Logic.
    func test(of module: String, first: PartName) -> String {
        """
        import Testing

        @testable import \(module)

        /// Tests the Logic of Home with doubles, without a screen.
        @Suite struct HomeLogicTests {
            @Test func `the result of a place becomes the note`() {
                let presenter = PresenterSpy()
                let navigator = NavigatorSpy()
                let logic = HomeLogic(greeting: "Hello", presenter: presenter, navigator: navigator)
                logic.start()
                #expect(logic.state == HomeLogicState(note: "Hello"))
                logic.choose(.\(first.property))
                #expect(navigator.shown == [.\(first.property)])
                navigator.told("Done")
                #expect(logic.state == HomeLogicState(note: "Done"))
                #expect(presenter.calls == ["places", "Hello", "Done"])
            }
        }

        /// Records its calls, in order.
        private final class PresenterSpy: HomePresenterInterface {
            private(set) var calls: [String] = []

            func show(_ places: [HomePlace]) { calls.append("places") }

            func show(note: String) { calls.append(note) }
        }

        /// Records the places to show, and the closures that take their results.
        private final class NavigatorSpy: HomeNavigatorInterface {
            private(set) var shown: [HomePlace] = []
            private(set) var told: (String) -> Void = { _ in }

            func show(_ place: HomePlace, told: @escaping (_ text: String) -> Void) {
                shown.append(place)
                self.told = told
            }
        }

        """
    }
}
