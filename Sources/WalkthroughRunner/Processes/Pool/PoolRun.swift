import Basics
import Foundation
import StageRuntime

/// One run of walkthroughs by a pool: it carries out what a ``Dispatcher`` decides, and tells what happens.
struct PoolRun {
    /// How often, at least, output that grows is looked at and whoever wants to do something meanwhile is asked.
    private static let pulse = Duration.milliseconds(100)

    /// The workers; strong, until the run has ended.
    private let crew: WorkerCrew
    /// The indexes of the walkthroughs, in the order they are begun.
    private let order: [Int]
    /// Says which walkthrough has an index.
    private let identify: (Int) -> WalkthroughIdentity
    /// Told of everything that happens.
    private let tell: (RunEvent) -> Void
    /// Decides.
    private var dispatcher: Dispatcher
    /// The counts so far.
    private var summary: RunSummary
    /// Which places of the order have an end record.
    private var hasEnded: [Bool]
    /// The steps that were told of walkthroughs still under way, by slot.
    private var steps: [[PerformedStep]]
    /// How many bytes of output were cut of walkthroughs still under way, by slot.
    private var cutBytes: [Int]
    /// How many runs each worker had begun when it was looked at last, by slot.
    private var runs: [Int]
    /// Reads messages.
    private let decoder = JSONDecoder()
    /// The time since the run began.
    private var clock = RunClock(at: RealTime.now)

    init(
        _ order: [Int], by crew: WorkerCrew, identify: @escaping (Int) -> WalkthroughIdentity,
        tell: @escaping (RunEvent) -> Void
    ) {
        self.crew = crew
        self.order = order
        self.identify = identify
        self.tell = tell
        dispatcher = Dispatcher(
            count: order.count, slots: crew.slots.count, timeout: crew.options.timeout,
            maxFailures: crew.options.maxFailures)
        summary = RunSummary(planned: order.count)
        hasEnded = Array(repeating: false, count: order.count)
        steps = crew.slots.map { _ in [] }
        cutBytes = crew.slots.map { _ in 0 }
        runs = crew.slots.map { _ in 0 }
    }

