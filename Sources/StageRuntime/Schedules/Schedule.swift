/// One legal order of events: a mode and a seed reproduce a run exactly.
package struct Schedule: Equatable, Sendable {
    /// Which choices it makes.
    package let mode: ScheduleMode
    /// The number from which its choices derive.
    package let seed: UInt64
    /// How it makes them.
    package let strategy: ScheduleStrategy
    /// The only deviations from the default order; `nil` if the seed chooses.
    package let deviations: [ScheduleDeviation]?
    /// Whether the choices and the order of arrivals are recorded for a report; without effect on the run.
    package var isRecorded = false
    /// The number of steps into which a latency's range is divided: few make many runs equal, which need not be
    /// performed again; if chance alone chooses, later schedules use many.
    private(set) var latencyParts: UInt64 = 100
    /// The last schedule that divides latencies into few steps.
    private static let lastCoarse: UInt64 = 100

    /// The default: everything in the order in which it came.
    package static let fifo = Schedule(mode: .fifo, seed: 0, strategy: .uniform, deviations: nil)

    private init(mode: ScheduleMode, seed: UInt64, strategy: ScheduleStrategy, deviations: [ScheduleDeviation]?) {
        (self.mode, self.seed, self.strategy, self.deviations) = (mode, seed, strategy, deviations)
    }

    /// Makes a schedule of a mode whose choices derive from `seed` by a strategy.
    package init(_ mode: ScheduleMode, seed: UInt64, strategy: ScheduleStrategy) {
        self.init(mode: mode, seed: seed, strategy: strategy, deviations: nil)
    }

    /// Makes schedule `number` of those that derive from a run's seed; number 0 is the default order.
    ///
    /// The schedules use the strategies of the portfolio in turn.
    ///
    /// - Parameter isUserQuick: whether the user never pauses; the strategy of slow users is then left out.
    package init(_ mode: ScheduleMode, seed: UInt64, number: UInt64, isUserQuick: Bool = false) {
        guard number > 0 else {
            self.init(mode, replaying: [])
            return
        }
        var mixer = StageRandom(seed: seed)
        mixer = StageRandom(seed: mixer.next() ^ number)
        let portfolio = ScheduleStrategy.portfolio.filter { !isUserQuick || $0 != .slowUser }
        let strategy = portfolio[Int((number - 1) % UInt64(portfolio.count))]
        self.init(mode: mode, seed: mixer.next(), strategy: strategy, deviations: nil)
        if number > Self.lastCoarse, strategy == .uniform { latencyParts = 1_000_000 }
    }

    /// Makes the schedule that differs from the default order only by these deviations.
    ///
    /// Even without any, it gives late steps time and watches scenes that have left, as every schedule does.
    package init(_ mode: ScheduleMode, replaying deviations: [ScheduleDeviation]) {
        self.init(mode: mode, seed: 0, strategy: .uniform, deviations: deviations)
    }
}

/// Which choices a schedule makes instead of the default order.
package enum ScheduleMode: String, CaseIterable, Codable, Sendable {
    /// Nothing: everything happens in the order in which it came.
    case fifo
    /// When replies arrive, how long the user pauses, and which of several equal timers goes first.
    case completions
    /// The same, and which of the ready tasks goes first; the jobs of one task keep their order.
    case anyOrder = "any-order"
}

/// How a schedule makes its choices; using several in turn finds more than any of them alone.
package enum ScheduleStrategy: Hashable, Sendable {
    /// Every choice is random.
    case uniform
    /// Calls, timers and tasks have random ranks, and at `depth - 1` random moments the first of them is put last.
    ///
    /// After PCT (Burckhardt, Kothari, Musuvathi, Nagarakatti: A Randomized Scheduler with Probabilistic Guarantees of
    /// Finding Bugs, ASPLOS 2010): a race that depends on d choices is found at depth d.
    case priorities(depth: Int)
    /// The default order, except that one to three replies come late.
    case fewLateReplies
    /// Most replies come in a gap: before the first, the second, … event after their request.
    case gaps
    /// The user pauses before some of the inputs; half of the replies come at random moments, the others nominally.
    case slowUser

    /// The strategies in the order in which schedules use them.
    package static let portfolio: [ScheduleStrategy] = [
        .fewLateReplies, .uniform, .priorities(depth: 1), .gaps, .slowUser, .priorities(depth: 2),
        .priorities(depth: 3),
    ]
}

