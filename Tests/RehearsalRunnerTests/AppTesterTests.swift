import DemoContainers
import Foundation
import KooberContainers
import StageRuntime
import TestSupport
import Testing

@testable import RehearsalRunner

@Suite struct AppTesterTests {
    /// The flow that the benchmarks time.
    private let flow = """
        type "swi" into field "Search"
        wait 350ms
        tap row "swift"
        rotate
        rotate
        back
        expect state numberOfRotations is 2
        """

    private func tester() throws -> AppTester {
        try AppTester(DemoApp.self, settings: ["testFlags.noSplash": "true"])
    }

    @Test func `a script that holds gives the hash of its run`() throws {
        let hashes = try tester().run(flow)
        expect(hashes.count, is: 1)
        expect(hashes.first?.count, is: 16)
    }

    @Test func `each row of examples is a run of its own`() throws {
        let script = """
            examples
              | text  | first      |
              | "swi" | "swift"    |
              | "new" | "new york" |
            type "${text}" into searchField
            expect row "${first}" within 1s
            """
        let hashes = try tester().run(script)
        expect(hashes.count, is: 2)
        expect(Set(hashes).count, is: 2)
    }

    @Test func `a script that fails says what rehearse test says`() throws {
        let tester = try tester()
        let failure = #expect(throws: AppTestFailure.self) { try tester.run("expect screen Detail") }
        let lines = failure?.message.split(separator: "\n").map(String.init) ?? []
        expect(lines.first, is: "1) script")
        #expect(lines.contains("   script:1:1: the screen is Search, not Detail"))
        #expect(lines.contains("     | list suggestions"))
    }

    @Test func `every error of a script is found before anything runs`() throws {
        let tester = try tester()
        let failure = #expect(throws: AppTestFailure.self) { try tester.prepare("tapp x\nexpect screen Serch") }
        #expect(
            failure?.message == """
                script:1:1: error: unknown command `tapp`
                  | tapp x
                  | ^~~~
                  = did you mean `tap`?

                script:2:15: error: unknown screen `Serch` in demo
                  | expect screen Serch
                  |               ^~~~~
                  = did you mean `Search`?; `DemoApp.screens` lists them

                """)
    }

    @Test func `a setting that no app knows is refused with the nearest one`() {
        let failure = #expect(throws: AppTestFailure.self) {
            try AppTester(DemoApp.self, settings: ["testFlags.noSplahs": "true"])
        }
        #expect(failure?.message.contains("testFlags.noSplash") == true)
    }

    @Test func `all that is wrong with the settings is said, with ways out that a test has`() {
        let settings = ["a..b": "1", "c d": "2", "workers.mode": "offlin", "testFlags.noSplash": "maybe"]
        let failure = #expect(throws: AppTestFailure.self) { try AppTester(DemoApp.self, settings: settings) }
        #expect(
            failure?.message == """
                settings: "a..b" is not a key: name 2 is empty; \
                write the names with dots between them, as in testFlags.noSplash
                settings: "c d" is not a key: a name cannot contain " "; \
                write the names with dots between them, as in testFlags.noSplash
                settings: testFlags.noSplash: expected a boolean (true or false), found "maybe"; \
                write settings: ["testFlags.noSplash": "true"]
                settings: workers.mode: expected one of offline, live, found "offlin"; did you mean offline?
                """)
        let unknown = #expect(throws: AppTestFailure.self) { try AppTester(DemoApp.self, settings: ["xyz": "1"]) }
        expect(unknown?.message, is: "settings: xyz: unknown key; the app's configuration type has all keys")
    }

    @Test func `a live worker without a server is told of as a test can give one`() throws {
        let tester = try AppTester(KooberApp.self, settings: ["workers.mode": "live"])
        let failure = #expect(throws: AppTestFailure.self) { try tester.run("launch") }
        let message = failure?.message ?? ""
        #expect(message.contains("is live (settings); add it with settings: [\""))
        #expect(!message.contains("no file") && !message.contains("rehearse"))
    }

    @Test func `nothing tells to run a script that is no file, and its lines are counted right`() throws {
        let tester = try tester()
        let failed = #expect(throws: AppTestFailure.self) { try tester.run("expect screen Detail") }
        #expect(failed?.message.contains("To see it again") == false)
        #expect(failed?.message.hasSuffix("\n") == false)
        let failure = #expect(throws: AppTestFailure.self) {
            try AppTester(KooberApp.self, settings: ["environments.dev.koober": "http://127.0.0.1/"])
                .run("walkthrough \"A\"\napp koober\n\nenvironment nope\nlaunch")
        }
        #expect(failure?.message.contains("script:4: environment: expected ") == true)
    }

    @Test func `a session is driven step by step and keeps its screen`() throws {
        let tester = try tester()
        let session = try tester.open()
        defer { session.end() }
        try session.perform(tester.prepare("type \"swi\" into searchField"))
        expect(session.screen, is: "field \"Search\" value \"swi\" focused\nlist suggestions")
        try session.perform(tester.prepare("wait 350ms"))
        expect(session.time, is: .milliseconds(350))
        let failure = #expect(throws: AppTestFailure.self) {
            try session.perform(tester.prepare("expect no row \"swift\""))
        }
        let start = "script:1:1: row \"swift\" is on screen\n  | expect no row \"swift\""
        #expect(failure?.message.hasPrefix(start) == true)
    }

    @Test func `a failure shows nothing that was meant for a secure field, and nothing raw`() throws {
        let session = try AppTester(KooberApp.self).open()
        defer { session.end() }
        let koober = try AppTester(KooberApp.self)
        for line in [
            "expect password is \"hunter2\"", "tap \"Sign In\"\ntype \"hunter2\" into field \"Password again\"",
        ] {
            let failure = #expect(throws: AppTestFailure.self) { try session.perform(koober.prepare(line)) }
            #expect(failure?.message.contains("•••••••") == true)
            #expect(failure?.message.contains("hunter2") == false)
        }
    }

    @Test func `a script may be called by a path`() throws {
        expect(try tester().run("expect screen Search", name: "./a/../b.walk").count, is: 1)
    }

    @Test func `the same walkthrough gives the same hash in very many runs`() throws {
        let tester = try tester()
        let script = try tester.prepare(flow)
        var hashes: Set<String> = []
        for _ in 0..<Thoroughness.choose(100, thorough: 1_000) { hashes.formUnion(try tester.run(script)) }
        expect(hashes.count, is: 1)
    }

    @Test func `stages side by side in several threads give the same hash`() async throws {
        let expected = try tester().run(flow)
        let flow = flow
        let hashes = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread {
                            let tester = try? AppTester(DemoApp.self, settings: ["testFlags.noSplash": "true"])
                            let runs = (0..<50).flatMap { _ in (try? tester?.run(flow)) ?? [] }
                            continuation.resume(returning: runs)
                        }
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        expect(hashes.count, is: 200)
        expect(Set(hashes), is: Set(expected))
    }
}
