import Foundation
import TestSupport
import Testing

/// The files of a runner that is killed by `kill -9`, at many moments.
@Suite(.waiting) struct KilledRunnerTests {
    /// How many walkthroughs there are.
    static let count = 20

    private static let options = ["test", "--jobs", "2", "--report", "junit=r/junit.xml", "--report", "html=r/html"]

    @Test(arguments: (0..<Thoroughness.choose(8, thorough: 200)).map(KillMoment.of))
    func `all reports parse and name the unfinished walkthroughs, merge is exact, and the next run works`(
        moment: KillMoment
    ) throws {
        let folder = try TroubledFolder(count: Self.count)
        let results = folder.root.appendingPathComponent("r")
        let program = try RunningProgram(BuiltProgram.troubled.file, Self.options, in: folder.root)
        program.wait { moment.isReached(in: results) }
        program.send(SIGKILL)
        let outcome = try program.end()
        // It may have come to its end before.
        #expect(outcome.isSignal ? outcome.status == SIGKILL : outcome.status == 0)
        #expect(RunningProgram.wait { program.survivors.isEmpty })
        let journal = try JournalDocument(folder.data("r/html/journal.jsonl"))
        try expectReports(in: folder, journal)
        try expectMerge(in: folder, journal)
        let next = try BuiltProgram.troubled.run(
            Self.options + ["UITestScripts/" + TroubledFolder.script(0)], in: folder.root)
        expect(next.status, is: 0)
        expect(try Self.names(results.path), is: ["html", "junit.xml"])
        expect(try Self.names(results.path + "/html"), is: ["index.html", "journal.jsonl"])
        #expect(try Self.names(folder.root.path + "/.rehearse").contains(".gitignore"))
    }

    private static func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// Reports written during the run may be behind the journal, never ahead of it.
    private func expectReports(in folder: TroubledFolder, _ journal: JournalDocument) throws {
        let files = FileManager.default
        if files.fileExists(atPath: folder.root.path + "/r/junit.xml") {
            let junit = try folder.junit()
            expect(junit.cases.count, is: Self.count)
            for test in junit.cases {
                if test.kind.isEmpty {
                    expect(journal.ends[test.name], is: "passed")
                } else {
                    #expect(["unfinished", "notRun"].contains(test.type))
                }
            }
        }
        if files.fileExists(atPath: folder.root.path + "/r/html/index.html") {
            let html = try folder.html().body
            for number in 0..<Self.count { #expect(html.contains("\(TroubledFolder.title(number))<")) }
        }
    }

    private func expectMerge(in folder: TroubledFolder, _ journal: JournalDocument) throws {
        let merged = try BuiltProgram.troubled.run(
            ["merge", "r/html", "--report", "junit=m/junit.xml", "--report", "html=m/html"],
            in: folder.root)
        let isWhole = journal.ends.count == Self.count && journal.rest.isEmpty
        #expect(isWhole ? merged.status == 0 : [1, 3].contains(merged.status))
        let planned = Set(journal.planned)
        expect(planned.count, is: (journal.entries.isEmpty ? 0 : Self.count))
        let junit = try JUnitDocument(folder.data("m/junit.xml"))
        expect(Set(junit.cases.map(\.name)), is: planned)
        let begun = journal.begun
        for test in junit.cases {
            let type = journal.ends[test.name] == "passed" ? "" : begun.contains(test.name) ? "unfinished" : "notRun"
            expect(test.type, is: type)
        }
        let html = try HtmlDocument(folder.data("m/html/index.html")).body
        for title in journal.planned { #expect(html.contains("\(title)<")) }
    }
}
