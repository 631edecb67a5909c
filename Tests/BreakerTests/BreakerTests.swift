import Foundation
import SourceCheck
import StageRuntime
import TestSupport
import Testing

/// Every way to lose determinism that anybody thought of, with what catches it: the source check, the run, or both.
@Suite struct BreakerTests {
    /// What the source check finds in a function of the file of breakers: rule and construct, in order.
    private func findings(in function: String) throws -> [String] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/PlantedBreakers.swift"
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(lines.firstIndex { $0.hasPrefix("    static func \(function)(") })
        let last = try #require(lines[first...].firstIndex { $0 == "    }" })
        let findings = SourceCheck([("PlantedBreakers.swift", bytes)]).findings()
        return findings.filter { (first + 1...last + 1).contains($0.line) }.map { finding in
            let end = finding.message.dropFirst().firstIndex(of: "`").map { finding.message[...$0] }
            return finding.rule + " " + (end ?? "")
        }
    }

    @Test(arguments: Breaker.all) func `the source check finds it, or the run fails by itself`(
        _ breaker: Breaker
    ) throws {
        let found = try findings(in: breaker.name)
        expect(found, is: breaker.inSource)
        if found.isEmpty {
            let isCaught = breaker.atRunTime != .nothing
            #expect(isCaught)
        }
    }

    @Test(arguments: Breaker.all) func `a run fails by the task's name, who started it and what it waits for`(
        _ breaker: Breaker
    ) async {
        switch breaker.atRunTime {
        case .fails(let message):
            let outcome = await BreakerPlay.perform(arrivals: 1, breaker.body)
            expect(outcome.failures, is: [message])
        case .failsAlone(let message):
            let outcome = await BreakerPlay.perform(arrivals: 0, breaker.body)
            expect(outcome.failures, is: [message])
        case .differs:
            let first = await BreakerPlay.perform(arrivals: 0, breaker.body)
            let second = await BreakerPlay.perform(arrivals: 0, breaker.body)
            expect(first.failures + second.failures, is: [])
            #expect(first.trace != second.trace)
        case .nothing:
            let outcome = await BreakerPlay.perform(arrivals: 0, breaker.body)
            expect(outcome.failures, is: [])
        }
    }

    @Test func `there are at least fifteen, each once`() {
        #expect(Breaker.all.count >= 15)
        expect(Set(Breaker.all.map(\.name)).count, is: Breaker.all.count)
    }
}
