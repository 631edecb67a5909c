import TestSupport

@testable import StageRuntime

@Suite struct ScheduleChoicesTests {
    private func choices(_ strategy: ScheduleStrategy, _ seed: UInt64) -> ScheduleChoices {
        ScheduleChoices(Schedule(.anyOrder, seed: seed, strategy: strategy))
    }

    @Test func `few late replies are one to three, among any of the first, and the rest is nominal`() {
        var counts: [Int] = []
        for seed in 0..<200 as Range<UInt64> {
            var choices = choices(.fewLateReplies, seed)
            counts.append((0..<64).count { _ in choices.arrival(of: "a").part != nil })
        }
        expect((counts.min(), counts.max()), is: (1, 3))
    }

    @Test func `uniform latencies reach both ends of the range`() {
        var choices = choices(.uniform, 1)
        let parts = (0..<5000).compactMap { _ in choices.arrival(of: "a").part }
        expect((parts.count, parts.min(), parts.max()), is: (5000, 0, 1))
    }

    @Test func `gaps are near for the most part, and far now and then`() {
        var choices = choices(.gaps, 1)
        let arrivals = (0..<5000).map { _ in choices.arrival(of: "a") }
        let gaps = arrivals.compactMap(\.gap)
        expect((arrivals.allSatisfy { ($0.gap == nil) == ($0.part == nil) }, gaps.min(), gaps.max()), is: (true, 1, 64))
        #expect(gaps.count { $0 <= 4 } > gaps.count / 2)
    }

    @Test func `only a slow user pauses: once or twice, or now and then`() {
        var counts: [Int] = []
        for seed in 0..<200 as Range<UInt64> {
            var choices = choices(.slowUser, seed)
            counts.append((0..<64).count { _ in choices.pause() != .none })
        }
        expect(counts.min(), is: 1)
        #expect(counts.count { $0 <= 2 } > 60)
        #expect(counts.count { $0 > 10 } > 60)
        for strategy in ScheduleStrategy.portfolio where strategy != .slowUser {
            var choices = choices(strategy, 1)
            #expect((0..<64).allSatisfy { _ in choices.pause() == .none })
        }
    }

    @Test func `at depth 1 all replies of a call come after the same part of their range`() {
        var choices = choices(.priorities(depth: 1), 3)
        let parts = (0..<20).map { choices.arrival(of: $0 % 2 == 0 ? "a" : "b").part }
        expect(Set(parts).count, is: 2)
        for index in 2..<20 { expect(parts[index], is: parts[index - 2]) }
    }

    @Test func `at depth 3 at most two replies leave the rank of their call`() {
        for seed in 0..<100 as Range<UInt64> {
            var choices = choices(.priorities(depth: 3), seed)
            let parts = (0..<64).map { _ in choices.arrival(of: "a").part }
            let rank = parts.max { left, right in parts.count { $0 == left } < parts.count { $0 == right } }
            #expect(parts.count { $0 != rank } <= 2)
        }
    }

    @Test func `a task that is put back comes last, so each change brings the other of two tasks to the front`() {
        var changes: Set<Int> = []
        for seed in 0..<50 as Range<UInt64> {
            var choices = choices(.priorities(depth: 3), seed)
            let places = (0..<1100).map { _ in choices.first(of: 2) { UInt64($0) + 1 } }
            changes.insert(zip(places, places.dropFirst()).count { $0 != $1 })
        }
        expect(changes.max(), is: 2)
    }

    @Test func `ranks of tasks are the same whenever they are asked for`() {
        var choices = choices(.priorities(depth: 1), 4)
        let numbers: [UInt64] = [5, 9, 2, 7]
        let first = numbers[choices.first(of: 4) { numbers[$0] }]
        for rotation in 1..<4 {
            let rotated = Array(numbers[rotation...] + numbers[..<rotation])
            expect(rotated[choices.first(of: 4) { rotated[$0] }], is: first)
        }
    }

    @Test(arguments: ScheduleStrategy.portfolio) func `equal seeds choose alike`(_ strategy: ScheduleStrategy) {
        var left = choices(strategy, 8)
        var right = choices(strategy, 8)
        for _ in 0..<100 {
            let (first, second) = (left.arrival(of: "a"), right.arrival(of: "a"))
            expect(first, is: second)
            expect(left.first(of: 3) { UInt64($0) }, is: right.first(of: 3) { UInt64($0) })
        }
    }
}