extension ScheduleStrategy: CustomStringConvertible {
    /// The strategy in words, as a report names it.
    package var description: String {
        switch self {
        case .uniform: "uniform"
        case .priorities(let depth): "priorities, depth \(depth)"
        case .fewLateReplies: "few late replies"
        case .gaps: "gaps"
        case .slowUser: "slow user"
        }
    }
}

/// A choice of a run: the question, and the answer of the schedule.
package struct ScheduleDecision: Hashable, Sendable {
    enum Question: Hashable {
        /// When the reply to a call's request arrives, given the range of its latency.
        case reply(call: String, least: Duration, nominal: Duration, most: Duration)
        /// Which of several timers or tasks goes first; their numbers are in the default order.
        case first(numbers: [UInt64])
        /// How long the user waits before an input.
        case pause
    }

    enum Answer: Hashable {
        /// The maximum latency of the reply, and the gap in which it arrives if that comes sooner.
        case reply(latency: Duration, gap: Int?)
        /// The index, in the default order, of the one that goes first.
        case first(index: Int)
        /// How long the user waits.
        case pause(SchedulePause)
    }

    let question: Question
    let answer: Answer
}

/// How long the user waits before an input, relative to the due timers.
enum SchedulePause: Hashable {
    case none
    /// A moment in which all ready jobs run, as between two keystrokes.
    case moment
    /// Half the time until the next timer is due.
    case half
    /// Until a number of moments at which timers are due have passed.
    case past(Int)
    /// A minute, whatever is due.
    case long
}

extension ScheduleChoices {
    mutating func answer(_ question: ScheduleDecision.Question) -> ScheduleDecision.Answer {
        switch question {
        case .reply(let call, let least, let nominal, let most):
            let arrival = arrival(of: call)
            let latency = arrival.part.map { least + (most - least) * $0 } ?? nominal
            return .reply(latency: latency, gap: arrival.gap)
        case .first(let numbers):
            return .first(index: first(of: numbers.count) { numbers[$0] })
        case .pause:
            return .pause(pause())
        }
    }
}

/// One choice of a schedule that differs from the default order.
package enum ScheduleDeviation: Hashable, Codable, Sendable {
    /// The reply to the `number`th request of a call took `latency`, or came sooner, in a gap.
    ///
    /// Gap n is before the nth event from the moment at which the reply may arrive: a timer fires, another reply
    /// arrives, or a step or a keystroke begins.
    case reply(call: String, number: Int, latency: Duration, gap: Int?)
    /// The user waited before the `number`th input, which is named.
    case pause(number: Int, Duration, before: String)
    /// At the `tie`th moment with several due timers, the one at `index` went first.
    case timer(tie: Int, index: Int, first: String, before: String)
    /// At the `pick`th moment with several ready tasks, the one at `index` went first.
    case job(pick: Int, index: Int, first: String, before: String)

    /// The choice that a deviation belongs to, by which a replay finds the deviation.
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

    var choice: Choice {
        switch self {
        case .reply(let call, let number, _, _): .reply(call: call, number: number)
        case .pause(let number, _, _): .pause(number)
        case .timer(let tie, _, _, _): .timer(tie)
        case .job(let pick, _, _, _): .job(pick)
        }
    }
}

/// An event of a run that a recorded schedule notes, to describe how the run differed from the default order.
package enum ScheduleOccurrence: Hashable, Codable, Sendable {
    /// The reply to the `number`th request of a call arrived.
    case reply(call: String, number: Int)
    /// The `number`th step or keystroke began, in words with secrets as dots: "the step `tap "Send"`".
    case input(number: Int, String)
    /// A timer with that name fired for the `number`th time.
    case timer(String, number: Int)
}

/// What a recorded schedule reports during the run.
package enum ScheduleNote: Codable, Sendable {
    /// A choice that differs from the default order.
    case deviation(ScheduleDeviation)
    /// An event.
    case occurrence(ScheduleOccurrence)
}
