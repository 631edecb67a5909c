import Basics
import Foundation
import StageRuntime

/// One run of tasks by a pool: it carries out the decisions of a ``Dispatcher``, and reports events.
struct PoolRun<Task: PoolValue, Note: PoolValue, Output: PoolOutput> {
    /// The maximum interval between checks of growing output.
    private static var pulse: Duration { .milliseconds(100) }

    /// The processes; strong, until the run has ended.
    private let processes: RunnerProcesses
    /// The tasks, in the order in which they are begun.
    private let tasks: [Task]
    private let tell: (PoolEvent<Note, Output>) -> Void
    private var dispatcher: Dispatcher
    private var hasEnded: [Bool]
    /// The notes of tasks under way, by slot.
    private var notes: [[Note]]
    /// The failed tasks that are performed again in a new process.
    private var failures: RepeatedFailures<Note, Output>
    /// What the app has printed in tasks that are ending, by slot.
    private var printed: [AppOutput?]
    /// The number of output bytes that were cut of tasks under way, by slot.
    private var cutBytes: [Int]
    /// The app's frames of a crash, by slot.
    private var frames: [[String]]
    /// When the crash was noticed that a process explains, by slot.
    private var crashes: [Duration?]
    /// The number of runs that each process had begun at the last check, by slot.
    private var runs: [Int]
    /// The slots whose processes are being killed, since they have sent what is no message.
    private var garbled: Set<Int> = []
    private let decoder = JSONDecoder()
    private let encoder = JSONEncoder()
    private var clock = RunClock(at: RealTime.now)

    init(
        _ tasks: [Task], by processes: RunnerProcesses, tell: @escaping (PoolEvent<Note, Output>) -> Void
    ) {
        (self.processes, self.tasks, self.tell) = (processes, tasks, tell)
        dispatcher = Dispatcher(
            count: tasks.count, slots: processes.slots.count, timeout: processes.options.timeout,
            maxFailures: processes.options.maxFailures)
        hasEnded = Array(repeating: false, count: tasks.count)
        notes = processes.slots.map { _ in [] }
        printed = processes.slots.map { _ in nil }
        cutBytes = processes.slots.map { _ in 0 }
        runs = processes.slots.map { _ in 0 }
        frames = processes.slots.map { _ in [] }
        crashes = processes.slots.map { _ in nil }
        failures = RepeatedFailures(limit: processes.options.repetitions, slots: processes.slots.count)
    }

    /// Performs the tasks until all have ended or `interrupt` is readable; calls `stopped` before it reports the end.
    mutating func perform(
        until interrupt: Descriptor?, stopped: () -> Void
    ) -> PoolOutcome {
        for slot in processes.slots.indices { processes.pages[slot].goOn() }
        dispatcher.begin(with: processes.presence, now: now)
        var isInterrupted = false
        var nextPulse = now + Self.pulse
        while !isInterrupted {
            carryOutActions()
            guard !dispatcher.isFinished else { break }
            clock.tick(at: RealTime.now)
            isInterrupted = receive(waitingFor: interrupt, until: min(nextPulse, dispatcher.deadline ?? nextPulse))
            clock.tick(at: RealTime.now)
            checkRuns()
            dispatcher.tick(now: now)
            if now >= nextPulse {
                nextPulse = now + Self.pulse
                for slot in processes.slots.indices { cutOutput(of: slot) }
                // Also finds the end of a process whose lifeline is held by a process that the app left behind.
                for notice in processes.parent.readNotices() { handle(notice) }
            }
        }
        stopped()
        for index in failures.indices { endFailure(of: index) }
        // If the run is broken off, the state of the processes is unknown; they end while the reports are made.
        let isBroken = isInterrupted || dispatcher.breakdown != nil
        if isBroken { processes.parent.endProcesses() }
        tell(.finished)
        if isBroken { processes.end() }
        return outcome(isInterrupted: isInterrupted)
    }

    /// The time since the run began.
    private var now: Duration { clock.time(at: RealTime.now) }

