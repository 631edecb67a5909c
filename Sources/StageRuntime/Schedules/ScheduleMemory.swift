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
        /// The run that ended without another choice.
        var end: End?
    }

    /// What is known of a run.
    private struct End: Equatable {
        /// The hash of its trace.
        let trace: TraceHash
        /// How many steps began before each of its replies was there, unless one brought it.
        let stepsPassed: [Int]
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
        return trace(from: 0, ScheduleChoices(schedule), wishes: [])
    }

    /// Follows a schedule's answers from a moment on.
    ///
    /// - Parameter wishes: before which step each reply so far is to come, where it is taken to be there by then.
    private func trace(from start: Int, _ choices: ScheduleChoices, wishes: [Int?]) -> TraceHash? {
        var (place, choices, wishes) = (start, choices, wishes)
        while true {
            if let end = moments[place].end {
                let isSame = zip(wishes, end.stepsPassed).allSatisfy { ($0 ?? .max) > $1 }
                return isSame ? end.trace : nil
            }
            guard let question = moments[place].question else { return nil }
            var answer = choices.answer(question)
            var wish: Int?
            if case .reply(let latency, let steps?) = answer {
                if let next = moments[place].next[answer],
                    let trace = trace(from: next, choices, wishes: wishes + [nil])
                {
                    return trace
                }
                answer = .reply(latency: latency, steps: nil)
                wish = steps
            }
            guard let next = moments[place].next[answer] else { return nil }
            wishes.append(wish)
            place = next
        }
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
        let end = End(trace: trace, stepsPassed: decisions.map(\.stepsPassed))
        guard moments[place].question == nil, moments[place].end == nil || moments[place].end == end else {
            return refute()
        }
        moments[place].end = end
    }

    private func refute() {
        isRefuted = true
        moments = [Moment()]
    }
}
