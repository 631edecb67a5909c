import TestSupport
import Testing
import WalkthroughRunner

@testable import Explorer

struct FailureCauseTests {
    private func cause(_ line: String, _ message: String = "it is empty") -> FailureCause {
        FailureCause(ExploredRun.Failure(oracle: "trap", message: message, screen: "Home"), after: ["launch", line])
    }

    @Test func `a trap is the same with another text or language, and another one after another action`() {
        expect(cause(#"type "a" into "Name""#), is: cause(#"type "-1" into "Name""#))
        expect(cause("locale ar"), is: cause("locale de_DE"))
        #expect(cause("rotate") != cause("locale ar"))
        expect(cause("rotate", "3 of 4"), is: cause("rotate", "2 of 4"))
        #expect(cause("rotate", "it is empty") != cause("rotate", "it is full"))
    }

    @Test func `two rows, two errors of a task, and two ways into one function of the app are one cause`() {
        expect(cause(#"swipe row "Dune" left"#), is: cause(#"swipe row "Emma" left"#))
        let error = { (error: String) in
            let message = "Home: load ended with an error: \(error). Handle it in the task."
            let failure = ExploredRun.Failure(oracle: "unhandled error", message: message, screen: "Home")
            return FailureCause(failure, after: ["wait"])
        }
        expect(error("offline"), is: error("timeout"))
        let frame = { (message: String, line: String, frame: String) in
            var failure = ExploredRun.Failure(oracle: "trap", message: message, screen: line)
            failure.frame = frame
            return FailureCause(failure, after: [line])
        }
        expect(frame("it is empty", "back", "Home.swift:3"), is: frame("it is nil", "wait", "Home.swift:3"))
        #expect(frame("it is empty", "back", "Home.swift:3") != frame("it is empty", "back", "Home.swift:4"))
    }

    @Test func `a leak is the same whatever is pending beside it, and another one if other parts are alive`() {
        let leak = { (part: String, pending: String) in
            let message =
                "Home has left for good, but \(part) is still alive. What was started may hold it: \(pending)."
            return FailureCause(ExploredRun.Failure(oracle: "leak", message: message, screen: "Home"), after: ["back"])
        }
        expect(leak("HomeVC", "reply of a.b"), is: leak("HomeVC", "timer"))
        #expect(leak("HomeVC", "timer") != leak("HomeLogic", "timer"))
    }
}
