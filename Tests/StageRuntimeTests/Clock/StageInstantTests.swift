import Testing

@testable import StageRuntime

@Suite struct StageInstantTests {
    @Test func `a moment is advanced exactly`() {
        let moment = StageInstant.zero.advanced(by: .milliseconds(300)).advanced(by: .nanoseconds(1))
        #expect(moment == StageInstant(nanoseconds: 300_000_001))
        #expect(moment.offset == .nanoseconds(300_000_001))
        #expect(moment.advanced(by: .nanoseconds(-300_000_001)) == .zero)
    }

    @Test func `a moment beyond the range is cut to its ends`() {
        let end = StageInstant(nanoseconds: .max)
        #expect(end.advanced(by: .nanoseconds(1)) == end)
        #expect(StageInstant.zero.advanced(by: .seconds(Int64.max)) == end)
        #expect(StageInstant(nanoseconds: .min).advanced(by: .seconds(-1)) == StageInstant(nanoseconds: .min))
    }

    @Test func `the duration between the ends of the range does not overflow`() {
        let first = StageInstant(nanoseconds: .min)
        let last = StageInstant(nanoseconds: .max)
        #expect(first.duration(to: last) == .nanoseconds(Int64.max) - .nanoseconds(Int64.min))
        #expect(first < last)
        #expect(!(last < last))
    }
}
