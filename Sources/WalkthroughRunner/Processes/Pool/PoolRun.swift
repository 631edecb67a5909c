import Basics
import Foundation
import StageRuntime

/// One run of walkthroughs by a pool: it carries out the decisions of a ``Dispatcher``, and reports events.
struct PoolRun {
    /// The maximum interval between checks of growing output.
    private static let pulse = Duration.milliseconds(100)

    /// The processes; strong, until the run has ended.
    private let processes: RunnerProcesses
    /// The indices of the walkthroughs, in the order in which they are begun.
    private let order: [Int]
    /// Returns the walkthrough of an index.
    private let identify: (Int) -> WalkthroughIdentity
    /// Called with each event.
    private let tell: (RunEvent) -> Void
    /// Makes the decisions.
    private var dispatcher: Dispatcher
    /// The counts so far.
    private var summary: RunSummary
    /// Whether each place of the order has an end record.
    private var hasEnded: [Bool]
    /// The reported steps of walkthroughs under way, by slot.
    private var steps: [[PerformedStep]]
    /// The failed walkthroughs that are performed again in a new process.
    private var failures: RepeatedFailures
    /// The number of output bytes that were cut of walkthroughs under way, by slot.
    private var cutBytes: [Int]
    /// The app's frames of a crash, by slot.
    private var frames: [[String]]
    /// When the crash was noticed that a process explains, by slot.
    private var crashes: [Duration?]
    /// The number of runs that each process had begun at the last check, by slot.
    private var runs: [Int]
    /// The slots whose processes are being killed, since they have sent what is no message.
    private var garbled: Set<Int> = []
    /// Decodes messages.
    private let decoder = JSONDecoder()
    /// The time since the run began.
    private var clock = RunClock(at: RealTime.now)

    init(
        _ order: [Int], by processes: RunnerProcesses, identify: @escaping (Int) -> WalkthroughIdentity,
        tell: @escaping (RunEvent) -> Void
    ) {
        self.processes = processes
        self.order = order
        self.identify = identify
        self.tell = tell
        dispatcher = Dispatcher(
            count: order.count, slots: processes.slots.count, timeout: processes.options.timeout,
            maxFailures: processes.options.maxFailures)
        summary = RunSummary(planned: order.count)
        hasEnded = Array(repeating: false, count: order.count)
        steps = processes.slots.map { _ in [] }
        cutBytes = processes.slots.map { _ in 0 }
        runs = processes.slots.map { _ in 0 }
        frames = processes.slots.map { _ in [] }
        crashes = processes.slots.map { _ in nil }
        failures = RepeatedFailures(limit: processes.options.repetitions, slots: processes.slots.count)
    }

    /// Performs the walkthroughs; returns when all have ended, or `interrupt` becomes readable.
    ///
    /// - Parameter stopped: called when the waiting is over, before the run's end is reported.
    mutating func perform(
        until interrupt: Descriptor?, stopped: () -> Void
    ) -> RunnerPool.Outcome {
        tell(.runStarted(planned: order.count))
        for slot in processes.slots.indices { processes.pages[slot].goOn() }
        dispatcher.begin(with: processes.presence, now: now)
        var isInterrupted = false
        var nextPulse = now + Self.pulse
        while !isInterrupted {
            carryOutActions()
            guard !dispatcher.isFinished else { break }
            clock.look(at: RealTime.now)
            isInterrupted = takeIn(waitingFor: interrupt, until: min(nextPulse, dispatcher.deadline ?? nextPulse))
            clock.look(at: RealTime.now)
            lookForRuns()
            dispatcher.tick(now: now)
            if now >= nextPulse {
                nextPulse = now + Self.pulse
                for slot in processes.slots.indices { cutOutput(of: slot) }
                // Also finds the end of a process whose lifeline is held by a process that the app left behind.
                for notice in processes.parent.takeNotices() { take(notice) }
            }
        }
        stopped()
        for place in failures.places { endFailure(of: place) }
        // If the run is broken off, the state of the processes is unknown; they end while the reports are made.
        let isBroken = isInterrupted || dispatcher.breakdown != nil
        if isBroken { processes.parent.endProcesses() }
        tell(.runEnded(summary))
        if isBroken { processes.end() }
        return outcome(isInterrupted: isInterrupted)
    }

