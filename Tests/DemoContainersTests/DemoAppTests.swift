import DemoScenes
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoContainers

/// The app itself: what is known of it before it runs, its launch, and what its containers hand on.
@Suite struct DemoAppTests {
    /// Performs a test of the app, which has just been launched.
    private func launch(
        _ flags: DemoConfiguration.TestFlags? = nil, _ options: StageOptions = StageOptions(),
        _ body: (ScreenTester, StageTester) throws -> Void
    ) rethrows {
        try StageTester.run(options) { tester in
            UIApplication.shared.launch(DemoApp.self, configuration: DemoConfiguration(testFlags: flags))
            tester.settle()
            try body(ScreenTester(on: tester), tester)
            UIApplication.shared.terminate()
        }
    }

    @Test func `its screens, calls, stores and identifiers are listed`() {
        #expect(DemoApp.name == "demo")
        #expect(DemoApp.screens == ["Splash", "Search", "Detail"])
        #expect(DemoApp.workerCalls.map(\.name) == ["settings.update", "suggestions.search"])
        #expect(DemoApp.storageNames == ["settings"])
        #expect(
            DemoApp.identifiers == [
                "splashTitle", "searchField", "suggestions", "adopt", "headline", "rotations", "rotationLock", "reset",
                "embedded",
            ])
    }

    @Test func `its scenes' states consist of what is listed`() {
        var keys: [String] = []
        launch { screen, tester in
            keys += screen.stateKeys
            tester.advance(by: .seconds(5))
            keys += screen.stateKeys
            screen.type("swi", into: "searchField")
            tester.advance(by: .milliseconds(350))
            screen.tap("swift")
            #expect(screen.name == "Detail")
            keys += screen.stateKeys
        }
        #expect(Set(keys) == Set(DemoApp.stateKeys))
        #expect(Set(DemoApp.stateKeys).count == DemoApp.stateKeys.count)
    }

    @Test(arguments: [
        (nil, "noSplash=false resetData=false applyTestData=false"),
        (DemoConfiguration.TestFlags(noSplash: true), "noSplash=true resetData=false applyTestData=false"),
        (DemoConfiguration.TestFlags(resetData: true), "noSplash=false resetData=true applyTestData=false"),
        (DemoConfiguration.TestFlags(applyTestData: true), "noSplash=false resetData=false applyTestData=true"),
    ])
    func `the configuration is traced before a scene appears`(
        flags: DemoConfiguration.TestFlags?, text: String
    ) {
        launch(flags) { _, tester in
            let lines = tester.stage.trace.last(100).map(\.line)
            let place = lines.firstIndex(of: "0s  app  configuration  " + text)
            let appearance = lines.firstIndex(of: "0s  lifecycle  appear  screen=Splash")
            #expect(place != nil && appearance != nil && place ?? 0 < appearance ?? 0)
        }
    }

    @Test func `with a server for suggestions they come from there`() throws {
        let server = try LoopbackServer { _ in .json(#"["x",["one","two"]]"#) }
        defer { server.close() }
        var options = StageOptions()
        options.environment = WorkerEnvironment(baseURL: try server.url, liveWorkers: ["suggestions"])
        launch(DemoConfiguration.TestFlags(noSplash: true), options) { screen, tester in
            screen.type("x", into: "searchField")
            tester.advance(by: .milliseconds(300))
            #expect(screen.has("one") && screen.has("two"))
            #expect(server.requests.map(\.target) == ["/complete/search?hl=en&output=firefox&q=x"])
        }
    }

    @Test func `Act 2 is made for the user that Search names`() {
        launch(DemoConfiguration.TestFlags(noSplash: true)) { screen, tester in
            screen.type("swift b", into: "searchField")
            tester.advance(by: .milliseconds(350))
            screen.tap("swift bird")
            let detail = screen.window?.screenController
            let container = detail.flatMap { Mirror(reflecting: $0).descendant("container") } as? Act2DC
            #expect(container?.user == User(name: "Guest"))
        }
    }
}
