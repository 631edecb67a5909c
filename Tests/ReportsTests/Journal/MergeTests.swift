import Foundation
import TestSupport
import Testing
import Walkthroughs

@testable import Reports

@Suite struct MergeTests {
    let folder = TemporaryFolder()

    private func write(_ name: String, _ shard: String, plan: [String], ended: [String]) throws -> String {
        let path = folder.path(name + "/journal.jsonl")
        let writer = try JournalWriter(path: path)
        let header = RunHeader(properties: [.init("seed", "7"), .init("shard", shard)])
        writer.append(.runStarted(header, plan: plan.map { Fixtures.identity($0) }))
        for name in ended { writer.append(.walkthroughEnded(ReportedWalkthrough(Fixtures.result(name)))) }
        if plan.count == ended.count { writer.append(.runEnded(wallNanoseconds: Int64(plan.count))) }
        return folder.path(name)
    }

    @Test func `shards make one report, ordered by script, what is missing unfinished`() throws {
        let first = try write("one", "1/2", plan: ["a", "c"], ended: ["a", "c"])
        let second = try write("two", "2/2", plan: ["b", "d"], ended: ["d"])
        let report = try JournalReader().report(from: [first, second + "/journal.jsonl"])
        #expect(report.walkthroughs.map(\.scriptName) == ["a", "b", "c", "d"])
        #expect(report.walkthroughs.map(\.outcome) == [.passed, .notRun, .passed, .passed])
        #expect(report.header.properties == [.init("seed", "7"), .init("shard", "1/2, 2/2")])
        #expect(!report.hasEnded)
        #expect(report.wallNanoseconds == 2)
    }

    @Test func `a run that all shards ended has ended`() throws {
        let first = try write("one", "1/2", plan: ["a"], ended: ["a"])
        let second = try write("two", "2/2", plan: ["b"], ended: ["b"])
        #expect(try JournalReader().report(from: [first, second]).hasEnded)
    }

    @Test func `one journal keeps the order of its plan`() throws {
        let path = try write("one", "1/1", plan: ["b", "a"], ended: ["b", "a"])
        #expect(try JournalReader().report(from: [path]).walkthroughs.map(\.scriptName) == ["b", "a"])
    }

    @Test func `everything that is wrong with any journal is told`() throws {
        let missing = folder.path("nowhere")
        let garbage = folder.path("garbage.jsonl")
        try Data("x\n".utf8).write(to: URL(fileURLWithPath: garbage))
        do throws(JournalErrors) {
            _ = try JournalReader().report(from: [missing, garbage])
            Issue.record("nothing was wrong")
        } catch {
            #expect(
                error.description == """
                    \(missing): there is no journal; name a folder of results or a file that `--report json=FILE` wrote
                    \(garbage):1: this line is no journal entry: it is not JSON; take the line out, or the file was \
                    not written by `rehearse`
                    """)
        }
    }
}
