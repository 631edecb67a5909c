import Testing

@testable import StageRuntime

@Suite struct ThrottleTests {
    private func play(_ interval: Duration, _ times: [Int64]) -> [Throttle.Action] {
        var rule = Throttle(interval: interval)
        return times.map { rule.receive(at: StageInstant(nanoseconds: $0)) }
    }

    @Test func `the first event passes and later ones are dropped until the exact end of the interval`() {
        #expect(play(.nanoseconds(300), [7, 7, 306, 307, 606, 607]) == [.pass, .drop, .drop, .pass, .drop, .pass])
    }

    @Test func `a dropped event does not restart the interval`() {
        #expect(play(.nanoseconds(300), [0, 299, 300]) == [.pass, .drop, .pass])
    }

    @Test func `with an interval of nothing or less every event passes`() {
        #expect(play(.zero, [0, 0, 1]) == [.pass, .pass, .pass])
        #expect(play(.seconds(-1), [0, 0]) == [.pass, .pass])
    }

    @Test func `an endless interval lets one event pass`() {
        #expect(play(.seconds(Int64.max), [5, .max - 1]) == [.pass, .drop])
    }
}
