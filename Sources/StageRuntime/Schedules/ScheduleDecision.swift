/// One choice as a run has met it: what there was to choose, and what was chosen.
package struct ScheduleDecision: Hashable, Sendable {
    /// What there is to choose.
    enum Question: Hashable {
        /// When the reply to a request of a call arrives that may take so long.
        case reply(call: String, least: Duration, nominal: Duration, most: Duration)
        /// Which of several goes first; their numbers, in the default order.
        case first(numbers: [UInt64])
    }

    /// What is chosen.
    enum Answer: Hashable {
        /// How long the reply takes, and before which step from then on it arrives anyway; `nil` where none brought it.
        case reply(latency: Duration, steps: Int?)
        /// The place in the default order of what goes first.
        case first(place: Int)
    }

    /// What there was to choose.
    let question: Question
    /// What was chosen.
    var answer: Answer
    /// How many steps began before a reply was there that none of them brought.
    ///
    /// To have it come before a later one would have changed nothing.
    var stepsPassed = 0
}

extension ScheduleChoices {
    /// Makes the next choice.
    mutating func answer(_ question: ScheduleDecision.Question) -> ScheduleDecision.Answer {
        switch question {
        case .reply(let call, let least, let nominal, let most):
            let arrival = arrival(of: call)
            let latency = arrival.part.map { least + (most - least) * $0 } ?? nominal
            return .reply(latency: latency, steps: arrival.steps)
        case .first(let numbers):
            return .first(place: first(of: numbers.count) { numbers[$0] })
        }
    }
}
