/// Carries a schedule out on a stage: gives replies their moments and puts timers and tasks in order.
///
/// `@unchecked Sendable`: cancellation handlers must be `Sendable`; the properties are only touched on the loop.
package final class ScheduleDriver: @unchecked Sendable {
    /// The schedule.
    package let schedule: Schedule
    /// Whether it says which of the ready tasks goes first.
    let ordersJobs: Bool
    /// What the seed chooses.
    private var choices: ScheduleChoices
    /// What is given in place of the seed's choices; empty where the seed chooses.
    private let given: [ScheduleDeviation.Choice: ScheduleDeviation]
    /// The replies that were asked for and have not arrived, in the order asked; strong until they arrive.
    private var pending: [ScheduledReply] = []
    /// How many steps that act have begun.
    private var step = 0
    /// How many times several timers were due at once.
    private var ties = 0
    /// How many times several tasks were ready.
    private var picks = 0
    /// The child tasks that were ready beside others and have not run since, with what their ranks derive from.
    private var children: [(job: UInt, key: UInt64)] = []
    /// How many child tasks were given such a number.
    private var childCount: UInt64 = 0
    /// How much later than nominally things may be by now, because replies were late and steps did not wait for them.
    package private(set) var lag: Duration = .zero
    /// The choices that differ from the default order, where the schedule is recorded.
    package private(set) var deviations: [ScheduleDeviation] = []
    /// What happened in which order, where the schedule is recorded.
    package private(set) var occurrences: [ScheduleOccurrence] = []

    /// Makes what carries a schedule out; none for the default order, which needs none.
    init?(_ schedule: Schedule) {
        guard schedule.mode != .fifo else { return nil }
        self.schedule = schedule
        ordersJobs = schedule.mode == .anyOrder
        choices = ScheduleChoices(schedule)
        given = Dictionary(
            (schedule.deviations ?? []).map { ($0.choice, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Replies

    /// Suspends the running task until the reply to a request arrives; tells whether it did or the task was cancelled.
    func wait(
        for description: WorkerCallDescription, number: Int, latency: Duration, on loop: EventLoop
    ) async -> Bool {
        let reply = deal(description, number, latency, at: loop.now)
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                if Task.isCancelled || loop.hasEnded { return continuation.resume(returning: false) }
                reply.wait(continuation)
                lag += reply.lateness(at: reply.due)
                pending.append(reply)
                reply.timer = loop.addTimer("reply of " + reply.call, at: reply.due) { self.arrive(reply) }
                reply.timer?.wakesTask = true
            }
        } onCancel: {
            loop.perform {
                if let timer = reply.timer { loop.cancel(timer) }
                self.end(reply, at: loop.now, arrived: false)
            }
        }
    }

    private func deal(
        _ description: WorkerCallDescription, _ number: Int, _ latency: Duration, at now: StageInstant
    ) -> ScheduledReply {
        let range = description.latencyRange
        let (least, most) = (latency * range.lowerBound, latency * range.upperBound)
        var chosen = (latency: latency, steps: Int?.none)
        if schedule.deviations == nil {
            let arrival = choices.arrival(of: description.name)
            if let part = arrival.part { chosen.latency = least + (most - least) * part }
            chosen.steps = arrival.steps
        } else if case .reply(_, _, let latency, let steps)? = given[
            .reply(call: description.name, number: number)]
        {
            chosen = (min(max(latency, least), most), steps)
        }
        if schedule.isRecorded, chosen != (latency, nil) {
            deviations.append(
                .reply(call: description.name, number: number, latency: chosen.latency, steps: chosen.steps))
        }
        return ScheduledReply(
            call: description.name, number: number, earliest: now.advanced(by: least),
            nominal: now.advanced(by: latency), due: now.advanced(by: chosen.latency),
            step: chosen.steps.map { step + $0 })
    }

    /// Begins a step that acts: replies that are to come between this one and the last arrive now.
    ///
    /// - Returns: whether any did, so that the stage has something to settle.
    func beginStep(_ line: String, on loop: EventLoop) -> Bool {
        step += 1
        var arriving: [ScheduledReply] = []
        for reply in pending {
            if let last = reply.step, last <= step, reply.earliest <= loop.now { arriving.append(reply) }
        }
        for reply in arriving {
            if let timer = reply.timer { loop.cancel(timer) }
            end(reply, at: loop.now, arrived: true)
        }
        if schedule.isRecorded { occurrences.append(.step(number: step, line: line)) }
        return !arriving.isEmpty
    }

    private func arrive(_ reply: ScheduledReply) { end(reply, at: reply.due, arrived: true) }

    private func end(_ reply: ScheduledReply, at now: StageInstant, arrived: Bool) {
        guard reply.resume(arrived: arrived) else { return }
        pending.removeAll { $0 === reply }
        lag -= reply.lateness(at: reply.due) - reply.lateness(at: now)
        if arrived, schedule.isRecorded { occurrences.append(.reply(call: reply.call, number: reply.number)) }
    }

    /// Notes that a step has waited for what was late.
    func didWait(_ duration: Duration) { lag = max(lag - duration, .zero) }

    // MARK: Order

    /// Returns which of several timers that are due goes first; they come in the default order.
    func first(of timers: [LoopTimer]) -> LoopTimer {
        ties += 1
        let place = place(of: timers.count, .timer(ties)) { timers[$0].sequence }
        if place > 0, schedule.isRecorded {
            deviations.append(
                .timer(tie: ties, place: place, first: timers[place].name, before: timers[0].name))
        }
        return timers[place]
    }

    /// Returns the place of the job that goes first; `task` tells the task of a scope that a job is, if it is one.
    ///
    /// - Parameter jobs: what tells the ready jobs from each other, in the default order.
    func firstJob(of jobs: [UInt], task: (UInt) -> StageTask?) -> Int {
        picks += 1
        let keys = jobs.map { key(of: $0, task($0)) }
        let place = place(of: jobs.count, .job(picks)) { keys[$0] }
        if place > 0, schedule.isRecorded {
            let names = [place, 0].map { task(jobs[$0])?.path ?? "a child task" }
            deviations.append(.job(pick: picks, place: place, first: names[0], before: names[1]))
        }
        // What has run may be gone, and another child take its place in memory.
        children.removeAll { $0.job == jobs[place] }
        return place
    }

    /// Notes that a job runs without a choice: whatever was ready beside it once is no longer.
    func didRunAlone() {
        if !children.isEmpty { children = [] }
    }

    /// Returns what a job's rank derives from: none is that of a timer, a task of a scope has one for good, and a
    /// child task, which has no number, one from its first appearance among the ready ones until it runs.
    private func key(of job: UInt, _ task: StageTask?) -> UInt64 {
        if let task { return task.number | 1 << 62 }
        if let child = children.first(where: { $0.job == job }) { return child.key }
        childCount += 1
        children.append((job, childCount | 1 << 63))
        return childCount | 1 << 63
    }

    private func place(
        of count: Int, _ choice: ScheduleDeviation.Choice, number: (Int) -> UInt64
    ) -> Int {
        if schedule.deviations == nil { return choices.first(of: count, number: number) }
        switch given[choice] {
        case .timer(_, let place, _, _), .job(_, let place, _, _): return min(place, count - 1)
        case .reply, nil: return 0
        }
    }
}
