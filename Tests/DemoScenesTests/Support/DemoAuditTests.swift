import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// That the accessibility audit finds nothing on the demo's screens.
@Suite struct DemoAuditTests {
    /// What the audit finds on the screen on top, a line each.
    private func lines(_ test: DemoTest) -> [String]? { test.screen.window?.audit().findings.map(\.description) }

    @Test func `Splash passes, and the alert over it`() {
        DemoTest.splash { test in
            #expect(lines(test) == [])
        }
        DemoTest.splash { test in
            test.tester.stage.workers.fail("settings.update", with: .io, times: 1)
        } _: { test in
            test.tester.advance(by: .seconds(2))
            #expect(test.screen.has("Settings error"))
            #expect(lines(test) == [])
        }
    }

    @Test func `Search passes without rows, with rows in both orientations, and below its alert`() {
        DemoTest.search { test in
            #expect(lines(test) == [])
            test.find("s")
            #expect(test.rows.count == 10)
            #expect(lines(test) == [])
            test.screen.rotate()
            #expect(lines(test) == [])
            test.tester.stage.workers.fail("suggestions.search", with: .offline, times: 1)
            test.find("w")
            #expect(test.screen.has("Server error"))
            #expect(lines(test) == [])
        }
    }

    @Test func `Detail passes in portrait, locked, and in landscape`() {
        DemoTest.detail { test, _ in
            #expect(lines(test) == [])
            test.screen.rotate()
            #expect(lines(test) == [])
            test.screen.set("rotationLock", on: true)
            #expect(lines(test) == [])
        }
    }

    @Test func `Detail passes with the largest text, in both orientations`() {
        DemoTest.run { test in
            let setup = DetailSetup(headline: "a headline of many words", numberOfRotations: 12) { _ in }
            test.screen.show { test.act.makeDetail(setup, for: User(name: "Guest")) }
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            #expect(lines(test) == [])
            test.screen.rotate()
            #expect(lines(test) == [])
        }
    }
}
