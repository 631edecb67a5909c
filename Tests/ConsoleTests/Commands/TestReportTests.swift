import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct TestReportTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write("expect screen Home\n", to: "UITestScripts/a.walk")
        try workshop.write("expect screen Second\n", to: "UITestScripts/b.walk")
    }

    @Test func `several reports are written beside the terminal's`() throws {
        let outcome = try workshop.run(
            "test", "--quiet", "--report", "junit=out/j.xml", "--report", "json=out/run.jsonl", "--report", "html=page")
        #expect(outcome.output.hasSuffix("1 passed, 1 failed, 0 skipped in 0.000 s\n"))
        expect(outcome.errors, is: "")
        #expect(try workshop.read("out/j.xml").contains("<testsuites tests=\"2\" failures=\"1\""))
        #expect(try workshop.read("page/index.html").hasPrefix("<!DOCTYPE html>"))
        #expect(try workshop.read("page/journal.jsonl").hasPrefix("{\"event\":\"runStarted\""))
        #expect(try workshop.run("merge", "page").output == workshop.run("merge", "out/run.jsonl").output)
    }

    @Test func `a merge replaces no journal that it reads, except that it may write its only one anew`() throws {
        for shard in 1...2 {
            _ = try workshop.run("test", "--shard", "\(shard)/2", "--report", "json=\(shard).jsonl")
        }
        let before = try (workshop.read("1.jsonl"), workshop.read("2.jsonl"))
        for report in ["junit=1.jsonl", "json=./2.jsonl"] {
            let outcome = try workshop.run("merge", "1.jsonl", "2.jsonl", "--report", report)
            expect(
                outcome.errors,
                is: "rehearse: error: --report \(report) would overwrite a file that is read; name another file\n")
            expect(outcome.status, is: .wrongInput)
        }
        expect(try (workshop.read("1.jsonl"), workshop.read("2.jsonl")), is: before)
        _ = try workshop.run("test", "--report", "html=page")
        let page = try workshop.read("page/index.html")
        for _ in 1...2 {
            expect(try workshop.run("merge", "page", "--report", "html=page").status, is: .failed)
            expect(try workshop.read("page/index.html"), is: page)
        }
        expect(try workshop.run("merge", "page", "1.jsonl", "--report", "html=page").status, is: .wrongInput)
    }

    @Test func `the last line of a merge is that of the run`() throws {
        try workshop.write("known failure \"later\"\nexpect screen Second\n", to: "UITestScripts/c.walk")
        try workshop.write("expect no spinner\n", to: "UITestScripts/d.walk")
        let run = try workshop.run("test", "--report", "json=run.jsonl").output.split(separator: "\n").last
        expect(run, is: "2 passed, 1 failed, 0 skipped, 1 known failure, 1 warning in 0.000 s")
        let merged = try workshop.run("merge", "run.jsonl").output
        expect(merged.split(separator: "\n").last, is: run)
        let whole = try workshop.run("merge", "run.jsonl", "--report", "terminal").output
        expect(whole.split(separator: "\n").last, is: run)
        #expect(whole.contains("1) b\n") && whole.contains("rehearse test UITestScripts/b.walk\n"))
    }

    @Test func `a part of the suite does not report elements that were on no screen`() throws {
        try workshop.write("expect no spinner\n", to: "UITestScripts/b.walk")
        #expect(try workshop.run("test").output.contains("1 warning"))
        for shard in 1...2 {
            let outcome = try workshop.run("test", "--shard", "\(shard)/2", "--report", "json=\(shard).jsonl")
            #expect(!outcome.output.contains("warning"))
        }
        #expect(try !workshop.run("merge", "1.jsonl", "2.jsonl").output.contains("warning"))
        #expect(try workshop.run("test", "--shard", "1/1").output.contains("1 warning"))
    }

    @Test func `the command for an unfinished walkthrough has only the parameters of that walkthrough`() throws {
        try workshop.write("param who = \"x\"\nexpect screen Home\n", to: "UITestScripts/c.walk")
        let outcome = try workshop.run(
            "test", "--param", "who=y", "--max-failures", "1", "--order", "given", "--report", "junit=j.xml")
        expect(outcome.status, is: .failed)
        let lines = try workshop.read("j.xml").split { "\n<".contains($0) }.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(
            lines.filter { $0.hasPrefix("rehearse test ") } == [
                "rehearse test UITestScripts/b.walk", "rehearse test UITestScripts/c.walk --param who=…",
            ])
    }

    @Test func `annotations come before the counts, and the job has its summary`() throws {
        try workshop.write("before\n", to: "summary.md")
        workshop.environment = ["GITHUB_STEP_SUMMARY": "summary.md"]
        let outcome = try workshop.run("test", "--quiet", "--report", "github")
        #expect(outcome.output.hasPrefix("::error file=UITestScripts/b.walk,line=1,"))
        #expect(outcome.output.hasSuffix("1 passed, 1 failed, 0 skipped in 0.000 s\n"))
        #expect(try workshop.read("summary.md").hasPrefix("before\n## "))
    }

    @Test func `a job summary that cannot be written is reported at the end, and the run is no success`() throws {
        workshop.environment = ["GITHUB_STEP_SUMMARY": "nowhere/summary.md"]
        let outcome = try workshop.run("test", "--quiet", "--report", "github", "UITestScripts/a.walk")
        expect(outcome.output, is: "1 passed, 0 failed, 0 skipped in 0.000 s\n")
        #expect(
            outcome.errors
                == "rehearse: error: GITHUB_STEP_SUMMARY: nowhere/summary.md cannot be written: no such file or "
                + "directory\n" + Self.missing)
        expect(outcome.status, is: .notExecuted)
    }

    @Test(arguments: ["junit", "json"])
    func `a report path that cannot be written is reported before anything runs`(format: String) throws {
        try workshop.write("", to: "taken/j.xml/file")
        let outcome = try workshop.run("test", "UITestScripts/a.walk", "--report", format + "=taken/j.xml")
        expect(
            outcome.errors,
            is: "rehearse: error: the report taken/j.xml cannot be written: it is a folder; name a file in it\n")
        expect(outcome.status, is: .wrongInput)
        expect(outcome.output, is: "")
    }

    private static let missing =
        "rehearse: note: the exit status is 3 since an output is missing; the others are complete\n"

    #if os(Linux)
        @Test func `a full disk is reported at the end with status 3, also if a walkthrough failed`() throws {
            for format in ["junit", "json"] {
                let outcome = try workshop.run(
                    "test", "--quiet", "--report", format + "=/dev/full", "--report", "html=page")
                #expect(
                    outcome.errors
                        == "rehearse: error: the report /dev/full cannot be written: the disk is full; make room or "
                        + "name a file on another one\n" + Self.missing)
                expect(outcome.status, is: .notExecuted)
                #expect(outcome.output.hasSuffix("1 passed, 1 failed, 0 skipped in 0.000 s\n"))
                #expect(try workshop.read("page/index.html").contains("1 failed"))
            }
            _ = try workshop.run("test", "--report", "json=run.jsonl")
            expect(try workshop.run("merge", "run.jsonl", "--report", "junit=/dev/full").status, is: .notExecuted)
        }
    #endif

    @Test(arguments: [("json=r.jsonl", "r.jsonl"), ("html=page", "page/journal.jsonl")])
    func `a journal that is removed during the run is named at the end, with status 3`(
        report: String, path: String
    ) throws {
        let file = workshop.root.appendingPathComponent(path)
        workshop.now = {
            // The journal has lines as soon as a walkthrough begins.
            if let text = try? String(contentsOf: file, encoding: .utf8), text.contains("walkthroughStarted") {
                try? FileManager.default.removeItem(at: file)
            }
            return .zero
        }
        let outcome = try workshop.run("test", "--report", report, "--report", "junit=j.xml")
        #expect(
            outcome.errors
                == "rehearse: error: the report \(path) is lost: it was removed or replaced during the run; leave it "
                + "alone until the run has ended, and run again\n" + Self.missing)
        expect(outcome.status, is: .notExecuted)
        #expect(try workshop.read("j.xml").contains("<testsuites tests=\"2\" failures=\"1\""))
    }

    @Test func `a report requested twice is written once`() throws {
        let outcome = try workshop.run(
            "test", "UITestScripts/a.walk", "--report", "json=r/journal.jsonl", "--report", "json=r/./journal.jsonl",
            "--report", "json=copy.jsonl", "--report", "html=r")
        expect(outcome.status, is: .passed)
        let journal = try workshop.read("r/journal.jsonl")
        expect(journal.ranges(of: "\"event\":\"runStarted\"").count, is: 1)
        expect(try workshop.read("copy.jsonl"), is: journal)
    }

    @Test func `shards are merged into one set of reports, and into one last run`() throws {
        for shard in 1...2 {
            _ = try workshop.run("test", "--shard", "\(shard)/2", "--report", "html=shard-\(shard)")
        }
        let merged = try workshop.run("merge", "shard-1", "shard-2", "--report", "junit=all.xml")
        #expect(
            merged
                == Workshop.Outcome(
                    status: .failed,
                    output: """
                        FAILED b
                           UITestScripts/b.walk:1:1: the screen is Home, not Second
                        1 passed, 1 failed, 0 skipped in 0.000 s

                        """,
                    errors: ""))
        #expect(try workshop.read("all.xml").contains("<testsuites tests=\"2\" failures=\"1\""))
        expect(try workshop.run("test", "--last-failed", "--list").output, is: "UITestScripts/b.walk  b\n")
    }

    @Test(arguments: [([], 12), (["--verify", "3"], 4), (["--schedules", "2"], 4), (["--schedule", "2"], 12)])
    func `merged times are those of one run of a walkthrough`(options: [String], nanoseconds: Int) throws {
        let words = ["test", "UITestScripts/a.walk", "--shard", "1/1", "--report", "json=run.jsonl"]
        expect(try workshop.run(words + options).status, is: .passed)
        let journal = try workshop.read("run.jsonl")
        #expect(journal.contains("\"wallNanoseconds\":0"))
        try workshop.write(
            journal.replacing("\"wallNanoseconds\":0", with: "\"wallNanoseconds\":12"), to: "run.jsonl")
        expect(try workshop.run("merge", "run.jsonl").status, is: .passed)
        #expect(
            try workshop.read(".rehearse/last-run.txt").hasSuffix("\npassed\t\(nanoseconds)\tUITestScripts/a.walk\t\n"))
    }

    @Test func `a shard to which nothing belongs writes its reports too`() throws {
        for shard in 1...3 {
            let outcome = try workshop.run(
                "test", "UITestScripts/a.walk", "--shard", "\(shard)/3", "--report", "html=shard-\(shard)",
                "--report", "junit=shard-\(shard)/j.xml", "--trace", "shard-\(shard)/t.jsonl")
            expect(outcome.status, is: .passed)
            let tests = shard == 1 ? 1 : 0
            #expect(try workshop.read("shard-\(shard)/j.xml").contains("<testsuites tests=\"\(tests)\" failures=\"0\""))
            #expect(workshop.exists("shard-\(shard)/t.jsonl"))
        }
        let merged = try workshop.run("merge", "shard-1", "shard-2", "shard-3")
        expect(
            merged,
            is: Workshop.Outcome(status: .passed, output: "1 passed, 0 failed, 0 skipped in 0.000 s\n", errors: ""))
    }

    @Test func `a journal that is not there or ends too early is no success`() throws {
        let missing = try workshop.run("merge", "nowhere")
        expect(missing.status, is: .wrongInput)
        #expect(missing.errors.hasPrefix("rehearse: error: "))
        _ = try workshop.run("test", "UITestScripts/a.walk", "--report", "json=run.jsonl")
        let lines = try workshop.read("run.jsonl").split(separator: "\n")
        try workshop.write(lines[0] + "\n", to: "run.jsonl")
        let cut = try workshop.run("merge", "run.jsonl")
        #expect(cut.output.hasSuffix("0 passed, 0 failed, 0 skipped, 1 not run\n"))
        expect(cut.status, is: .notExecuted)
    }

    @Test(arguments: [["--filter", "zebra"], ["--last-failed"]])
    func `a run that may be empty writes empty reports`(options: [String]) throws {
        for report in ["j.xml", "t.jsonl"] { try workshop.write("an old report", to: report) }
        let outputs = ["--allow-empty", "--report", "junit=j.xml", "--trace", "t.jsonl"]
        expect(try workshop.run(["test"] + options + outputs).status, is: .passed)
        #expect(try workshop.read("j.xml").contains("<testsuites tests=\"0\""))
        #expect(try workshop.read("t.jsonl").hasPrefix("{\"format\":"))
    }

    @Test(arguments: [
        ("--report junit=config.xml", "would overwrite a file that is read"),
        ("--report json=script.xml", "would overwrite a script"), ("--trace script.xml", "would overwrite a script"),
        ("--report junit=text.walk", "would overwrite a script"), ("--report junit=text", "would overwrite a file"),
        ("--report junit=new/a --report json=sub/a", "--report json=sub/a is the file of --report junit=new/a"),
        ("--report junit=b --trace broken", "--trace broken is the file of --report junit=b"),
    ])
    func `a link to a file that is read or written is refused like the file`(options: String, message: String) throws {
        try workshop.write("expect screen Home\n", to: "text")
        try workshop.write("", to: "sub/readme.txt")
        for (link, target) in [
            ("config.xml", "Config.plist"), ("script.xml", "UITestScripts/a.walk"), ("text.walk", "text"),
            ("new", "sub"), ("broken", "b"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: workshop.root.appendingPathComponent(link).path, withDestinationPath: target)
        }
        let outcome = try workshop.run(
            ["test", "UITestScripts/a.walk", "text"] + options.split(separator: " ").map(String.init))
        expect((outcome.status, outcome.output), is: (.wrongInput, ""))
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        expect(try workshop.read("UITestScripts/a.walk"), is: "expect screen Home\n")
        expect(try workshop.read("Config.plist"), is: Workshop.configuration)
    }

    @Test(arguments: [
        ("--report json=Config.plist", "would overwrite a file that is read"),
        ("--trace ./Config.plist", "would overwrite a file that is read"),
        ("--report junit=UITestScripts/a.walk", "would overwrite a script"),
        ("--report junit=other.walk", "would overwrite a script"),
        ("--report json=a --report junit=./a", "--report junit=./a is the file of --report json=a"),
        (
            "--report html=out --report junit=out/journal.jsonl",
            "--report junit=out/journal.jsonl is the file of --report html=out"
        ),
        ("--report html=out --trace out/index.html", "--trace out/index.html is the file of --report html=out"),
    ])
    func `a file that is written twice, or that the run reads, is refused before anything runs`(
        options: String, message: String
    ) throws {
        let workshop = try Workshop()
        try workshop.write("expect screen Home\n", to: "UITestScripts/a.walk")
        try workshop.write("expect screen Second\n", to: "other.walk")
        let outcome = try workshop.run(["test"] + options.split(separator: " ").map(String.init))
        expect(outcome.status, is: .wrongInput)
        #expect(outcome.errors.contains(message))
        expect(outcome.output, is: "")
        expect(try workshop.read("UITestScripts/a.walk"), is: "expect screen Home\n")
        expect(try workshop.read("other.walk"), is: "expect screen Second\n")
    }
}
