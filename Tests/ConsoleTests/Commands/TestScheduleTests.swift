import TestSupport
import Testing

@testable import Console

@Suite struct TestScheduleTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    /// A `within` is the script's own word, so a reply that is late under a schedule breaks it.
    private func writeImpatient() throws {
        try workshop.write("tap \"Load\"\nexpect \"milk\" within 150ms\n", to: "a.walk")
    }

    @Test func `the seed is printed before the run, and the number of schedules after it`() throws {
        try workshop.write("tap \"Load\"\nexpect \"milk\" within 2s\n", to: "a.walk")
        try workshop.write("timing exact\ntap \"Load\"\n", to: "b.walk")
        let outcome = try workshop.run("test", "a.walk", "b.walk", "--schedules", "20", "--seed", "7")
        expect(outcome.status, is: .passed)
        expect(outcome.errors, is: "schedules 1 to 20 of seed 7 (completions)\n")
        #expect(
            outcome.output == """
                held a: 20 schedules, 15 distinct traces
                skipped b: timing exact
                1 passed, 0 failed, 1 skipped in 0.000 s

                """)
    }

    @Test func `a schedule that fails is shrunk, and its command shows it again`() throws {
        try writeImpatient()
        let outcome = try workshop.run("test", "a.walk", "--schedules", "20", "--set", "limit=9")
        expect(outcome.status, is: .failed)
        try expectGolden(outcome.output, "test-schedules.txt")
        let command = try #require(outcome.output.split(separator: "\n").first { $0.contains("rehearse test ") })
        let again = try workshop.run(command.split(separator: " ").dropFirst().map(String.init))
        expect(again.status, is: .failed)
        #expect(again.output.hasPrefix("FAILED a\n   a.walk:2:1: no \"milk\" is on screen\n"))
        let usual = try workshop.run("test", "a.walk", "--schedule", "0", "--mode", "any-order")
        expect(usual.status, is: .passed)
        expect(usual.errors, is: "schedule 0 of seed 0 (any-order)\n")
    }

    @Test func `a failure in the usual order is reported as such, and the failure limit holds`() throws {
        try workshop.write("expect screen Second\n", to: "a.walk")
        try workshop.write("expect screen Home\n", to: "b.walk")
        let outcome = try workshop.run("test", "a.walk", "b.walk", "--schedules", "9", "--fail-fast")
        expect(outcome.status, is: .failed)
        #expect(outcome.output.contains("     | it fails in the default order already, so no schedule was tried\n"))
        #expect(outcome.output.contains("     rehearse test a.walk --seed 0 --schedule 0\n"))
        #expect(outcome.output.hasSuffix("0 passed, 1 failed, 0 skipped, 1 not run in 0.000 s\n"))
    }

    @Test func `equal runs are verified`() throws {
        try workshop.write("tap \"Load\"\nwait 200ms\n", to: "a.walk")
        try workshop.write("expect screen Second\n", to: "b.walk")
        let outcome = try workshop.run("test", "a.walk", "b.walk", "--verify", "3")
        expect(outcome.status, is: .failed)
        #expect(outcome.output.contains("     rehearse test b.walk --verify 3\n"))
        #expect(outcome.output.hasSuffix("1 passed, 1 failed, 0 skipped in 0.000 s\n"))
    }

    @Test func `traces are written, and their first difference is shown`() throws {
        try workshop.write("tap \"Load\"\nwait 200ms\n", to: "a.walk")
        expect(try workshop.run("test", "a.walk", "--trace", "one.jsonl").status, is: .passed)
        expect(try workshop.run("test", "a.walk", "--trace", "two.jsonl", "--jobs", "3").status, is: .passed)
        #expect(try workshop.read("one.jsonl") == workshop.read("two.jsonl"))
        #expect(
            try workshop.run("trace", "diff", "one.jsonl", "two.jsonl")
                == Workshop.Outcome(
                    status: .passed, output: "the traces are equal: 10 lines\n", errors: ""))
        try workshop.write("tap \"Load\"\nwait 300ms\n", to: "a.walk")
        expect(try workshop.run("test", "a.walk", "--trace", "two.jsonl").status, is: .passed)
        let outcome = try workshop.run("trace", "diff", "one.jsonl", "two.jsonl")
        expect(outcome.status, is: .failed)
        try expectGolden(outcome.output, "trace-diff.txt")
    }

    @Test func `text typed into a secure field is in no trace`() throws {
        try workshop.write("type \"hunter2\" into password\n", to: "a.walk")
        expect(try workshop.run("test", "a.walk", "--trace", "t.jsonl").status, is: .passed)
        let trace = try workshop.read("t.jsonl")
        #expect(!trace.contains("hunter2"))
        #expect(trace.contains("type \\\"•••••••\\\" into password"))
    }

    @Test func `a trace that cannot be written or read is reported`() throws {
        try workshop.write("tap \"Load\"\n", to: "a.walk")
        let refused = try workshop.run("test", "a.walk", "--trace", "a.walk/t.jsonl")
        expect(refused.status, is: .wrongInput)
        expect(refused.output, is: "")
        expect(refused.errors, is: "rehearse: error: the folder a.walk cannot be made: a.walk is not a folder\n")
        let folder = try workshop.run("test", "a.walk", "--trace", "new/")
        expect(folder.errors, is: "rehearse: error: new/ cannot be written: it is a folder; name a file in it\n")
        expect(folder.status, is: .wrongInput)
        #expect(!workshop.exists("new"))
        let unread = try workshop.run("trace", "diff", "nothing.jsonl", "a.walk")
        #expect(
            unread
                == Workshop.Outcome(
                    status: .wrongInput, output: "",
                    errors: "rehearse: error: nothing.jsonl does not exist\n"))
    }
}
