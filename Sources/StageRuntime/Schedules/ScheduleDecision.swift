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
        /// How long the reply takes, and before which step from then on it arrives anyway; `nil` if none brought it.
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

/// One choice of a schedule that differs from the default order.
package enum ScheduleDeviation: Hashable, Sendable {
    /// The reply to the `number`th request of a call took `latency`, or came before the step so many steps on.
    case reply(call: String, number: Int, latency: Duration, steps: Int?)
    /// Of several timers due at once, at the `tie`th such moment, the one at `place` went first.
    case timer(tie: Int, place: Int, first: String, before: String)
    /// Of several tasks that were ready, at the `pick`th such moment, the one at `place` went first.
    case job(pick: Int, place: Int, first: String, before: String)

    /// What is chosen, so that a replay finds the deviation.
    enum Choice: Hashable {
        /// When the `number`th reply of a call arrives.
        case reply(call: String, number: Int)
        /// Which of several equal timers goes first.
        case timer(Int)
        /// Which of several ready tasks goes first.
        case job(Int)
    }

    /// What is chosen.
    var choice: Choice {
        switch self {
        case .reply(let call, let number, _, _): .reply(call: call, number: number)
        case .timer(let tie, _, _, _): .timer(tie)
        case .job(let pick, _, _, _): .job(pick)
        }
    }
}

/// What a recorded schedule notes of a run, to say in words how it differed from the default order.
package enum ScheduleOccurrence: Hashable, Sendable {
    /// The reply to the `number`th request of a call arrived.
    case reply(call: String, number: Int)
    /// The `number`th step that acts began; its line, secrets as dots.
    case step(number: Int, line: String)
}
