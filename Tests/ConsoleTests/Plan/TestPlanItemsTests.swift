import TestSupport
import Testing
import WalkthroughLanguage
import WalkthroughRunner

@testable import Console

@Suite struct TestPlanItemsTests {
    private func walkthroughs(_ steps: [Int]) -> [Walkthrough] {
        let loader = WalkthroughLoader { path throws(ScriptReadError) in
            let count = Int(path.prefix { $0.isNumber }).map { steps[$0] } ?? 0
            return Array(String(repeating: "wait\n", count: count).utf8)
        }
        return loader.load(steps.indices.map { "\($0).walk" }).walkthroughs
    }

    private func lastRun(_ records: [String: (Bool, Int)]) -> LastRun {
        var lastRun = LastRun()
        for (path, record) in records {
            lastRun.records[LastRun.Key(path: path, row: "")] = LastRun.Record(
                hasFailed: record.0, nanoseconds: record.1)
        }
        return lastRun
    }

    private func names(_ items: [PlanItem]) -> [String] { items.map(\.identity.name) }

    @Test func `the given order repeats each right away`() {
        let plan = TestPlan(walkthroughs([1, 1]))
        expect(names(plan.items(times: nil, order: .given, lastRun: LastRun())), is: ["0", "1"])
        expect(names(plan.items(times: 2, order: .given, lastRun: LastRun())), is: ["0 #1", "0 #2", "1 #1", "1 #2"])
    }

    @Test func `a random order is the seed's, and loses nothing`() {
        let plan = TestPlan(walkthroughs(Array(repeating: 1, count: 20)))
        let one = names(plan.items(times: nil, order: .random(seed: 1), lastRun: LastRun()))
        expect(one, is: names(plan.items(times: nil, order: .random(seed: 1), lastRun: LastRun())))
        #expect(one != names(plan.items(times: nil, order: .random(seed: 2), lastRun: LastRun())))
        expect(Set(one).count, is: 20)
    }

    @Test func `failed walkthroughs come first, in their order`() {
        let plan = TestPlan(walkthroughs([1, 1, 1, 1]))
        let last = lastRun(["1.walk": (true, 1), "2.walk": (false, 1), "3.walk": (true, 1)])
        expect(names(plan.items(times: nil, order: .failedFirst, lastRun: last)), is: ["1", "3", "0", "2"])
    }

    @Test func `only failed walkthroughs remain`() {
        var plan = TestPlan(walkthroughs([1, 1, 1]))
        plan.keepFailed(of: lastRun(["0.walk": (false, 1), "2.walk": (true, 1), "gone.walk": (true, 1)]))
        expect(plan.walkthroughs.map(\.path), is: ["2.walk"])
    }

    @Test(arguments: [1, 2, 3, 7, 40])
    func `all shards together are the suite, and no walkthrough is in two shards`(count: Int) {
        let suite = walkthroughs((0..<30).map { $0 % 7 })
        var seen: [String] = []
        for index in 1...count {
            var plan = TestPlan(suite)
            plan.keep(Shard(index: index, count: count), weighedBy: LastRun())
            seen += plan.walkthroughs.map(\.path)
        }
        expect(seen.count, is: 30)
        expect(Set(seen), is: Set(suite.map(\.path)))
    }

    @Test func `the cost of a walkthrough is its last duration, or is estimated from its steps`() {
        let suite = walkthroughs([10, 2, 5])
        expect(LastRun().weights(of: suite), is: [10, 2, 5])
        expect(lastRun(["0.walk": (false, 1000)]).weights(of: suite), is: [1000, 200, 500])
        expect(lastRun(["0.walk": (false, 0), "1.walk": (false, 8)]).weights(of: suite), is: [40, 8, 20])
    }
}
