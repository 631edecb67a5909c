import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct ScheduleShrinkerTests {
    private func deviations(_ count: Int, gap: Int? = nil) -> [ScheduleDeviation] {
        (1...count).map { .reply(call: "a", number: $0, latency: .milliseconds($0), gap: gap) }
    }

    private func numbers(_ deviations: [ScheduleDeviation]) -> [Int] {
        deviations.compactMap { deviation in
            if case .reply(_, let number, _, _) = deviation { number } else { nil }
        }
    }

    @Test(arguments: [[1], [40], [1, 40], [7, 8, 23], []])
    func `deviations without effect are removed`(_ needed: [Int]) {
        var runs = 0
        let shrinker = ScheduleShrinker(nominal: { _ in nil }) { candidate in
            runs += 1
            return needed.allSatisfy { numbers(candidate).contains($0) }
        }
        expect(numbers(shrinker.shrink(deviations(40))), is: needed)
        #expect(runs < 150)
    }

    @Test func `a reply in a gap becomes a merely late reply if that fails too`() {
        expect(ScheduleShrinker(nominal: { _ in nil }) { _ in true }.shrink(deviations(1, gap: 3)), is: [])
        let plainer = ScheduleShrinker(nominal: { _ in nil }) { !$0.isEmpty }.shrink(deviations(1, gap: 3))
        expect(plainer, is: deviations(1))
        let needed = deviations(1, gap: 3)
        expect(ScheduleShrinker(nominal: { _ in nil }) { $0 == needed }.shrink(needed), is: needed)
    }

    @Test func `a late reply is brought near to its nominal latency, and an early one too`() {
        for (latency, limit) in [(500, 320), (0, 20)] {
            let shrinker = ScheduleShrinker(nominal: { _ in .milliseconds(100) }) { candidate in
                guard case .reply(_, _, let latency, _)? = candidate.first else { return false }
                return limit > 100 ? latency >= .milliseconds(limit) : latency <= .milliseconds(limit)
            }
            let found = shrinker.shrink([
                .reply(call: "a", number: 1, latency: .milliseconds(latency), gap: nil)
            ])
            expect(found, is: [.reply(call: "a", number: 1, latency: .milliseconds(limit), gap: nil)])
        }
    }

    @Test func `a pause becomes as short as still fails`() {
        let found = ScheduleShrinker(nominal: { _ in nil }) { candidate in
            if case .pause(_, let pause, _)? = candidate.first { pause > .milliseconds(300) } else { false }
        }.shrink([.pause(number: 2, .seconds(60), before: "the step `tap \"Go\"`")])
        expect(found, is: [.pause(number: 2, .milliseconds(500), before: "the step `tap \"Go\"`")])
    }

    @Test(arguments: [[1], [40], [7, 8, 23]])
    func `the result is the schedule that was tried last`(_ needed: [Int]) {
        var last: [ScheduleDeviation] = []
        let shrinker = ScheduleShrinker(nominal: { _ in nil }) { candidate in
            last = candidate
            return needed.allSatisfy { numbers(candidate).contains($0) }
        }
        expect(shrinker.shrink(deviations(40)), is: last)
    }

    @Test func `a schedule that passes when replayed stays unchanged`() {
        expect(ScheduleShrinker(nominal: { _ in nil }) { _ in false }.shrink(deviations(3)), is: deviations(3))
    }
}
