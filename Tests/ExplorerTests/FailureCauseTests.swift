import Testing
import WalkthroughRunner

@testable import Explorer

struct FailureCauseTests {
    private func cause(_ line: String, _ message: String = "it is empty") -> FailureCause {
        FailureCause(ExploredRun.Failure(oracle: "trap", message: message, screen: "Home"), after: ["launch", line])
    }

    @Test func `a trap is the same with another text or language, and another one after another action`() {
        #expect(cause(#"type "a" into "Name""#) == cause(#"type "-1" into "Name""#))
        #expect(cause("locale ar") == cause("locale de_DE"))
        #expect(cause("rotate") != cause("locale ar"))
        #expect(cause("rotate", "3 of 4") == cause("rotate", "2 of 4"))
        #expect(cause("rotate", "it is empty") != cause("rotate", "it is full"))
    }
}
