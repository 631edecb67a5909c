import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

/// The twelve races of the specification, and a second corpus whose orders only gaps, pauses and calls without latency
/// reach: how soon the broken scenes are found, and that the corrected ones pass.
@Suite struct RaceCorpusTests {
    /// Over how many seeds a broken scene is found.
    private static let seeds = Thoroughness.choose(1, thorough: 5, exhaustive: 100)
    /// The number of schedules under which a corrected scene must pass.
    private static let schedules = Thoroughness.choose(100, thorough: 500, exhaustive: 20_000)
    /// Over how many seeds one of the second corpus is found.
    private static let pairSeeds = min(seeds, 20)
    /// Those that are tried of it: one for each kind of order, or all.
    private static let pairs = Thoroughness.choose(
        Pair.Point.allCases.compactMap { point in Pair.all.first { $0.point == point } }, thorough: Pair.all)
    /// Within how many schedules a broken scene must be found.
    private static let limit = 2000

    /// The number of the first schedule that fails; `nil` if all up to the limit pass.
    private func firstFailure(of script: String, seed: UInt64) throws -> Int? {
        let bench = try RaceBench()
        for count in [30, 300, Self.limit] {
            let finding = try bench.sweep(script, seed: seed, schedules: count).schedules?.first
            if let finding, finding.number > 0 { return Int(finding.number) }
        }
        return nil
    }

    @Test func `the corpus has the twelve of the specification`() { expect(Race.corpus.count, is: 12) }

    @Test(arguments: Race.corpus) func `a broken scene is found within two thousand schedules, whatever the seed`(
        _ race: Race
    ) throws {
        try expectFound(race.script(), named: race.scene, seeds: Self.seeds)
    }

    @Test func `the second corpus has at least twenty-four pairs, some for each kind of order`() {
        #expect(Pair.all.count >= 24)
        #expect(Pair.Point.allCases.allSatisfy { point in Pair.all.count { $0.point == point } >= 2 })
        expect(Set(Pair.all.map(\.name)).count, is: Pair.all.count)
    }

    @Test(arguments: pairs) func `a broken scene of the second corpus is found too`(_ pair: Pair) throws {
        try expectFound(pair.script(), named: pair.name, seeds: Self.pairSeeds)
    }

    @Test(arguments: pairs) func `a correct scene of the second corpus passes`(_ pair: Pair) throws {
        let result = try RaceBench().sweep(pair.script(isMended: true), schedules: Self.schedules)
        expect(result.failures.map(\.message), is: [])
        expect(result.schedules?.count, is: Self.schedules)
    }

    private func expectFound(_ script: String, named name: String, seeds: Int) throws {
        let numbers = try (1...seeds).compactMap { try firstFailure(of: script, seed: UInt64($0)) }.sorted()
        expect(numbers.count, is: seeds)
        guard let table = ProcessInfo.processInfo.environment["RACE_TABLE"], let last = numbers.last else { return }
        let median = numbers[(numbers.count - 1) / 2]
        let high = numbers[(numbers.count * 9 + 9) / 10 - 1]
        try Data("| \(name) | \(median) | \(high) | \(last) |\n".utf8)
            .write(to: URL(fileURLWithPath: table + "/" + name))
    }

    @Test(arguments: Race.corpus) func `a corrected scene passes`(_ race: Race) throws {
        let result = try RaceBench().sweep(race.script(isMended: true), schedules: Self.schedules)
        expect(result.outcome, is: .passed)
        expect(result.schedules?.count, is: Self.schedules)
    }
}
