import HeadlessUIKit
import RacesScenes
import Scene
@testable import StageRuntime
import TestSupport
import Testing

@testable import RacesContainers

/// The app itself: what is known of it before it runs, its launch, its screens under the audit, and that nothing leaks.
@Suite struct RacesAppTests {
    /// Performs a test of the app, which has just been launched.
    private func launch(_ body: (ScreenTester, StageTester) throws -> Void) rethrows {
        try StageTester.run { tester in
            UIApplication.shared.launch(RacesApp.self, configuration: RacesConfiguration())
            tester.settle()
            try body(ScreenTester(on: tester), tester)
            UIApplication.shared.terminate()
        }
    }

    /// Goes to the settings and back, or to the first race and back.
    private func visit(_ name: String, _ screen: ScreenTester) {
        screen.tap(name)
        if name == "settings" { screen.tap("Close") } else { screen.goBack() }
    }

    /// The label of the first row of the list.
    private func firstRow(_ screen: ScreenTester) -> String {
        screen.contents?.elements(of: .row).first?.label ?? ""
    }

    @Test func `its screens, calls and stores are listed`() {
        #expect(RacesApp.name == "races")
        #expect(RacesApp.screens == ["RaceList", "RaceDetail", "Settings"])
        #expect(RacesApp.workerCalls.map(\.name) == ["races.next", "preferences.read", "preferences.save"])
        #expect(RacesApp.storageNames == ["preferences"])
    }

    @Test func `its scenes' states consist of what is listed`() {
        var keys: [String] = []
        launch { screen, tester in
            tester.advance(by: .seconds(1))
            keys += screen.stateKeys
            screen.tap(firstRow(screen))
            keys += screen.stateKeys
            screen.goBack()
            screen.tap("settings")
            keys += screen.stateKeys
        }
        #expect(Set(keys) == Set(RacesApp.stateKeys))
        #expect(Set(RacesApp.stateKeys).count == RacesApp.stateKeys.count)
    }

    @Test func `fifty visits of each screen leave nothing behind`() {
        launch { screen, tester in
            tester.advance(by: .seconds(1))
            for _ in 0..<50 {
                visit("settings", screen)
                visit(firstRow(screen), screen)
                #expect(screen.name == "RaceList")
            }
            tester.settle()
            tester.expectProblems([])
        }
    }

    @Test func `Dark Mode makes the window dark, and dark it is launched again`() {
        launch { screen, tester in
            screen.tap("settings")
            screen.set("darkMode", on: true)
            #expect(screen.window?.traitCollection.userInterfaceStyle == .dark)
            UIApplication.shared.terminate()
            UIApplication.shared.launch(RacesApp.self, configuration: RacesConfiguration())
            tester.settle()
            #expect(screen.window?.traitCollection.userInterfaceStyle == .dark)
            screen.tap("settings")
            screen.set("darkMode", on: false)
            #expect(screen.window?.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test func `a pulled list asks at once and turns until the reply`() {
        launch { screen, tester in
            tester.advance(by: .seconds(2))
            let list = screen.contents?.elements(of: .list).first
            #expect(throws: Never.self) { try list?.pullToRefresh() }
            tester.settle()
            #expect(tester.stage.workers.requestCount("races.next") == 2)
            tester.advance(by: .seconds(1))
            #expect(throws: Never.self) { try list?.pullToRefresh() }
            tester.settle()
            #expect(tester.stage.workers.requestCount("races.next") == 3)
        }
    }
}
