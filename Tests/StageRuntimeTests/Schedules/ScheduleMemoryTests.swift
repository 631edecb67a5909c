import TestSupport

@testable import StageRuntime

@Suite struct ScheduleMemoryTests {
    /// Three steps, with replies of two calls asked for before and between them.
    private static func play(_ schedule: Schedule, elsewhere: Bool = false) -> ScheduleBench {
        let bench = ScheduleBench(schedule)
        bench.ask("a")
        bench.ask("b", ScheduleBench.slow)
        bench.stage.settle()
        bench.stage.beginInput("one", isPausable: true)
        if elsewhere { work(elsewhereThan: bench.stage) }
        bench.stage.advance(by: .milliseconds(60))
        bench.stage.beginInput("two", isPausable: true)
        bench.ask("c", ScheduleBench.narrow)
        bench.stage.advance(by: .milliseconds(60))
        bench.stage.beginInput("three", isPausable: true)
        bench.stage.trace.record("end", fields: [TraceEvent.Field("at", bench.notes.lines.joined(separator: ", "))])
        return bench
    }

    private static func work(elsewhereThan stage: Stage) {
        stage.run {
            _ = stage.tasks.start("elsewhere") { [stage] in
                _ = try? await stage.elsewhere("work") { (token: StageToken<Int>) in
                    token.resume(returning: 1)
                    return {}
                }
            }
        }
        stage.settle()
    }

    @Test(arguments: [ScheduleMode.completions, .anyOrder])
    func `the predicted outcome of a schedule equals the outcome of its run`(_ mode: ScheduleMode) throws {
        let memory = ScheduleMemory()
        var known = 0
        for number in 1...1000 as ClosedRange<UInt64> {
            let schedule = Schedule(mode, seed: 1, number: number)
            let bench = Self.play(schedule)
            let trace = bench.stage.trace.hash
            if let told = memory.trace(of: schedule) {
                known += 1
                #expect(told == trace, "schedule \(number)")
            }
            memory.note(try #require(bench.stage.driver?.decisions), trace: trace)
            expect(memory.trace(of: schedule), is: trace)
        }
        #expect(known > 50)
    }

    @Test func `a schedule with choices that no other made is not known`() throws {
        let memory = ScheduleMemory()
        let schedule = Schedule(.completions, seed: 1, number: 2)
        #expect(memory.trace(of: schedule) == nil)
        let bench = Self.play(schedule)
        memory.note(try #require(bench.stage.driver?.decisions), trace: bench.stage.trace.hash)
        #expect(memory.trace(of: Schedule(.completions, seed: 1, number: 3)) == nil)
        #expect(memory.trace(of: Schedule(.completions, replaying: [])) == nil)
    }

    @Test func `if two runs with the same choices differ, no run is remembered`() throws {
        let memory = ScheduleMemory()
        let schedule = Schedule(.completions, seed: 1, number: 2)
        let bench = Self.play(schedule)
        let decisions = try #require(bench.stage.driver?.decisions)
        memory.note(decisions, trace: bench.stage.trace.hash)
        memory.note(decisions, trace: TraceHash(value: 1))
        #expect(memory.trace(of: schedule) == nil)
        memory.note(decisions, trace: bench.stage.trace.hash)
        #expect(memory.trace(of: schedule) == nil)
    }

    @Test func `a run that ends where another continued refutes the memory`() throws {
        let memory = ScheduleMemory()
        let schedule = Schedule(.completions, seed: 1, number: 2)
        let bench = Self.play(schedule)
        let decisions = try #require(bench.stage.driver?.decisions)
        memory.note(decisions, trace: bench.stage.trace.hash)
        memory.note(Array(decisions.dropLast()), trace: TraceHash(value: 1))
        #expect(memory.trace(of: schedule) == nil)
    }

    @Test func `a run that waited for work elsewhere is not predicted`() {
        #expect(Self.play(Schedule(.completions, seed: 1, number: 2), elsewhere: true).stage.driver?.decisions == nil)
    }
}
