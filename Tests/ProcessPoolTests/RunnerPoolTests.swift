import Foundation
import TestSupport

@Suite(.serialized, .waiting)
struct RunnerPoolTests {
    @Test(arguments: ProbeRun.modes)
    func `every walkthrough reports its begin, its steps and its end`(mode: String) throws {
        let run = try ProbeRun("count=3", "jobs=1", "steps=2", "tell", mode)
        let walkthroughs = (0..<3).flatMap { number in
            ["started w\(number).walk"]
                + Array(repeating: "step UITestScripts/demo/w\(number).walk:\(number):3", count: 2)
                + ["passed w\(number).walk 2"]
        }
        #expect(
            run.lines == ["run 3"] + walkthroughs + [
                "run ended 3", "outcome completed 3 0 0 0", "missing []", "processes 1", "descriptors left 0",
            ])
    }

    @Test func `the steps of two that run side by side do not mix`() throws {
        let run = try ProbeRun("count=200", "jobs=2", "steps=3", "tell")
        for number in 0..<200 {
            let end = try #require(run.lines.firstIndex(of: "passed w\(number).walk 3"))
            let step = "step UITestScripts/demo/w\(number).walk:\(number):3"
            expect(run.lines[(end - 3)..<end], is: [step, step, step])
        }
    }

    @Test func `nothing planned is nothing missing`() throws {
        let run = try ProbeRun("count=0")
        expect(
            run.lines, are: "run 0", "run ended 0", "outcome completed 0 0 0 0", "missing []", "processes 0",
            "descriptors left 0")
    }

    @Test func `more jobs than walkthroughs start no more processes than needed`() throws {
        let outcome = try ProbeRun("count=2", "jobs=8", "quiet").outcome
        // One may have done all before the other is up.
        #expect(outcome.contains("processes 1") || outcome.contains("processes 2"))
    }

    @Test func `nothing is begun after the limit of failures, and processes go on in the next run`() throws {
        let run = try ProbeRun("count=50", "jobs=1", "limit=1", "bad=3:fail", "runs=20", "quiet")
        let outcomes = run.lines.filter { $0.hasPrefix("outcome") }
        expect((outcomes.count, outcomes.allSatisfy { $0 == "outcome failureLimit 3 1 0 0" }), is: (20, true))
    }

    @Test func `output of an app arrives with its walkthrough`() throws {
        let run = try ProbeRun("count=10", "jobs=2", "bad=4:print")
        expect(run.account(of: 4), is: ["passed w4.walk 0", "  output 17 \"hello from an app\""])
        expect(run.account(of: 5), is: ["passed w5.walk 0"])
    }

    @Test func `output before a crash is kept`() throws {
        let run = try ProbeRun("count=10", "bad=4:trap")
        expect(run.account(of: 4).last?.contains("\"about to trap\\nSwift/"), is: true)
    }

    @Test func `threads in the runner do no harm to processes made later`() throws {
        let run = try ProbeRun("count=20", "threads", "bad=3:trap,4:exit", "quiet")
        expect(run.outcome.prefix(2), is: ["outcome completed 18 2 2 0", "missing []"])
    }

    @Test func `a process that an app leaves behind keeps nothing waiting`() throws {
        let run = try ProbeRun("count=20", "bad=3:fork", "quiet")
        expect(run.outcome.prefix(2), is: ["outcome completed 20 0 0 0", "missing []"])
    }

    @Test(arguments: ["0<&-", "0<&- 2>&-"], ProbeRun.modes)
    func `a pool works with closed standard streams`(redirection: String, mode: String) throws {
        let process = Foundation.Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "'\(ProbeRun.executable.path)' count=5 bad=3:trap quiet \(mode) \(redirection)"]
        let pipe = Foundation.Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(output.hasPrefix("outcome completed 4 1 1 0\nmissing []\n"))
    }
}
