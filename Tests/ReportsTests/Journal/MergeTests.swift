import Foundation
import Results
import TestSupport

@testable import Reports

@Suite struct MergeTests {
    let folder = TemporaryFolder()

    private func write(_ name: String, _ shard: String, plan: [String], ended: [String]) throws -> String {
        let path = folder.path(name + "/journal.jsonl")
        let writer = try JournalWriter(path: path)
        let header = RunHeader(properties: [.init("seed", "7"), .init("shard", shard)])
        writer.append(.runStarted(header, plan: plan.map { Fixtures.identity($0) }))
        for name in ended { writer.append(.walkthroughEnded(Fixtures.result(name))) }
        if plan.count == ended.count { writer.append(.runEnded(wallNanoseconds: Int64(plan.count))) }
        return folder.path(name)
    }

    @Test func `shards are merged into one report, ordered by script, with missing results as unfinished`() throws {
        let first = try write("one", "1/2", plan: ["a", "c"], ended: ["a", "c"])
        let second = try write("two", "2/2", plan: ["b", "d"], ended: ["d"])
        let report = try JournalReader().report(from: [first, second + "/journal.jsonl"])
        expect(report.walkthroughs.map(\.scriptName), is: ["a", "b", "c", "d"])
        expect(report.walkthroughs.map(\.outcome), is: [.passed, .notRun, .passed, .passed])
        expect(report.header.properties, is: [.init("seed", "7"), .init("shard", "1/2, 2/2")])
        expect((report.hasEnded, report.wallNanoseconds), is: (false, 2))
    }

    @Test func `a run that all shards ended has ended`() throws {
        let first = try write("one", "1/2", plan: ["a"], ended: ["a"])
        let second = try write("two", "2/2", plan: ["b"], ended: ["b"])
        #expect(try JournalReader().report(from: [first, second]).hasEnded)
    }

    private func merged(_ paths: [String], as name: String) throws -> String {
        let report = try JournalReader().report(from: paths)
        let path = folder.path(name)
        try Data(JsonLinesReport.render(report, in: ReportContext())).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func `a merged report can be merged again, alone or with missing shards`() throws {
        let shards = try (1...3).map { try write("\($0)", "\($0)/3", plan: ["w\($0)"], ended: ["w\($0)"]) }
        let all = try merged(shards, as: "all.jsonl")
        try expect(JournalReader().report(from: [all]), is: JournalReader().report(from: shards))
        let two = try merged(Array(shards[..<2]), as: "two.jsonl")
        try expect(JournalReader().report(from: [two]).notes, are: "the journal of shard 3/3 is missing; name it too")
        try expect(JournalReader().report(from: [two, shards[2]]), is: JournalReader().report(from: shards))
        let again = try JournalReader().report(from: [two, shards[1], shards[2]])
        expect(again.header.properties[1].value, is: "1/3, 2/3, 3/3")
    }

    @Test func `a folder without a journal is an error, and an invalid journal is one error`() throws {
        try Data("<plist>\n<dict/>\n</plist>\n".utf8).write(to: URL(fileURLWithPath: folder.path("a.plist")))
        do throws(JournalErrors) {
            _ = try JournalReader().report(from: [folder.path(""), folder.path("a.plist")])
            Issue.record("nothing was wrong")
        } catch {
            let place = folder.path("")
            #expect(
                error.description == """
                    \(place)journal.jsonl: there is no journal; name a folder of results or a file that `--report json=FILE` wrote
                    \(place)a.plist:1: this is not a journal of `rehearse`: it does not begin with a `runStarted` line
                    """)
        }
    }

    @Test func `one journal keeps the order of its plan`() throws {
        let path = try write("one", "1/1", plan: ["b", "a"], ended: ["b", "a"])
        try expect(JournalReader().report(from: [path]).walkthroughs.map(\.scriptName), is: ["b", "a"])
    }

    @Test func `the errors of all journals are reported`() throws {
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
                    \(garbage):1: this is not a journal of `rehearse`: it does not begin with a `runStarted` line
                    """)
        }
    }
}