    /// Performs the walkthroughs; returns when nothing is left to wait for, or `interrupt` can be read.
    ///
    /// - Parameter stopped: called when nothing more is waited for, before the run's end is told.
    mutating func perform(
        until interrupt: Descriptor?, meanwhile: () -> Void, stopped: () -> Void
    ) -> WorkerPool.Outcome {
        tell(.runStarted(planned: order.count))
        for slot in crew.slots.indices { crew.pages[slot].goOn() }
        dispatcher.begin(with: crew.presence, now: now)
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
                for slot in crew.slots.indices { cutOutput(of: slot) }
                // A death that nothing wakes the runner for: a process that the app left behind holds the lifeline.
                for notice in crew.parent.takeNotices() { take(notice) }
                meanwhile()
            }
        }
        stopped()
        // After an interrupt or a breakdown nobody knows what the workers would still do. Reports are made as they end.
        let isBroken = isInterrupted || dispatcher.breakdown != nil
        if isBroken { crew.parent.endProcesses() }
        tell(.runEnded(summary))
        if isBroken { crew.end() }
        return outcome(isInterrupted: isInterrupted)
    }

    /// The time since the run began.
    private var now: Duration { clock.time(at: RealTime.now) }

    private func outcome(isInterrupted: Bool) -> WorkerPool.Outcome {
        let missing = order.indices.filter { !hasEnded[$0] }.map { order[$0] }
        let ending: WorkerPool.Ending
        if isInterrupted {
            ending = .interrupted
        } else if let reason = dispatcher.breakdown {
            ending = .broken(reason)
        } else if missing.isEmpty {
            ending = .completed
        } else if dispatcher.isStopping {
            ending = .failureLimit
        } else {
            ending = .broken("\(missing.count) of \(order.count) walkthroughs have no end record")
        }
        return WorkerPool.Outcome(summary: summary, missing: missing, ending: ending, workers: crew.count)
    }

    private mutating func carryOutActions() {
        for action in dispatcher.takeActions() {
            switch action {
            case .start(let slot): crew.start(slot)
            case .send(let slot, let places): crew.send(places.map { order[$0] }, to: slot)
            case .kill(let slot): crew.parent.endProcess(of: slot)
            case .stop: for slot in crew.slots.indices { crew.pages[slot].stop() }
            }
        }
    }

    private mutating func cutOutput(of slot: Int) {
        cutBytes[slot] += CapturedOutput(file: crew.slots[slot].output).cutIfLong()
    }

    /// A walkthrough that is run many times has the time limit for each of its runs.
    private mutating func lookForRuns() {
        for slot in runs.indices where dispatcher.slots[slot].current != nil {
            let count = crew.pages[slot].runs
            if count != runs[slot] { dispatcher.wentOn(slot, now: now) }
            runs[slot] = count
        }
    }

    /// Waits, and takes in what has arrived; tells whether the run is to stop.
    private mutating func takeIn(waitingFor interrupt: Descriptor?, until deadline: Duration) -> Bool {
        let notices = crew.parent.descriptors
        let messages = crew.slots.map(\.messages.reading)
        let ready = Descriptor.wait(
            for: messages + notices + (interrupt.map { [$0] } ?? []), within: deadline - now)
        for place in ready where place < messages.count { takeMessages(of: place) }
        if ready.contains(where: { $0 >= messages.count }) {
            for notice in crew.parent.takeNotices() { take(notice) }
        }
        return interrupt != nil && ready.last == messages.count + notices.count
    }

    private mutating func take(_ notice: WorkerNotice) {
        switch notice {
        case .started(let slot):
            crew.presence[slot] = .ready
            crew.count += 1
            dispatcher.started(slot, now: now)
        case .died(let slot, let status):
            while takeMessages(of: slot) {}
            crew.presence[slot] = .absent
            let output = CapturedOutput(file: crew.slots[slot].output).take()
            if let victim = dispatcher.died(slot, now: now) {
                if !victim.hasBegun { tell(.walkthroughStarted(identify(order[victim.place]))) }
                end(victim.place, in: slot, result(of: victim, in: slot, status: status, output: output))
            }
        case .refused(let slot, let code):
            crew.presence[slot] = .absent
            dispatcher.refused(slot, reason: SystemError.text(of: code), now: now)
        case .parentDied:
            dispatcher.fail("the parent of the worker processes was killed")
        }
    }

    /// Takes in what a worker has sent; tells whether there may be more.
    @discardableResult
    private mutating func takeMessages(of slot: Int) -> Bool {
        let count = crew.slots[slot].messages.reading.receive(onto: &crew.arrived[slot].bytes) ?? 0
        // After nonsense, what looks like a message may be none.
        if dispatcher.slots[slot].verdict == .garbled { crew.arrived[slot].removeAll() }
        var isNonsense = crew.arrived[slot].isTooLong
        while !isNonsense, let line = crew.arrived[slot].next() {
            isNonsense = !(RunnerMessage(line, by: decoder).map { take($0, from: slot) } ?? false)
        }
        if isNonsense {
            crew.arrived[slot].removeAll()
            dispatcher.garbled(slot)
        }
        return count > 0
    }

    /// Takes in a message; tells whether it is one that the process can send now.
    private mutating func take(_ message: RunnerMessage, from slot: Int) -> Bool {
        switch message {
        case .started(let index):
            guard let place = dispatcher.began(slot, now: now), order[place] == index else { return false }
            tell(.walkthroughStarted(identify(index)))
        case .stepEnded(let record):
            steps[slot].append(record)
        case .ended(let index, var result):
            guard dispatcher.slots[slot].current.map({ order[$0] }) == index,
                let place = dispatcher.ended(slot, isFailure: result.isFailure, now: now)
            else { return false }
            result.walkthrough = identify(index)
            end(place, in: slot, result)
        }
        return true
    }

    /// Records the end of a walkthrough, its steps right before it.
    private mutating func end(_ place: Int, in slot: Int, _ result: WalkthroughResult) {
        for step in steps[slot] { tell(.stepEnded(step)) }
        var result = result
        if crew.options.steps == .detailed { result.steps = steps[slot] }
        result.output?.bytesLeftOut += cutBytes[slot]
        cutBytes[slot] = 0
        steps[slot] = []
        hasEnded[place] = true
        summary.count(result.outcome)
        tell(.walkthroughEnded(result))
    }

    /// Returns the result of a walkthrough whose worker has died, with what the worker noted last.
    private func result(
        of victim: Dispatcher.Victim, in slot: Int, status: Int32, output: AppOutput?
    ) -> WalkthroughResult {
        let cause =
            switch victim.verdict {
            case .timeout: WalkthroughBreakdown.Cause.timeLimit(crew.options.timeout)
            case .garbled: WalkthroughBreakdown.Cause.garbledPipe
            case nil:
                WalkthroughBreakdown.Cause(status: status, output: output, memoryLimit: crew.options.memory)
            }
        let index = order[victim.place]
        let page = crew.pages[slot].index == index ? crew.pages[slot] : nil
        var result = WalkthroughResult(identify(index), WalkthroughBreakdown(cause, page: page))
        result.stepCount = page?.steps ?? 0
        result.virtualNanoseconds = page?.time.nanoseconds ?? 0
        result.wallNanoseconds = (now - victim.since).wholeNanoseconds
        result.output = output
        return result
    }
}