    private func outcome(isInterrupted: Bool) -> PoolOutcome {
        let missing = tasks.indices.filter { !hasEnded[$0] }
        let ending: PoolEnding
        if isInterrupted {
            ending = .interrupted
        } else if let reason = dispatcher.breakdown {
            ending = .broken(reason)
        } else if missing.isEmpty {
            ending = .completed
        } else if dispatcher.isStopping {
            ending = .failureLimit
        } else {
            ending = .broken("\(missing.count) of \(tasks.count) tasks did not report their end")
        }
        return PoolOutcome(missing: missing, ending: ending, processes: processes.count)
    }

    private mutating func carryOutActions() {
        for action in dispatcher.drainActions() {
            switch action {
            case .start(let slot): processes.start(slot)
            case .send(let slot, let indices): processes.send(indices.flatMap(command), to: slot)
            case .kill(let slot): processes.parent.endProcess(of: slot)
            case .stop: for slot in processes.slots.indices { processes.pages[slot].stop() }
            }
        }
    }

    /// Returns a task as a line, after its number.
    private func command(_ index: Int) -> [UInt8] {
        Array("\(index) ".utf8) + tasks[index].line(by: encoder) + [UInt8(ascii: "\n")]
    }

    private mutating func cutOutput(of slot: Int) {
        cutBytes[slot] += CapturedOutput(file: processes.slots[slot].output).cutIfLong()
    }

    /// Restarts the time limit of tasks whose processes have begun another run, or could not run.
    private mutating func checkRuns() {
        for slot in runs.indices where dispatcher.slots[slot].current != nil {
            let count = processes.pages[slot].runs
            if count != runs[slot] { dispatcher.wentOn(slot, now: now) }
            runs[slot] = count
        }
        let timeout = processes.options.timeout
        for slot in dispatcher.lateSlots(now: now)
        where isExplaining(slot) || processes.pages[slot].isStarved(of: timeout) {
            dispatcher.wentOn(slot, now: now)
        }
    }

    /// Returns whether a process explains a crash, for which it has a time of its own.
    private mutating func isExplaining(_ slot: Int) -> Bool {
        guard processes.options.explainsCrashes, processes.pages[slot].crash != nil else { return false }
        let since = crashes[slot] ?? now
        crashes[slot] = since
        return now - since < .seconds(Int64(CrashHandler.patience))
    }

    /// Waits, and handles what has arrived; returns whether the run must stop.
    private mutating func receive(waitingFor interrupt: Descriptor?, until deadline: Duration) -> Bool {
        let notices = processes.parent.descriptors
        let messages = processes.slots.map(\.messages.reading)
        let ready = Descriptor.wait(
            for: messages + notices + (interrupt.map { [$0] } ?? []), within: deadline - now)
        for index in ready where index < messages.count { readMessages(of: index) }
        if ready.contains(where: { $0 >= messages.count }) {
            for notice in processes.parent.readNotices() { handle(notice) }
        }
        return interrupt != nil && ready.last == messages.count + notices.count
    }

    private mutating func handle(_ notice: RunnerNotice) {
        switch notice {
        case .started(let slot):
            processes.presence[slot] = .ready
            processes.count += 1
            dispatcher.started(slot, now: now)
        case .died(let slot, let status):
            while readMessages(of: slot) {}
            // What it had not sent yet is still on its page.
            processes.arrived[slot].bytes += processes.pages[slot].drainUnsent()
            handleLines(of: slot)
            processes.presence[slot] = .absent
            garbled.remove(slot)
            crashes[slot] = nil
            failures.died(slot)
            let output = CapturedOutput(file: processes.slots[slot].output).drain()
            printed[slot] = nil
            if let lost = dispatcher.died(slot, now: now) {
                if endFailure(of: lost.index, in: slot) { return }
                if !lost.hasBegun { tell(.started(lost.index)) }
                let task = task(lost, in: slot, status: status, output: output)
                let time = (now - lost.since).wholeNanoseconds
                end(lost.index, finished(.lost(task), output, time, in: slot))
            }
        case .refused(let slot, let code):
            processes.presence[slot] = .absent
            dispatcher.refused(slot, reason: SystemError.text(of: code), now: now)
        case .parentDied:
            dispatcher.fail("the parent of the runner processes was killed")
        }
    }

