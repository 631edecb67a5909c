import Foundation
import TestSupport
import Testing

@testable import Console

@Suite(.waiting) struct LastRunFileTests {
    private let workshop: Workshop
    private let file: LastRunFile

    init() throws {
        workshop = try Workshop()
        file = LastRunFile(in: workshop.folder)
    }

    private func run(_ paths: [String], failed: Bool = false) -> LastRun {
        var run = LastRun()
        for path in paths {
            run.learn(LastRun.Key(path: path, row: ""), LastRun.Record(hasFailed: failed, nanoseconds: 1))
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

    @Test func `a run takes the place of what is known of its walkthroughs, and others stay if they are wanted`() throws
    {
        try keep(run(["a.walk", "b.walk", "gone.walk"]))
        try keep(run(["a.walk"], failed: true)) { $0.path != "gone.walk" }
        var expected = run(["a.walk", "b.walk"])
        expected.learn(LastRun.Key(path: "a.walk", row: ""), LastRun.Record(hasFailed: true, nanoseconds: 1))
        #expect(try known() == expected)
        #expect(try workshop.read(".rehearse/.gitignore") == "*\n")
    }

    @Test(arguments: ["1", "3", ""])
    func `a file of another form is told of and written anew`(number: String) throws {
        try workshop.write("rehearse last run \(number)\npassed\t1\tb.walk\t\n", to: file.filePath)
        var complaints: [String] = []
        try file.keep(run(["a.walk"]), complaining: { complaints.append($0) }, beside: { _ in true })
        #expect(
            complaints == [
                ".rehearse/last-run.txt is broken, or of another version of rehearse; it is ignored and written again"
            ])
        #expect(try known() == run(["a.walk"]))
    }

    @Test func `runs of several processes that end at a time are all known`() throws {
        let folder = try TroubledFolder(count: 8)
        let paths = (0..<8).map { "UITestScripts/" + TroubledFolder.script($0) }
        for _ in 0..<3 {
            let programs = try paths.map {
                try RunningProgram(BuiltProgram.troubled.file, ["test", "--jobs", "1", $0], in: folder.root)
            }
            for program in programs { #expect(try program.end().status == 0) }
            let known = LastRunFile(in: folder.workshop.folder).read { Issue.record("\($0)") }
            #expect(known?.all.map(\.key.path).sorted() == paths)
        }
    }

    @Test func `while the file is written, no other process has the right to change it`() throws {
        try keep(run(["old.walk"]))
        var answers: [Int32] = []
        try keep(run(["a.walk"])) { _ in
            let descriptor = open(workshop.root.path + "/.rehearse/last-run.lock", O_RDWR)
            answers.append(flock(descriptor, LOCK_EX | LOCK_NB))
            close(descriptor)
            return false
        }
        #expect(answers == [-1])
        #expect(try known() == run(["a.walk"]))
        try keep(run(["b.walk"]))
        #expect(try known() == run(["a.walk", "b.walk"]))
    }
}
