extension WorkerTemplate {
    func test(of module: String) -> String {
        SourceLayout.file(
            SourceLayout.lines("import Rehearsal", "import RehearsalTesting", "import Testing"),
            "@testable import \(module)",
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
                StageTester.run { tester in
                    let worker = \(implementation)(stage: tester.stage)
                    #expect(result(of: worker, on: tester) == .success(["First", "Second", "Third"]))
                }
            }
        """
    }

    private var stores: String {
        """
            @Test func `another worker returns the stored items`() {
                StageTester.run { tester in
                    #expect(result(of: \(implementation)(stage: tester.stage), on: tester) == .success([]))
                    _ = tester.begin { try await \(implementation)(stage: tester.stage).save(["A", "B"]) }
                    #expect(result(of: \(implementation)(stage: tester.stage), on: tester) == .success(["A", "B"]))
                }
            }
        """
    }

    private var damaged: String {
        """
            @Test func `damaged data is an error and stays unchanged`() throws {
                try StageTester.run { tester in
                    try tester.stage.storage.write(Data("[".utf8), to: \(worker)Calls.storageName)
                    #expect(result(of: \(implementation)(stage: tester.stage), on: tester) == .failure(.storage))
                    #expect(try tester.stage.storage.read(\(worker)Calls.storageName) == Data("[".utf8))
                }
            }
        """
    }

    private var unreachable: String {
        """
            @Test func `a server that cannot be reached is an error`() throws {
                // No server listens on port 1 of this machine.
                let server = try #require(URL(string: "http://127.0.0.1:1/"))
                StageTester.run { tester in
                    let worker = Live\(worker)(stage: tester.stage, server: server)
                    #expect(result(of: worker, on: tester) == .failure(.server))
                }
            }

            @Test func `without a server in the environment, the worker is offline`() {
                StageTester.run { tester in
                    #expect(Live\(worker).orOffline(on: tester.stage) is \(implementation))
                }
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
                of worker: any \(worker)Worker, on tester: StageTester
            ) -> Result<[String], \(worker)Error>? {
                let load = tester.begin { () async throws(\(worker)Error) in try await worker.load() }
                tester.advance(by: .seconds(1))
                return load.result
            }
        """
    }
}

extension HomeTemplate {
    func test(of module: String, first: PartName) -> String {
        """
        import RehearsalTesting
        import Testing

        @testable import \(module)

        /// Tests the Logic of Home with doubles, without a screen.
        @Suite struct HomeLogicTests {
            /// A call of the Logic.
            private enum Call: Equatable {
                case presenter(HomePresenterDouble.Call)
                case navigator(HomeNavigatorDouble.Call)
            }

            @Test func `the result of a place becomes the note`() {
                StageTester.run { tester in
                    let log = CallLog<Call>()
                    let navigator = HomeNavigatorDouble { log.add(.navigator($0)) }
                    let logic = HomeLogic(
                        greeting: "Hello", presenter: HomePresenterDouble { log.add(.presenter($0)) },
                        navigator: navigator)
                    let home = LogicTester(logic, on: tester, log: log) { $0.state }
                    home.send { $0.start() }
                        .expect(calls: [
                            .presenter(.showPlaces(HomePlace.allCases)), .presenter(.showNote("Hello")),
                        ])
                    home.send { $0.choose(.\(first.property)) }
                        .expect(calls: [.navigator(.show(.\(first.property)))])
                    home.perform { navigator.showTold?("Done") }
                        .expect(calls: [.presenter(.showNote("Done"))]) { $0.note = "Done" }
                }
            }
        }

        """
    }
}
