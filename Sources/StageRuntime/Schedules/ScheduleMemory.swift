/// What schedules have come to, by the choices that they made.
///
/// On a stage nothing but its schedule's choices differs from one run of a walkthrough to the next. So a schedule that
/// answers as another did, each time that there is something to choose, makes the same run, which need not be performed
/// again. The runs form a tree: what was to be chosen first, then, by the answer, what next. Many schedules share few
/// runs where a walkthrough asks its workers seldom.
package final class ScheduleMemory {
    /// One moment of runs that were the same so far.
    private struct Moment {
        /// What is to be chosen; `nil` if nothing was left to choose.
        var question: ScheduleDecision.Question?
        /// The places of the moments that follow the answers given so far.
        var next: [ScheduleDecision.Answer: Int] = [:]
        /// The hash of the trace of the run that ended without another choice.
        var end: TraceHash?
    }

    /// The most moments that are kept, some megabytes; runs beyond them are performed each time.
    private static let mostMoments = 50_000

    /// The moments, the beginning of all runs first.
    private var moments = [Moment()]
    /// Whether a run went another way than the choices say: then it is no memory's business to know how a run goes.
    private var isRefuted = false

    /// Makes a memory of nothing; it serves one walkthrough, mode and seed.
    package init() {}

    /// Returns the hash of the trace that a schedule makes; `nil` if no run is known that made all its choices.
    package func trace(of schedule: Schedule) -> TraceHash? {
        guard schedule.deviations == nil, !isRefuted else { return nil }
        var choices = ScheduleChoices(schedule)
        var place = 0
        while moments[place].end == nil {
            guard let question = moments[place].question, let next = moments[place].next[choices.answer(question)]
            else { return nil }
            place = next
        }
        return moments[place].end
    }

    /// Remembers a run: all its choices, in order, and the hash of its trace.
    package func note(_ decisions: [ScheduleDecision], trace: TraceHash) {
        guard !isRefuted, moments.count + decisions.count < Self.mostMoments else { return }
        var place = 0
        for decision in decisions {
            let known = moments[place].question
            guard moments[place].end == nil, known == nil || known == decision.question else { return refute() }
            moments[place].question = decision.question
            if let next = moments[place].next[decision.answer] {
                place = next
            } else {
                moments.append(Moment())
                moments[place].next[decision.answer] = moments.count - 1
                place = moments.count - 1
            }
        }
        guard moments[place].question == nil, moments[place].end == nil || moments[place].end == trace else {
            return refute()
        }
        moments[place].end = trace
    }

    private func refute() {
        isRefuted = true
        moments = [Moment()]
    }
}
