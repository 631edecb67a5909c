import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct ProblemTests {
    private func problem(_ script: String) throws -> String {
        let result = try Studio().run(script)
        let failure = try #require(result.failures.first)
        guard let kind = failure.problemKind else { return "no problem: " + failure.rendered }
        return kind + " at " + failure.rendered
    }

    @Test func `a scene that is still alive after it has left fails the step that removed it`() throws {
        #expect(
            try problem("tap \"Trouble\"\ntap \"Leaky\"\nback\nexpect screen Trouble\n") == """
                leak at 3: Leaky has left for good, but LeakyVC, UIStackView are still alive. The usual \
                cause is a closure that one of them stores, such as a view's UIAction: let it capture `[weak self]` \
                or `[unowned self]`. If no closure holds it, look for a delegate or a cache that does.
                """)
    }

    @Test func `a task that outlives its scene fails the step that removed the scene`() throws {
        #expect(
            try problem("tap \"Trouble\"\ntap \"Deaf\"\nswipe back\n") == """
                orphaned task at 3: studio/Deaf: listen still runs although its scene has left for good. \
                Let it end when it is cancelled: do not catch CancellationError and go on.
                """)
    }

    @Test func `a livelock ends the step and names who keeps running`() throws {
        let text = try problem("tap \"Trouble\"\ntap \"Livelock\"\n")
        #expect(text.hasPrefix("livelock at 2: studio/Trouble: spin"))
        #expect(
            text.hasSuffix(
                "kept running for 100000 jobs without ever waiting. Let it wait for the clock, a reply or an input."))
    }

    @Test func `an error that a task throws fails the step`() throws {
        #expect(
            try problem("tap \"Trouble\"\ntap \"Error\"\n")
                == "unhandled error at 2: studio/Trouble: paint ended with an error: out of paint. Handle it in the task."
        )
    }

    @Test func `a problem ends the walkthrough even in an expectation that could be passed over`() throws {
        let result = try Studio().run("tap \"Trouble\"\ntap \"Fail later\"\nalso expect alert within 2s\nback\n")
        #expect(
            result.failures.map(\.rendered) == [
                "3: studio/Trouble: paint ended with an error: out of paint. Handle it in the task."
            ])
        expect(result.stepCount, is: 3)
    }
}
