import Configuration
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

/// Each shape of leak fails the step after which the scene is gone; the same thing done well does not.
@Suite struct LeakShapeTests {
    private func run(_ shape: LeakShape, isMended: Bool) throws -> WalkthroughResult {
        let app = try RunnableApp(LeaksApp.self)
        let file = try ConfigurationFile(path: "(none)", bytes: Array("<plist version=\"1.0\"><dict/></plist>".utf8))
        let configuration = try ConfigurationStack(file: file).resolved(against: RunnableApp.schemas(of: [app]))
        let script = "set shape \"\(shape.name)\"\nset mended \(isMended)\ntap \"Open\"\nback\nexpect screen Start\n"
        let loader = WalkthroughLoader(vocabulary: Vocabulary(apps: [app.vocabulary], defaultApp: app.name)) {
            (_: String) throws(ScriptReadError) in Array(script.utf8)
        }
        let result = loader.load(["a.walk"])
        try #require(result.diagnostics.map(\.rendered) == [])
        return WalkthroughRunner(apps: [app], configuration: configuration).run(try #require(result.walkthroughs.first))
    }

    @Test(arguments: LeakShape.all) func `a leak fails the step that removed the scene and names parts and cause`(
        _ shape: LeakShape
    ) throws {
        let result = try run(shape, isMended: false)
        let failure = try #require(result.failures.first)
        expect(failure.kind, is: "leak")
        expect(failure.place.line, is: 4)
        expect(failure.message, is: "Scene has left for good, but \(shape.alive) still alive. \(shape.cause)")
    }

    @Test(arguments: LeakShape.leftBehind)
    func `an endless task without a scope is reported, although it keeps nothing alive`(_ shape: LeakShape) throws {
        let failure = try #require(try run(shape, isMended: false).failures.first)
        expect(failure.kind, is: "leak")
        expect(failure.place.line, is: 4)
        #expect(
            failure.message
                == "Scene has left for good, but \(shape.cause) goes on, and nothing is left that could end it. "
                + "End it in `didLeaveForGood`, or use what ends with the scene: its `tasks`, and "
                + "`observe(_:object:using:)` for notifications.")
    }

    @Test(arguments: LeakShape.all + LeakShape.leftBehind)
    func `the corrected scene has no leak`(_ shape: LeakShape) throws {
        let result = try run(shape, isMended: true)
        expect(result.failures.map(\.rendered), is: [])
        expect(result.outcome, is: .passed)
    }
}
