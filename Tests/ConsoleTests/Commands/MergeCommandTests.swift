import Testing

@testable import Console

/// That a journal may hold any numbers: it may have been damaged, or written by another program.
@Suite struct MergeCommandTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/a.walk")
    }

    /// Runs the walkthrough, changes a part of its journal, and merges that.
    private func merge(
        _ options: [String], replacing old: String, with new: String
    ) throws -> (outcome: Workshop.Outcome, lastRun: String) {
        _ = try workshop.run(["test", "--report", "json=run.jsonl"] + options)
        let journal = try workshop.read("run.jsonl")
        try workshop.write(journal.replacing(try Regex(old), with: new), to: "run.jsonl")
        #expect(try workshop.read("run.jsonl") != journal)
        try workshop.write("", to: ".rehearse/last-run.txt")
        let reports = ["junit=j.xml", "html=page", "github", "terminal"].flatMap { ["--report", $0] }
        let outcome = try workshop.run(["merge", "run.jsonl"] + reports)
        return (outcome, try workshop.read(".rehearse/last-run.txt"))
    }

    @Test(arguments: [("9223372036854775807", "9223372036854775807"), ("-5", "0")])
    func `absurd durations in a journal do not crash merge, and the next run reads usable ones`(
        number: String, expected: String
    ) throws {
        let (outcome, lastRun) = try merge(
            [], replacing: "\"wallNanoseconds\":[0-9]+", with: "\"wallNanoseconds\":\(number)")
        #expect(outcome.status == .passed)
        #expect(lastRun.hasSuffix("\npassed\t\(expected)\tUITestScripts/a.walk\t\n"))
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808"])
    func `a number of runs that nothing takes is no trap`(number: String) throws {
        let options = ["--schedules", "3"]
        let count = try merge(options, replacing: "\"count\":3", with: "\"count\":\(number)")
        #expect(count.lastRun.hasSuffix("\tUITestScripts/a.walk\t\n"))
        let header = try merge(
            options, replacing: "\"properties\":\\[",
            with: "\"properties\":[{\"name\":\"verify\",\"value\":\"\(number)\"},")
        #expect(header.lastRun.hasSuffix("\tUITestScripts/a.walk\t\n"))
    }
}
