import Testing

@testable import StageRuntime

@Suite struct DebounceTests {
    private func at(_ nanoseconds: Int64) -> StageInstant { StageInstant(nanoseconds: nanoseconds) }

    private func text(_ action: Debounce<String>.Action) -> String {
        switch action {
        case .arm(let due): "arm \(due.nanoseconds)"
        case .disarm: "disarm"
        case .deliver(let value): "deliver " + value
        case .nothing: "nothing"
        }
    }

    @Test func `each input restarts the time and the latest is delivered`() {
        var rule = Debounce<String>(interval: .nanoseconds(300))
        #expect(text(rule.receive("s", at: at(0))) == "arm 300")
        #expect(text(rule.receive("sw", at: at(299))) == "arm 599")
        #expect(rule.isPending)
        #expect(text(rule.timerFired(at: at(599))) == "deliver sw")
        #expect(!rule.isPending)
        #expect(text(rule.timerFired(at: at(600))) == "nothing")
    }

    @Test func `a timer that fires too early does nothing`() {
        var rule = Debounce<String>(interval: .nanoseconds(300))
        _ = rule.receive("s", at: at(0))
        #expect(text(rule.timerFired(at: at(299))) == "nothing")
        #expect(text(rule.timerFired(at: at(300))) == "deliver s")
    }

    @Test func `cancel drops what waits`() {
        var rule = Debounce<String>(interval: .nanoseconds(300))
        #expect(text(rule.cancel()) == "nothing")
        _ = rule.receive("s", at: at(0))
        #expect(text(rule.cancel()) == "disarm")
        #expect(text(rule.timerFired(at: at(300))) == "nothing")
        #expect(text(rule.receive("t", at: at(301))) == "arm 601")
    }

    @Test func `an interval of nothing or less is due at once, an endless one at the end of time`() {
        for interval in [Duration.zero, .seconds(-1)] {
            var rule = Debounce<String>(interval: interval)
            #expect(text(rule.receive("s", at: at(5))) == "arm 5")
        }
        var endless = Debounce<String>(interval: .seconds(Int64.max))
        #expect(text(endless.receive("s", at: at(5))) == "arm \(Int64.max)")
    }
}