    /// The time since the run began.
    private var now: Duration { clock.time(at: RealTime.now) }

    private func outcome(isInterrupted: Bool) -> RunnerPool.Outcome {
        let missing = order.indices.filter { !hasEnded[$0] }.map { order[$0] }
        let ending: RunnerPool.Ending
        if isInterrupted {
            ending = .interrupted
        } else if let reason = dispatcher.breakdown {
            ending = .broken(reason)
        } else if missing.isEmpty {
            ending = .completed
        } else if dispatcher.isStopping {
            ending = .failureLimit
        } else {
            ending = .broken("\(missing.count) of \(order.count) walkthroughs did not report their end")
        }
        return RunnerPool.Outcome(summary: summary, missing: missing, ending: ending, processes: processes.count)
    }

    private mutating func carryOutActions() {
        for action in dispatcher.takeActions() {
            switch action {
            case .start(let slot): processes.start(slot)
            case .send(let slot, let places): processes.send(places.map { order[$0] }, to: slot)
            case .kill(let slot): processes.parent.endProcess(of: slot)
            case .stop: for slot in processes.slots.indices { processes.pages[slot].stop() }
            }
        }
    }

    private mutating func cutOutput(of slot: Int) {
        cutBytes[slot] += CapturedOutput(file: processes.slots[slot].output).cutIfLong()
    }

