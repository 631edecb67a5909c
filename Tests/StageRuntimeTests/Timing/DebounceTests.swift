import Testing

@testable import StageRuntime

@Suite struct DebounceTests {
    private func at(_ nanoseconds: Int64) -> StageInstant { StageInstant(nanoseconds: nanoseconds) }

    @Test func `each input restarts the time and is delivered once`() {
        var rule = Debounce(interval: .nanoseconds(300))
        #expect(rule.receive(at: at(0)) == .arm(at(300)))
        #expect(rule.receive(at: at(299)) == .arm(at(599)))
        #expect(rule.isPending)
        #expect(rule.timerFired(at: at(599)) == .deliver)
        #expect(!rule.isPending)
        #expect(rule.timerFired(at: at(600)) == .nothing)
    }

    @Test func `a timer that fires too early does nothing`() {
        var rule = Debounce(interval: .nanoseconds(300))
        _ = rule.receive(at: at(0))
        #expect(rule.timerFired(at: at(299)) == .nothing)
        #expect(rule.timerFired(at: at(300)) == .deliver)
    }

    @Test func `cancel drops what waits`() {
        var rule = Debounce(interval: .nanoseconds(300))
        #expect(rule.cancel() == .nothing)
        _ = rule.receive(at: at(0))
        #expect(rule.cancel() == .disarm)
        #expect(rule.timerFired(at: at(300)) == .nothing)
        #expect(rule.receive(at: at(301)) == .arm(at(601)))
    }

    @Test func `an interval of nothing or less is due at once, an endless one at the end of time`() {
        for interval in [Duration.zero, .seconds(-1)] {
            var rule = Debounce(interval: interval)
            #expect(rule.receive(at: at(5)) == .arm(at(5)))
        }
        var endless = Debounce(interval: .seconds(Int64.max))
        #expect(endless.receive(at: at(5)) == .arm(at(.max)))
    }
}
