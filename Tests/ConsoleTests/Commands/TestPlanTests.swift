import TestSupport
import Testing

@testable import Console

@Suite struct TestPlanTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        for name in ["a", "b", "c"] { try workshop.write("expect screen Home\n", to: "UITestScripts/\(name).walk") }
    }

    private func fail(_ name: String) throws {
        try workshop.write("expect screen Second\n", to: "UITestScripts/\(name).walk")
    }

    private func list(_ options: String...) throws -> [String] {
        try workshop.run(["test", "--list"] + options).output.split(separator: "\n").map { line in
            String(line.dropFirst("UITestScripts/".count).prefix(1))
        }
    }

    @Test func `a tag that nothing has gets the nearest one`() throws {
        let workshop = try Workshop()
        try workshop.write("tags smoke\nexpect screen Home\n", to: "UITestScripts/t.walk")
        for (tags, end) in [
            ("smok", "; no walkthrough has the tag smok, did you mean smoke?"),
            ("smoke and frobnicate", "; no walkthrough has the tag frobnicate"), ("not smoke", ""),
        ] {
            let outcome = try workshop.run("test", "UITestScripts/t.walk", "--tags", tags)
            expect(outcome.status, is: .nothingMatched)
            expect(outcome.errors, is: "rehearse: nothing to run: none of 1 walkthrough matches\(end)\n")
        }
    }

    @Test func `a tag that nothing has is told, also if it excludes nothing`() throws {
        let workshop = try Workshop()
        try workshop.write("tags slow\nexpect screen Home\n", to: "UITestScripts/a.walk")
        let outcome = try workshop.run("test", "--tags", "not slwo or zebra", "--quiet")
        expect(outcome.status, is: .passed)
        #expect(
            outcome.errors == """
                --tags: no walkthrough has the tag slwo, did you mean slow?
                --tags: no walkthrough has the tag zebra

                """)
        expect(try workshop.run("test", "--tags", "not slow or slow", "--quiet").errors, is: "")
    }

    @Test func `a run writes the results that the next run needs`() throws {
        try fail("b")
        expect(try workshop.run("test", "--quiet").status, is: .failed)
        #expect(
            try workshop.read(".rehearse/last-run.txt") == """
                rehearse last run 2
                passed\t0\tUITestScripts/a.walk\t
                failed\t0\tUITestScripts/b.walk\t
                passed\t0\tUITestScripts/c.walk\t

                """)
        expect(try workshop.read(".rehearse/.gitignore"), is: "*\n")
        expect(try list("--last-failed"), is: ["b"])
        expect(try list("--order", "failed-first"), is: ["b", "a", "c"])
        try workshop.write("expect screen Home\n", to: "UITestScripts/b.walk")
        expect(try workshop.run("test", "--last-failed").output, is: "1 passed, 0 failed, 0 skipped in 0.000 s\n")
        let none = try workshop.run("test", "--last-failed")
        #expect(
            none
                == Workshop.Outcome(
                    status: .nothingMatched, output: "",
                    errors: "rehearse: nothing to run: none of these walkthroughs failed in its last run\n"))
        expect(try workshop.run("test", "--last-failed", "--allow-empty").status, is: .passed)
    }

    @Test func `without an earlier run nothing is known to have failed`() throws {
        expect(
            try workshop.run("test", "--last-failed").errors,
            is: "rehearse: nothing to run: no earlier run is known; run the suite without --last-failed once\n")
    }

    @Test func `failed ones first needs an earlier run`() throws {
        let first = try workshop.run("test", "--order", "failed-first", "--quiet")
        expect(
            first.errors, is: "rehearse: note: no earlier run is known, so `--order failed-first` changes nothing\n")
        expect(try workshop.run("test", "--order", "failed-first", "--quiet").errors, is: "")
    }

    @Test(arguments: [[], ["--order", "failed-first"]])
    func `a broken file is passed over with one message and written anew`(options: [String]) throws {
        try workshop.write("rubbish", to: ".rehearse/last-run.txt")
        let outcome = try workshop.run(["test", "--quiet"] + options)
        #expect(
            outcome.errors
                == "rehearse: note: .rehearse/last-run.txt is broken, or of another version of rehearse; "
                + "it is ignored and written again\n")
        expect(outcome.status, is: .passed)
        expect(try workshop.run("test", "--quiet").errors, is: "")
    }

    @Test func `a folder that takes no results only costs a message`() throws {
        try workshop.write("a file stands here", to: ".rehearse")
        let outcome = try workshop.run("test", "--quiet")
        #expect(
            outcome.errors.hasPrefix(
                "rehearse: note: the results are not kept: the folder .rehearse cannot be made: "))
        expect(outcome.status, is: .passed)
    }

    @Test func `a random order says its seed before the run`() throws {
        let drawn = try workshop.run("test", "--list", "--order", "random")
        expect(drawn.errors, is: "the order is random; to repeat it: --order random:4711\n")
        let given = try workshop.run("test", "--list", "--order", "random:4711")
        expect(given, is: drawn)
        expect(given.output.split(separator: "\n").count, is: 3)
        let seeded = try workshop.run("test", "--list", "--order", "random", "--seed", "3")
        expect(seeded.errors, is: "the order is random; to repeat it: --order random:3\n")
        expect(seeded.output, is: (try workshop.run("test", "--list", "--order", "random:3")).output)
    }

    @Test func `warnings of scripts that were not chosen are not shown`() throws {
        try workshop.write("param unused = \"x\"\nwalkthrough \"d\"\nrotate\n", to: "UITestScripts/d.walk")
        expect(try workshop.run("test", "--filter", "a", "--quiet").errors, is: "")
        #expect(try workshop.run("test", "--filter", "d").output.contains("parameter `unused` is not used"))
        #expect(try workshop.run("test").output.contains("parameter `unused` is not used"))
        try workshop.write("tapp\n", to: "UITestScripts/e.walk")
        let broken = try workshop.run("test", "--filter", "a", "--quiet")
        #expect(broken.errors.contains("unknown command `tapp`"))
        #expect(!broken.errors.contains("unused"))
        #expect(try workshop.run("test", "--quiet").errors.contains("parameter `unused` is not used"))
    }

    @Test func `each run of several has its number`() throws {
        try fail("b")
        let outcome = try workshop.run("test", "UITestScripts/b.walk", "--repeat-each", "2")
        #expect(
            outcome.output.hasPrefix("FAILED b #1\n   UITestScripts/b.walk:1:1: the screen is Home, not Second\n"))
        #expect(
            outcome.output.contains(
                """
                FAILED b #2
                   UITestScripts/b.walk:1:1: the screen is Home, not Second

                1) b #1

                """))
        #expect(outcome.output.hasSuffix("0 passed, 2 failed, 0 skipped in 0.000 s\n"))
    }

    @Test func `shards say their part, and leave the last run as it is`() throws {
        let first = try workshop.run("test", "--list", "--shard", "1/2")
        expect(first.errors, is: "shard 1/2: 2 of 3 walkthroughs, divided by their steps\n")
        expect(try list("--shard", "1/2"), is: ["a", "c"])
        expect(try list("--shard", "2/2"), is: ["b"])
        expect(try workshop.run("test", "--shard", "1/2").status, is: .passed)
        #expect(!workshop.exists(".rehearse"))
        expect(try workshop.run("test", "--quiet").status, is: .passed)
        let empty = try workshop.run("test", "--shard", "4/4")
        #expect(
            empty
                == Workshop.Outcome(
                    status: .passed, output: "0 passed, 0 failed, 0 skipped in 0.000 s\n",
                    errors: "shard 4/4: 0 of 3 walkthroughs, divided by the times in .rehearse/last-run.txt, "
                        + "which all shards must share\n"))
    }

    @Test func `the slowest are named before the counts`() throws {
        let outcome = try workshop.run("test", "--slowest", "2")
        #expect(
            outcome.output == """
                The slowest:
                  0.000 s  a  UITestScripts/a.walk
                  0.000 s  b  UITestScripts/b.walk

                3 passed, 0 failed, 0 skipped in 0.000 s

                """)
    }
}
