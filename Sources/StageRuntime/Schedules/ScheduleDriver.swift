/// Carries out a schedule on a stage: decides when replies arrive and in which order timers and tasks go.
///
/// `@unchecked Sendable`: cancellation handlers must be `Sendable`; the properties are only touched on the loop.
package final class ScheduleDriver: @unchecked Sendable {
    /// The schedule.
    package let schedule: Schedule
    /// Whether the schedule orders the ready tasks.
    let ordersJobs: Bool
    private var choices: ScheduleChoices
    /// The deviations that replace the seed's choices; empty if the seed chooses.
    private let given: [ScheduleDeviation.Choice: ScheduleDeviation]
    /// The replies that have not arrived, in the order of their requests; strong until they arrive.
    private var pending: [ScheduledReply] = []
    /// How many inputs, steps that act and keystrokes, have begun.
    private var inputs = 0
    /// How often timers of each name have fired, if the schedule is recorded.
    private var firings: [String: Int] = [:]
    /// The user's pauses so far.
    package private(set) var pauses: [ScheduleDeviation] = []
    /// How many times several timers were due at once.
    private var ties = 0
    /// How many times several tasks were ready.
    private var picks = 0
    /// The child tasks that were ready beside others and have not run since, with the numbers of their ranks.
    private var children: [(job: UInt, number: UInt64)] = []
    private var childCount: UInt64 = 0
    /// How much later than nominally things may happen now, because of late replies for which no step has waited.
    package private(set) var lag: Duration = .zero
    /// The sum of the latencies that the schedule has given to calls that declare none.
    package private(set) var undeclaredLag: Duration = .zero
    /// The choices that differ from the default order, if the schedule is recorded.
    package private(set) var deviations: [ScheduleDeviation] = [] {
        didSet { if let noted, let last = deviations.last { noted(.deviation(last)) } }
    }
    /// The events in order, if the schedule is recorded.
    package private(set) var occurrences: [ScheduleOccurrence] = [] {
        didSet { if let noted, let last = occurrences.last { noted(.occurrence(last)) } }
    }
    /// Called with each deviation and event at once, in case the run crashes; `nil` if not needed.
    package var noted: ((ScheduleNote) -> Void)?
    /// The choices in the order made; `nil` if the run depends on anything else, or if there are too many to keep.
    package private(set) var decisions: [ScheduleDecision]? = []
    private static let mostDecisions = 1000

    /// Makes the driver of a schedule; `nil` for the default order, which needs none.
    init?(_ schedule: Schedule) {
        guard schedule.mode != .fifo else { return nil }
        self.schedule = schedule
        ordersJobs = schedule.mode == .anyOrder
        choices = ScheduleChoices(schedule)
        given = Dictionary(
            (schedule.deviations ?? []).map { ($0.choice, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Replies

    /// The longest latency for a call that declares none, such as reading a file or asking a device on a phone.
    package static let undeclaredMost: Duration = .milliseconds(100)

    /// Suspends the running task until the reply to a request arrives; returns `false` if the task was cancelled.
    func wait(
        for description: WorkerCallDescription, number: Int, latency: Duration, on loop: EventLoop
    ) async -> Bool {
        guard let reply = chooseArrival(description, number, latency, at: loop.now) else { return !Task.isCancelled }
        return await withStageCancellationHandler {
            await withUnsafeContinuation { continuation in
                if Task.isCancelled || loop.hasEnded { return continuation.resume(returning: false) }
                reply.wait(continuation)
                lag += reply.lateness(at: reply.due)
                if latency == .zero { undeclaredLag += reply.lateness(at: reply.due) }
                pending.append(reply)
                reply.timer = loop.addTimer("reply of " + reply.call, at: reply.due) {
                    self.end(reply, on: loop, arrived: true)
                }
                reply.timer?.wakesTask = true
                reply.timer?.isReply = true
            }
        } onCancel: {
            loop.perform { self.end(reply, on: loop, arrived: false) }
        }
    }

    /// Chooses when a reply arrives; `nil` for at once, without a wait.
    private func chooseArrival(
        _ description: WorkerCallDescription, _ number: Int, _ latency: Duration, at now: StageInstant
    ) -> ScheduledReply? {
        let range = description.latencyRange
        let least = latency * range.lowerBound
        let most = latency > .zero ? latency * range.upperBound : Self.undeclaredMost
        var chosen = (latency: latency, gap: Int?.none)
        let question = ScheduleDecision.Question.reply(
            call: description.name, least: least, nominal: latency, most: most)
        if schedule.deviations == nil {
            if case .reply(let latency, let gap) = choices.answer(question) { chosen = (latency, gap) }
        } else if case .reply(_, _, let latency, let gap)? = given[
            .reply(call: description.name, number: number)]
        {
            chosen = (min(max(latency, least), most), gap)
        }
        note(question, .reply(latency: chosen.latency, gap: chosen.gap))
        if schedule.isRecorded, chosen != (latency, nil) {
            deviations.append(
                .reply(call: description.name, number: number, latency: chosen.latency, gap: chosen.gap))
        }
        if chosen.latency == .zero, latency == .zero {
            if schedule.isRecorded { occurrences.append(.reply(call: description.name, number: number)) }
            return nil
        }
        return ScheduledReply(
            call: description.name, number: number, earliest: now.advanced(by: least),
            nominal: now.advanced(by: latency), due: now.advanced(by: chosen.latency), gap: chosen.gap,
            isUndeclared: latency == .zero)
    }

    /// Delivers a reply whose gap is before the next event; returns whether there was one.
    func arriveBeforeNext(on loop: EventLoop) -> Bool {
        guard !pending.isEmpty else { return false }
        // Every waiting reply counts the event, also when another one arrives before it.
        let arriving = pending.filter { $0.arrives(beforeNextAt: loop.now) }
        guard let first = arriving.first else { return false }
        end(first, on: loop, arrived: true)
        return true
    }

    /// Delivers the next reply of a call that declares no latency; returns whether there was one.
    func arriveUndeclared(on loop: EventLoop) -> Bool {
        let undeclared = pending.filter(\.isUndeclared).min { $0.due < $1.due }
        guard let undeclared else { return false }
        end(undeclared, on: loop, arrived: true)
        return true
    }

    /// Ends the wait for a reply, which has arrived or whose task was cancelled.
    private func end(_ reply: ScheduledReply, on loop: EventLoop, arrived: Bool) {
        if let timer = reply.timer { loop.cancel(timer) }
        guard reply.resume(arrived: arrived) else { return }
        pending.removeAll { $0 === reply }
        lag = max(lag - (reply.lateness(at: reply.due) - reply.lateness(at: loop.now)), .zero)
        if arrived, schedule.isRecorded { occurrences.append(.reply(call: reply.call, number: reply.number)) }
    }

    // MARK: Inputs

    /// Returns how long the user waits before the next input, which `words` name in a record; `nil` for not at all.
    func pause(before words: String, on loop: EventLoop) -> Duration? {
        inputs += 1
        var chosen: Duration?
        if schedule.deviations == nil {
            let answer = choices.answer(.pause)
            note(.pause, answer)
            if case .pause(let pause) = answer { chosen = loop.duration(of: pause) }
        } else {
            if case .pause(_, let duration, _)? = given[.pause(inputs)] { chosen = duration }
            if chosen == nil { note(.pause, .pause(.none)) } else { forgetDecisions() }
        }
        guard let chosen else { return nil }
        let pause = ScheduleDeviation.pause(number: inputs, chosen, before: words)
        pauses.append(pause)
        if schedule.isRecorded { deviations.append(pause) }
        return chosen
    }

    /// Notes that an input begins before which the user cannot pause.
    func passInput() { inputs += 1 }

    func beginInput(_ words: String) {
        if schedule.isRecorded { occurrences.append(.input(number: inputs, words)) }
    }

    /// Notes that a step has waited for late replies.
    func didWait(_ duration: Duration) { lag = max(lag - duration, .zero) }

    /// The minimum time that a step is given after a pause.
    private static let patience: Duration = .seconds(10)

    /// Notes that the user has paused: late replies have had that time, and later steps are given as much again.
    ///
    /// A pause can split work in two, such as one search into two, which then lasts twice as long.
    func didPause(_ duration: Duration) {
        didWait(duration)
        lag += max(duration, Self.patience)
    }

    // MARK: Order

    func didFire(_ timer: LoopTimer) {
        guard schedule.isRecorded, !timer.isReply else { return }
        firings[timer.name, default: 0] += 1
        occurrences.append(.timer(timer.name, number: firings[timer.name] ?? 1))
    }

    /// Returns which of several due timers, in the default order, goes first.
    func first(of timers: [LoopTimer]) -> LoopTimer {
        ties += 1
        let index = chosenIndex(of: timers.map(\.sequence), .timer(ties))
        if index > 0, schedule.isRecorded {
            deviations.append(
                .timer(tie: ties, index: index, first: timers[index].name, before: timers[0].name))
        }
        return timers[index]
    }

    /// Returns when an app that comes back gets to what is overdue, as an index among three moments, 0 for the last.
    func overdueMoment(on loop: EventLoop) -> Int {
        ties += 1
        // The numbers are those of no timer; the tie's number tells the moments apart.
        let index = chosenIndex(of: (1...3).map { UInt64(ties * 4 + $0) | 1 << 61 }, .timer(ties))
        if index > 0, schedule.isRecorded {
            let notice = index == 1 ? "willEnterForeground" : "didBecomeActive"
            deviations.append(.timer(tie: ties, index: index, first: "what is overdue", before: notice))
        }
        return index
    }

    /// Returns the index of the job that goes first; `jobs` have the default order, `task` finds a job's task.
    func firstJob(of jobs: [UInt], task: (UInt) -> StageTask?) -> Int {
        picks += 1
        let index = chosenIndex(of: jobs.map { rankNumber(of: $0, task($0)) }, .job(picks))
        if index > 0, schedule.isRecorded {
            let names = [index, 0].map { task(jobs[$0])?.path ?? "a child task" }
            deviations.append(.job(pick: picks, index: index, first: names[0], before: names[1]))
        }
        // A child that has run may be released, and another may get its address.
        children.removeAll { $0.job == jobs[index] }
        return index
    }

    /// Notes that a job runs without a choice, so that no child task recorded earlier is ready any more.
    func didRunAlone() { if !children.isEmpty { children = [] } }

    /// Returns the number from which a job's rank derives; never a timer's number.
    ///
    /// A child task has none of its own: it gets one when it is first ready beside others, and keeps it until it runs.
    private func rankNumber(of job: UInt, _ task: StageTask?) -> UInt64 {
        if let task { return task.number | 1 << 62 }
        if let child = children.first(where: { $0.job == job }) { return child.number }
        childCount += 1
        children.append((job, childCount | 1 << 63))
        return childCount | 1 << 63
    }

    private func chosenIndex(of numbers: [UInt64], _ choice: ScheduleDeviation.Choice) -> Int {
        let question = ScheduleDecision.Question.first(numbers: numbers)
        var chosen = 0
        if schedule.deviations == nil {
            if case .first(let index) = choices.answer(question) { chosen = index }
        } else {
            switch given[choice] {
            case .timer(_, let index, _, _), .job(_, let index, _, _): chosen = min(index, numbers.count - 1)
            case .reply, .pause, nil: break
            }
        }
        note(question, .first(index: chosen))
        return chosen
    }

    // MARK: Choices made

    private func note(_ question: ScheduleDecision.Question, _ answer: ScheduleDecision.Answer) {
        guard let count = decisions?.count else { return }
        guard count < Self.mostDecisions else { return forgetDecisions() }
        decisions?.append(ScheduleDecision(question: question, answer: answer))
    }

    /// Drops the recorded choices of this run, since the run depends on something else as well.
    func forgetDecisions() { decisions = nil }
}
