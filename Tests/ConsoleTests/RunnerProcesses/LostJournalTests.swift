import Foundation
import TestSupport
import Testing

/// Journals that someone removes or empties while runner processes perform walkthroughs.
@Suite(.waiting) struct LostJournalTests {
    @Test(
        arguments: Thoroughness.choose(
            [("copied", "1", "r/journal.jsonl", true), ("spawned", "2", "r/html/journal.jsonl", false)],
            thorough: ["copied", "spawned"].flatMap { runners in
                ["1", "2"].flatMap { jobs in
                    ["r/journal.jsonl", "r/html/journal.jsonl"].flatMap { path in
                        [true, false].map { (runners, jobs, path, $0) }
                    }
                }
            }))
    func `a lost journal is named at the end with status 3, and the other reports are whole`(
        runners: String, jobs: String, path: String, isRemoved: Bool
    ) throws {
        // The walkthrough that never ends gives the time to do harm.
        let folder = try TroubledFolder(bad: "tap button \"loop\"")
        let program = try RunningProgram(
            BuiltProgram.troubled.file,
            ["test", "--jobs", jobs, "--timeout", "2s", "--quiet"] + TroubledFolder.files, in: folder.root,
            environment: TroubledFolder.environment(runners))
        let journal = folder.root.appendingPathComponent(path)
        program.wait { ((try? Data(contentsOf: journal)) ?? Data()).count > 1000 }
        if isRemoved {
            try FileManager.default.removeItem(at: journal)
        } else {
            expect(truncate(journal.path, 0), is: 0)
        }
        let outcome = try program.end()
        expect(outcome.status, is: 3)
        let loss = isRemoved ? "is lost: it was removed or replaced" : "is incomplete: it was emptied"
        #expect(outcome.errors.contains("TroubledApp: error: the report \(path) \(loss) during the run"))
        #expect(outcome.output.contains("99 passed, 1 failed"))
        expect(try folder.junit().cases.count, is: 100)
    }
}
