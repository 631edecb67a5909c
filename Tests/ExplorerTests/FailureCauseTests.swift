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

    @Test func `a leak is the same whatever is pending beside it, and another one if other parts are alive`() {
        let leak = { (part: String, pending: String) in
            let message =
                "Home has left for good, but \(part) is still alive. What was started may hold it: \(pending)."
            return FailureCause(ExploredRun.Failure(oracle: "leak", message: message, screen: "Home"), after: ["back"])
        }
        #expect(leak("HomeVC", "reply of a.b") == leak("HomeVC", "timer"))
        #expect(leak("HomeVC", "timer") != leak("HomeLogic", "timer"))
    }
}
