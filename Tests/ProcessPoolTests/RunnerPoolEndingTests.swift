import TestSupport

/// Each way in which a process ends, among a hundred walkthroughs, in processes that are copies and in processes that are programs.
@Suite(.serialized, .waiting)
struct RunnerPoolEndingTests {
    /// How a walkthrough ends its process, and the text of the report.
    enum Ending: String, CaseIterable, CustomTestStringConvertible {
        case trap, overflow, exit, abort, kill, terminate

        var testDescription: String { rawValue }

        var message: String {
            switch self {
            case .trap:
                "the process was ended by \(TrapSignal.name) (a trap: precondition, overflow, index out of range)"
            case .overflow: "the process was ended by SIGSEGV (bad memory access or stack overflow)"
            case .exit: "the process exited with status 0 in the middle of the walkthrough"
            case .abort: "the process was ended by SIGABRT (abort)"
            case .kill: "the process was ended by SIGKILL (killed from outside, often because memory ran out)"
            case .terminate: "the process was ended by SIGTERM (asked to end from outside)"
            }
        }
    }

    @Test(arguments: Ending.allCases, ProbeRun.modes)
    func `a process that ends fails exactly its own walkthrough`(ending: Ending, mode: String) throws {
        let run = try ProbeRun("count=100", "steps=1", "bad=40:\(ending.rawValue)", mode)
        expect(
            Array(run.account(of: 40).prefix(5)), are: "crashed w40.walk", "  message \(ending.message)",
            "  at UITestScripts/demo/w40.walk:40:3 tap \(ending.rawValue) after 1",
            "  event 0s  worker  request  call=suggestions.search text=swift",
            "  event 1.5s  app  misdeed  is=\(ending.rawValue)")
        expect(run.outcome.prefix(2), is: ["outcome completed 99 1 1 0", "missing []"])
        for number in 0..<100 where number != 40 { expect(run.account(of: number), is: ["passed w\(number).walk 1"]) }
    }

    @Test(arguments: ProbeRun.modes)
    func `the steps of a killed process arrive from its page`(mode: String) throws {
        let run = try ProbeRun("count=4", "jobs=1", "steps=3", "tell", "bad=2:kill", mode)
        expect(run.lines.count { $0 == "step UITestScripts/demo/w2.walk:2:3" }, is: 3)
        expect(run.outcome.prefix(2), is: ["outcome completed 3 1 1 0", "missing []"])
    }

    // Each takes the three seconds of the limit; `ProcessEndingTests` has one always.
    @Test(.onlyThorough, arguments: ["loop", "sleep", "stop", "flood"], ProbeRun.modes)
    func `an endless walkthrough is killed and reported with its step`(misdeed: String, mode: String) throws {
        let run = try ProbeRun("count=100", "timeout=3000", "bad=40:\(misdeed)", mode)
        expect(
            Array(run.account(of: 40).prefix(4)), are: "timed out w40.walk",
            "  message it did not end within 3s; `--timeout` sets the limit",
            "  at UITestScripts/demo/w40.walk:40:3 tap \(misdeed) after 0", "  event 1.5s  app  misdeed  is=\(misdeed)")
        expect(run.outcome.prefix(2), is: ["outcome completed 99 1 0 1", "missing []"])
    }

    #if os(Linux)
        @Test(arguments: ProbeRun.modes)
        func `a process that uses up its memory is reported as out of memory`(mode: String) throws {
            let run = try ProbeRun("count=100", "memory=268435456", "bad=40:allocate", mode)
            expect(
                Array(run.account(of: 40).prefix(2)), are: "crashed w40.walk",
                "  message it asked for more than 256 MB of memory; `--memory` sets the limit")
            expect(run.outcome.prefix(2), is: ["outcome completed 99 1 1 0", "missing []"])
        }
    #endif

    @Test(arguments: ProbeRun.modes)
    func `the cause of an end is reported even if the parent of the runner ignores SIGCHLD`(
        mode: String
    ) throws {
        let run = try ProbeRun("count=4", "deaf", "bad=2:kill", mode)
        expect(run.account(of: 2).prefix(2), is: ["crashed w2.walk", "  message \(Ending.kill.message)"])
        expect(run.outcome.prefix(2), is: ["outcome completed 3 1 1 0", "missing []"])
    }

    @Test(arguments: ["garble", "close"], ProbeRun.modes)
    func `an app that uses the process's descriptors fails only its walkthrough`(
        misdeed: String, mode: String
    ) throws {
        let run = try ProbeRun("count=100", "bad=40:\(misdeed)", mode)
        expect(run.account(of: 40).first, is: "crashed w40.walk")
        expect(run.outcome.prefix(2), is: ["outcome completed 99 1 1 0", "missing []"])
    }

    @Test func `after several processes ended the other walkthroughs are performed`() throws {
        let bad = (0..<100).filter { $0 % 3 == 0 }.map { "\($0):\($0 % 2 == 0 ? "trap" : "exit")" }
        let run = try ProbeRun("count=100", "jobs=3", "bad=" + bad.joined(separator: ","))
        expect(
            run.outcome, are: "outcome completed 66 34 34 0", "missing []", "processes \(run.processes)",
            "descriptors left 0")
        #expect((34...37).contains(run.processes))
    }
}

extension ProbeRun {
    /// How many processes were started.
    fileprivate var processes: Int {
        lines.first { $0.hasPrefix("processes ") }.flatMap { Int($0.dropFirst("processes ".count)) } ?? 0
    }
}
