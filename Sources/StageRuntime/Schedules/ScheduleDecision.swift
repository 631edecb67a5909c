/// One choice as a run has met it: what there was to choose, and what was chosen.
package struct ScheduleDecision: Hashable, Sendable {
    /// What there is to choose.
    enum Question: Hashable {
        /// When the reply to a request of a call arrives that may take so long.
        case reply(call: String, least: Duration, nominal: Duration, most: Duration)
        /// Which of several goes first; their numbers, in the default order.
        case first(numbers: [UInt64])
        /// How long the user waits before an input.
        case pause
    }

    /// What is chosen.
    enum Answer: Hashable {
        /// How long the reply takes at the most, and the gap in which it arrives if that comes sooner.
        case reply(latency: Duration, gap: Int?)
        /// The place in the default order of what goes first.
        case first(place: Int)
        /// How long the user waits.
        case pause(SchedulePause)
    }

    /// What there was to choose.
    let question: Question
    /// What was chosen.
    let answer: Answer
}

/// How long the user waits before an input, relative to what is due.
enum SchedulePause: Hashable {
    /// Not at all.
    case none
    /// A moment in which all that is ready runs, as between two letters.
    case moment
    /// Half the time until something is due.
    case half
    /// Until so many moments are past at which something is due.
    case past(Int)
    /// A minute, whatever is due.
    case long
}

extension ScheduleChoices {
    /// Makes the next choice.
    mutating func answer(_ question: ScheduleDecision.Question) -> ScheduleDecision.Answer {
        switch question {
        case .reply(let call, let least, let nominal, let most):
            let arrival = arrival(of: call)
            let latency = arrival.part.map { least + (most - least) * $0 } ?? nominal
            return .reply(latency: latency, gap: arrival.gap)
        case .first(let numbers):
            return .first(place: first(of: numbers.count) { numbers[$0] })
        case .pause:
            return .pause(pause())
        }
    }
}

/// One choice of a schedule that differs from the default order.
package enum ScheduleDeviation: Hashable, Sendable {
    /// The reply to the `number`th request of a call took `latency`, or came before in a gap.
    ///
    /// Gap n is before the nth thing that happens from the moment at which the reply may arrive: a timer fires, another
    /// reply arrives, a step or a letter begins.
    case reply(call: String, number: Int, latency: Duration, gap: Int?)
    /// The user waited before the `number`th input, of that line.
    case pause(number: Int, Duration, before: String)
    /// Of several timers due at once, at the `tie`th such moment, the one at `place` went first.
    case timer(tie: Int, place: Int, first: String, before: String)
    /// Of several tasks that were ready, at the `pick`th such moment, the one at `place` went first.
    case job(pick: Int, place: Int, first: String, before: String)

    /// What is chosen, so that a replay finds the deviation.
    enum Choice: Hashable {
        /// When the `number`th reply of a call arrives.
        case reply(call: String, number: Int)
        /// How long the user waits before the nth input.
        case pause(Int)
        /// Which of several equal timers goes first.
        case timer(Int)
        /// Which of several ready tasks goes first.
        case job(Int)
    }

    /// What is chosen.
    var choice: Choice {
        switch self {
        case .reply(let call, let number, _, _): .reply(call: call, number: number)
        case .pause(let number, _, _): .pause(number)
        case .timer(let tie, _, _, _): .timer(tie)
        case .job(let pick, _, _, _): .job(pick)
        }
    }
}

/// What a recorded schedule notes of a run, to say in words how it differed from the default order.
package enum ScheduleOccurrence: Hashable, Sendable {
    /// The reply to the `number`th request of a call arrived.
    case reply(call: String, number: Int)
    /// The `number`th step or letter began; in words, secrets as dots: "the step `tap "Send"`".
    case input(number: Int, String)
    /// A timer of that name fired for the `number`th time.
    case timer(String, number: Int)
}
