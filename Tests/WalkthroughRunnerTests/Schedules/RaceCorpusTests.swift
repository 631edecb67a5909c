import Foundation
import StageRuntime
import Testing

@testable import WalkthroughRunner

/// The twelve races of the specification: how soon the broken scenes are found, and that the mended ones hold.
@Suite struct RaceCorpusTests {
    /// Over how many seeds, and under how many schedules a mended scene must hold; `SEEDS=100 SCHEDULES=20000` is the
    /// whole of it, for an optimised build.
    private static let seeds = number("SEEDS") ?? 5
    private static let schedules = number("SCHEDULES") ?? 500
    /// Within how many schedules a broken scene must be found.
    private static let limit = 2000

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    /// The number of the first schedule that fails; `nil` where none of the limit does.
    private func firstFailure(_ race: Race, seed: UInt64) throws -> Int? {
        let bench = try RaceBench()
        for count in [30, 300, Self.limit] {
            let finding = try bench.sweep(race.script(), seed: seed, schedules: count).schedules?.first
            if let finding, finding.number > 0 { return Int(finding.number) }
        }
        return nil
    }

    @Test func `the corpus has the twelve of the specification`() { #expect(Race.corpus.count == 12) }

    @Test(arguments: Race.corpus) func `a broken scene is found within two thousand schedules, whatever the seed`(
        _ race: Race
    ) throws {
        let numbers = try (1...Self.seeds).compactMap { try firstFailure(race, seed: UInt64($0)) }.sorted()
        #expect(numbers.count == Self.seeds)
        guard let table = ProcessInfo.processInfo.environment["RACE_TABLE"], let last = numbers.last else { return }
        let median = numbers[(numbers.count - 1) / 2]
        let high = numbers[(numbers.count * 9 + 9) / 10 - 1]
        try Data("| \(race.scene) | \(median) | \(high) | \(last) |\n".utf8)
            .write(to: URL(fileURLWithPath: table + "/" + race.scene))
    }

    @Test(arguments: Race.corpus) func `a mended scene holds`(_ race: Race) throws {
        let result = try RaceBench().sweep(race.script(isMended: true), schedules: Self.schedules)
        #expect(result.outcome == .passed)
        #expect(try #require(result.tally).scheduleCount == Self.schedules)
    }
}
