import Foundation
import TestSupport

/// What becomes of the processes, and of the results, when the runner is stopped or killed.
@Suite(.serialized, .waiting)
struct RunnerPoolEndTests {
    #if os(Linux)
        @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["fork", "spawn"])
        func `a signal ends the run, whatever the processes do, and gives the results so far`(
            signal: Int32, mode: String
        ) throws {
            let probe = try RunningProbe("interrupt", mode)
            let processes = probe.descendants
            expect(processes.count, is: (mode == "fork" ? 3 : 2))
            kill(probe.process.processIdentifier, signal)
            let lines = probe.end()
            expect(lines.prefix(2), is: ["run ended 0", "outcome interrupted 0 0 0 0"])
            expect((lines.dropFirst(2).first, probe.process.terminationStatus), is: ("missing \(Array(0..<100))", 0))
            #expect(!processes.contains(where: RunningProbe.isAlive))
        }

        @Test(arguments: ["fork", "spawn"])
        func `no process outlives a runner that is killed`(mode: String) throws {
            let probe = try RunningProbe(mode)
            let processes = probe.descendants
            expect(processes.count, is: (mode == "fork" ? 3 : 2))
            kill(probe.process.processIdentifier, SIGKILL)
            #expect(RunningProbe.wait { !processes.contains(where: RunningProbe.isAlive) })
            // Foundation waits for each process that has a socket of the killed one: none may be left.
            for process in processes { kill(process, SIGKILL) }
            _ = probe.end()
        }

        @Test func `a zygote that is killed breaks the run, and everything missing is named`() throws {
            let probe = try RunningProbe()
            let zygote = try #require(probe.descendants.first)
            kill(zygote, SIGKILL)
            let lines = probe.end()
            expect(
                lines.dropFirst().first, is: "outcome broken(\"the parent of the runner processes was killed\") 0 0 0 0"
            )
            expect(lines.dropFirst(2).first, is: "missing \(Array(0..<100))")
        }

        @Test func `a zygote that is stopped does not keep the runner from ending`() throws {
            let probe = try RunningProbe("interrupt")
            let processes = probe.descendants
            kill(try #require(processes.first), SIGSTOP)
            kill(probe.process.processIdentifier, SIGINT)
            expect(probe.end().dropFirst().first, is: "outcome interrupted 0 0 0 0")
            #expect(RunningProbe.wait { !processes.contains(where: RunningProbe.isAlive) })
        }

        @Test func `a pool that cannot be made, since a thread runs, leaves nothing open`() throws {
            let lines = try ProbeRun("jobs=4", "threads=before").lines
            expect(
                lines, are: "refused runner processes cannot be made after a thread was started; make the pool first",
                "descriptors left 0")
        }
    #endif

    @Test(arguments: ProbeRun.modes, 6...14)
    func `a pool that cannot be made leaves no descriptor open`(mode: String, limit: Int) throws {
        let lines = try ProbeRun("count=0", "jobs=1", mode, descriptors: limit).lines
        #expect(lines.last == "descriptors left 0", "\(lines)")
        if limit == 6 { expect(lines.first, is: "refused a pipe could not be made: too many open files") }
    }

    @Test func `a process's argument from somebody else is refused`() throws {
        for argument in [
            "--runner-process=", "--runner-process=0,1,2", "--runner-process=0,900,901,902,903,904,905,906",
        ] {
            let process = Foundation.Process()
            process.executableURL = ProbeRun.executable
            process.arguments = [argument]
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus != 0)
        }
    }
}
