import TestSupport

@testable import StageRuntime

@Suite struct TraceDifferenceTests {
    private func event(_ name: String, _ milliseconds: Int64 = 0) -> TraceEvent {
        TraceEvent(
            time: .zero.advanced(by: .milliseconds(milliseconds)), category: .app, name: name, fields: [])
    }

    @Test func `equal traces have no difference`() {
        #expect(TraceDifference([event("a"), event("b")], [event("a"), event("b")]) == nil)
        #expect(TraceDifference([String](), []) == nil)
    }

    @Test func `the first difference is shown with the lines around it`() {
        let first = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
        var second = first
        second[4] = "E"
        let difference = TraceDifference(first, second)
        expect(difference?.line, is: 5)
        expect(difference?.rendered, is: ["  b", "  c", "  d", "- e", "- f", "- g", "+ E", "+ f", "+ g"])
    }

    @Test func `events differ by their time too`() {
        let difference = TraceDifference([event("a"), event("b", 5)], [event("a"), event("b", 6)])
        expect(difference?.rendered, is: ["  0s  app  a", "- 5ms  app  b", "+ 6ms  app  b"])
    }

    @Test func `a trace that ends before the other says so`() {
        expect(TraceDifference(["a"], ["a", "b"])?.rendered, is: ["  a", "- (the trace ends)", "+ b"])
        expect(TraceDifference(["a"], [])?.rendered, is: ["- a", "+ (the trace ends)"])
    }
}
