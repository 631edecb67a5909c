import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct LastRunFileTests {
    private let workshop: Workshop
    private let file: LastRunFile

    init() throws {
        workshop = try Workshop()
        file = LastRunFile(in: workshop.folder)
    }

    private func run(_ paths: [String], failed: Bool = false) -> LastRun {
        var run = LastRun()
        for path in paths {
            run.records[LastRun.Key(path: path, row: "")] = LastRun.Record(hasFailed: failed, nanoseconds: 1)
        }
        return run
    }

    /// Keeps a run; it is an error to complain.
    private func keep(_ run: LastRun, beside isWanted: (LastRun.Key) -> Bool = { _ in true }) throws {
        try file.keep(run, complaining: { Issue.record("\($0)") }, beside: isWanted)
    }

    private func known() throws -> LastRun {
        try #require(file.read { Issue.record("\($0)") })
    }

    @Test func `a run replaces the results of its walkthroughs, and results of others stay on request`() throws {
        try keep(run(["a.walk", "b.walk", "gone.walk"]))
        try keep(run(["a.walk"], failed: true)) { $0.path != "gone.walk" }
        var expected = run(["a.walk", "b.walk"])
        expected.records[LastRun.Key(path: "a.walk", row: "")]?.hasFailed = true
        expect(try known(), is: expected)
        expect(try workshop.read(".rehearse/.gitignore"), is: "*\n")
    }

    @Test(arguments: ["1", "3", ""])
    func `a file of another format is reported and replaced`(number: String) throws {
        try workshop.write("rehearse last run \(number)\npassed\t1\tb.walk\t\n", to: file.filePath)
        var complaints: [String] = []
        try file.keep(run(["a.walk"]), complaining: { complaints.append($0) }, beside: { _ in true })
        #expect(
            complaints == [
                ".rehearse/last-run.txt is broken, or of another version of rehearse; it is ignored and written again"
            ])
        expect(try known(), is: run(["a.walk"]))
    }
}