    /// Restarts the time limit of walkthroughs whose processes have begun another run, or could not run.
    private mutating func lookForRuns() {
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
    private mutating func takeIn(waitingFor interrupt: Descriptor?, until deadline: Duration) -> Bool {
        let notices = processes.parent.descriptors
        let messages = processes.slots.map(\.messages.reading)
        let ready = Descriptor.wait(
            for: messages + notices + (interrupt.map { [$0] } ?? []), within: deadline - now)
        for place in ready where place < messages.count { takeMessages(of: place) }
        if ready.contains(where: { $0 >= messages.count }) {
            for notice in processes.parent.takeNotices() { take(notice) }
        }
        return interrupt != nil && ready.last == messages.count + notices.count
    }

    private mutating func take(_ notice: RunnerNotice) {
        switch notice {
        case .started(let slot):
            processes.presence[slot] = .ready
            processes.count += 1
            dispatcher.started(slot, now: now)
        case .died(let slot, let status):
            while takeMessages(of: slot) {}
            // What it had not sent yet is still on its page.
            processes.arrived[slot].bytes += processes.pages[slot].takeUnsent()
            takeLines(of: slot)
            processes.presence[slot] = .absent
            garbled.remove(slot)
            crashes[slot] = nil
            failures.died(slot)
            let output = CapturedOutput(file: processes.slots[slot].output).take()
            if let lost = dispatcher.died(slot, now: now) {
                if endFailure(of: lost.place, in: slot) { return }
                if !lost.hasBegun { tell(.walkthroughStarted(identify(order[lost.place]))) }
                let result = result(of: lost, in: slot, status: status, output: output)
                end(lost.place, finished(result, in: slot))
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
    private mutating func takeMessages(of slot: Int) -> Bool {
        let count = processes.slots[slot].messages.reading.receive(onto: &processes.arrived[slot].bytes) ?? 0
        takeLines(of: slot)
        return count > 0
    }

    private mutating func takeLines(of slot: Int) {
        while !garbled.contains(slot), let line = processes.arrived[slot].next() {
            if let message = RunnerMessage(line, by: decoder), take(message, from: slot) { continue }
            // The app has written into the pipe, so the bytes that follow may be malformed too.
            garbled.insert(slot)
            processes.parent.endProcess(of: slot)
        }
    }

    /// Handles a message; returns whether the process may send it now.
    private mutating func take(_ message: RunnerMessage, from slot: Int) -> Bool {
        switch message {
        case .started(let index):
            guard let place = dispatcher.began(slot, now: now), order[place] == index else { return false }
            if failures.began(place, in: slot) { tell(.walkthroughStarted(identify(index))) }
        case .stepEnded(let record):
            steps[slot].append(record)
        case .crashed(let lines):
            frames[slot] = lines
        case .ended(let index, var result):
            guard let place = dispatcher.slots[slot].current, order[place] == index else { return false }
            result.walkthrough = identify(index)
            if !dispatcher.isStopping, failures.wants(result, of: place, in: slot) {
                dispatcher.repeatAlone(slot, now: now)
                let failure = finished(result, in: slot)
                failures.keep(failure, of: place)
                return true
            }
            if endFailure(of: place, repetition: result, in: slot) {
                _ = dispatcher.ended(slot, isFailure: true, now: now)
            } else {
                _ = dispatcher.ended(slot, isFailure: result.isFailure, now: now)
                end(place, finished(result, in: slot))
            }
        }
        return true
    }

    /// Returns a result with its steps and with what the runner knows; what the slot has collected is used up.
    private mutating func finished(_ result: WalkthroughResult, in slot: Int) -> RepeatedFailures.Failure {
        var result = result
        if processes.options.steps == .detailed { result.steps = steps[slot] }
        result.output?.bytesLeftOut += cutBytes[slot]
        defer { (cutBytes[slot], steps[slot]) = (0, []) }
        return RepeatedFailures.Failure(result: result, steps: steps[slot])
    }

    /// Reports the failure of a walkthrough that was repeated; returns whether there is one.
    @discardableResult
    private mutating func endFailure(
        of place: Int, repetition: WalkthroughResult? = nil, in slot: Int? = nil
    ) -> Bool {
        guard let failure = failures.take(place, repetition: repetition, in: slot) else { return false }
        if let slot { (cutBytes[slot], steps[slot]) = (0, []) }
        end(place, failure)
        return true
    }

    /// Reports the end of a walkthrough, right after its steps.
    private mutating func end(_ place: Int, _ ended: RepeatedFailures.Failure) {
        for step in ended.steps { tell(.stepEnded(step)) }
        hasEnded[place] = true
        summary.count(ended.result.outcome)
        tell(.walkthroughEnded(ended.result))
    }

    /// Returns the result of a walkthrough whose process has ended, with the last records of the process.
    private mutating func result(
        of lost: Dispatcher.LostWalkthrough, in slot: Int, status: Int32, output: AppOutput?
    ) -> WalkthroughResult {
        let index = order[lost.place]
        let page = processes.pages[slot].index == index ? processes.pages[slot] : nil
        let cause =
            lost.isLate && page?.crash == nil
            ? WalkthroughBreakdown.Cause.timeLimit(processes.options.timeout)
            : WalkthroughBreakdown.Cause(
                status: page?.crash ?? status, output: output, memoryLimit: processes.options.memory)
        var breakdown = WalkthroughBreakdown(cause, page: page)
        if page?.crash != nil {
            // An address differs from run to run.
            let reason = output?.crashReason?.replacing(/0x[0-9a-f]+/, with: "…")
            let explanation = [reason].compactMap(\.self) + frames[slot]
            breakdown.crash = explanation.isEmpty ? nil : explanation
        }
        frames[slot] = []
        var result = WalkthroughResult(identify(index), breakdown)
        result.stepCount = page?.steps ?? 0
        result.virtualNanoseconds = page?.time.nanoseconds ?? 0
        result.wallNanoseconds = (now - lost.since).wholeNanoseconds
        result.output = output
        return result
    }
}