    /// Handles the messages of a process; returns whether there may be more.
    @discardableResult
    private mutating func readMessages(of slot: Int) -> Bool {
        let count = processes.slots[slot].messages.reading.receive(onto: &processes.arrived[slot].bytes) ?? 0
        handleLines(of: slot)
        return count > 0
    }

    private mutating func handleLines(of slot: Int) {
        while !garbled.contains(slot), let line = processes.arrived[slot].next() {
            if let message = RunnerMessage<Note, Output>(line, by: decoder), handle(message, from: slot) { continue }
            // The app has written into the pipe, so the bytes that follow may be malformed too.
            garbled.insert(slot)
            processes.parent.endProcess(of: slot)
        }
    }

    /// Handles a message; returns whether the process may send it now.
    private mutating func handle(_ message: RunnerMessage<Note, Output>, from slot: Int) -> Bool {
        switch message {
        case .started(let number):
            guard let index = dispatcher.began(slot, now: now), index == number else { return false }
            if failures.began(index, in: slot) { tell(.started(index)) }
        case .note(let note):
            notes[slot].append(note)
        case .crashed(let lines):
            frames[slot] = lines
        case .printed(let output):
            printed[slot] = output
        case .ended(let number, let time, let output):
            guard let index = dispatcher.slots[slot].current, index == number else { return false }
            if !dispatcher.isStopping, failures.wants(output, of: index, in: slot) {
                dispatcher.repeatAlone(slot, now: now)
                failures.keep(finished(.output(output), printed[slot], time, in: slot), of: index)
                return true
            }
            if endFailure(of: index, repetition: output, in: slot) {
                _ = dispatcher.ended(slot, isFailure: true, now: now)
            } else {
                _ = dispatcher.ended(slot, isFailure: output.isFailure, now: now)
                end(index, finished(.output(output), printed[slot], time, in: slot))
            }
        }
        return true
    }

    /// Returns the end of a task with its notes; what the slot has collected is used up.
    private mutating func finished(
        _ result: TaskEnd<Output>.Result, _ printed: AppOutput?, _ wallNanoseconds: Int64, in slot: Int
    ) -> RepeatedFailures<Note, Output>.Ended {
        var end = TaskEnd(result: result, printed: printed, wallNanoseconds: wallNanoseconds)
        end.printed?.bytesLeftOut += cutBytes[slot]
        defer { reset(slot) }
        return RepeatedFailures.Ended(end: end, notes: notes[slot])
    }

    private mutating func reset(_ slot: Int) { (cutBytes[slot], notes[slot], printed[slot]) = (0, [], nil) }

    /// Reports the failure of a task that was repeated; returns whether there is one.
    @discardableResult
    private mutating func endFailure(of index: Int, repetition: Output? = nil, in slot: Int? = nil) -> Bool {
        guard let failure = failures.remove(index, repetition: repetition, in: slot) else { return false }
        if let slot { reset(slot) }
        end(index, failure)
        return true
    }

    /// Reports the end of a task, right after its notes.
    private mutating func end(_ index: Int, _ ended: RepeatedFailures<Note, Output>.Ended) {
        for note in ended.notes { tell(.note(index, note)) }
        hasEnded[index] = true
        tell(.ended(index, ended.end))
    }

    /// Returns what is known of a task whose process has ended, with the last records of the process.
    private mutating func task(
        _ lost: Dispatcher.LostTask, in slot: Int, status: Int32, output: AppOutput?
    ) -> LostTask {
        let page = processes.pages[slot].index == lost.index ? processes.pages[slot] : nil
        let exit =
            lost.isLate && page?.crash == nil
            ? ProcessExit.timeLimit(processes.options.timeout)
            : ProcessExit(status: page?.crash ?? status, output: output, memoryLimit: processes.options.memory)
        var task = LostTask(exit, page: page)
        if page?.crash != nil {
            // An address differs from run to run.
            let reason = output?.crashReason?.replacing(/0x[0-9a-f]+/, with: "…")
            let explanation = [reason].compactMap(\.self) + frames[slot]
            task.crash = explanation.isEmpty ? nil : explanation
        }
        frames[slot] = []
        return task
    }
}
