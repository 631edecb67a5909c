import Foundation
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
            run.learn(LastRun.Key(path: path, row: ""), LastRun.Record(hasFailed: failed, nanoseconds: 1))
        }
        return run
    }

    /// Adds a run; it is an error to complain.
    private func add(_ run: LastRun, keeping isWanted: (LastRun.Key) -> Bool = { _ in true }) throws {
        try file.add(run, complaining: { Issue.record("\($0)") }, keeping: isWanted)
    }

    private func known() throws -> LastRun {
        try #require(file.read { Issue.record("\($0)") })
    }

    @Test func `a run is added at the end, and what was there stays as it is`() throws {
        try add(run(["a.walk", "b.walk"]))
        let before = try workshop.read(file.filePath)
        try add(run(["a.walk"], failed: true), keeping: { _ in false })
        #expect(try workshop.read(file.filePath) == before + "failed\t1\ta.walk\t\n")
        var expected = run(["a.walk", "b.walk"])
        expected.learn(LastRun.Key(path: "a.walk", row: ""), LastRun.Record(hasFailed: true, nanoseconds: 1))
        #expect(try known() == expected)
        #expect(try workshop.read(".rehearse/.gitignore") == "*\n")
    }

    @Test func `a file that has grown is written anew, without what is no longer wanted`() throws {
        let paths = (0..<2000).map { "folder/some-walkthrough-\($0).walk" }
        try add(run(["gone.walk"] + paths))
        let size = try workshop.read(file.filePath).utf8.count
        for _ in 0..<2 { try add(run(paths)) }
        #expect(try workshop.read(file.filePath).utf8.count < size + size / 2)
        try add(run(paths, failed: true)) { $0.path != "gone.walk" }
        try add(run(paths, failed: true)) { $0.path != "gone.walk" }
        #expect(try known() == run(paths, failed: true))
    }

    @Test func `wherever a killed run left the file cut off, all that was whole is known, and so is what comes after`()
        throws
    {
        try add(run(["a.walk"]))
        let whole = Array(try workshop.read(file.filePath).utf8)
        let line = Array("failed\t12\tb.walk\tx=\"1\"\n".utf8)
        for count in 0..<line.count {
            try workshop.folder.write(whole + line.prefix(count), to: file.filePath)
            try add(run(["c.walk"], failed: true))
            var expected = run(["a.walk"])
            expected.learn(LastRun.Key(path: "c.walk", row: ""), LastRun.Record(hasFailed: true, nanoseconds: 1))
            #expect(try known() == expected, "cut after \(count) bytes")
        }
    }

    @Test(arguments: ["1", "2 9223372036854775807", "2 4611686018427387904", "2 1099511627777"])
    func `a file of another form is told of and written anew`(number: String) throws {
        try workshop.write("rehearse last run \(number)\npassed\t1\tb.walk\t\n", to: file.filePath)
        var complaints: [String] = []
        try file.add(run(["a.walk"]), complaining: { complaints.append($0) }, keeping: { _ in true })
        #expect(
            complaints == [
                ".rehearse/last-run.txt is broken, or of another version of rehearse; it is passed over and written anew"
            ])
        #expect(try known() == run(["a.walk"]))
    }

    /// Fills the file so far that the next run writes it anew.
    private func fill(_ root: WorkingFolder) throws {
        let line = "passed\t1\told.walk\t\n"
        try root.makeFolder(".rehearse")
        try root.write(
            Array((LastRun.heading + "0\n" + String(repeating: line, count: 70_000 / line.utf8.count)).utf8),
            to: file.filePath)
    }

    @Test func `runs of several processes that end at a time are all known, though one writes the file anew`() throws {
        let folder = try TroubledFolder(count: 8)
        let paths = (0..<8).map { "UITestScripts/" + TroubledFolder.script($0) }
        for _ in 0..<3 {
            try fill(folder.workshop.folder)
            let programs = try paths.map {
                try RunningProgram(BuiltProgram.troubled.file, ["test", "--jobs", "1", $0], in: folder.root)
            }
            for program in programs { #expect(try program.end().status == 0) }
            let known = LastRunFile(in: folder.workshop.folder).read { Issue.record("\($0)") }
            #expect(known?.all.map(\.key.path).sorted() == paths)
            #expect(try folder.workshop.read(".rehearse/last-run.txt").utf8.count < 10_000)
        }
    }

    @Test func `while the file is written anew, nobody else has the right to change it`() throws {
        try fill(workshop.folder)
        var answers: [Int32] = []
        try add(run(["a.walk"])) { _ in
            let descriptor = open(workshop.root.path + "/.rehearse/last-run.lock", O_RDWR)
            answers.append(flock(descriptor, LOCK_EX | LOCK_NB))
            close(descriptor)
            return false
        }
        #expect(answers == [-1])
        #expect(try known() == run(["a.walk"]))
        try add(run(["b.walk"]))
        #expect(try known() == run(["a.walk", "b.walk"]))
    }
}
