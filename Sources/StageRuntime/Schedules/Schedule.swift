/// One legal order of events: a mode and a seed reproduce a run exactly.
package struct Schedule: Equatable, Sendable {
    /// Which choices it makes.
    package let mode: ScheduleMode
    /// What its choices derive from.
    package let seed: UInt64
    /// How it makes them.
    package let strategy: ScheduleStrategy
    /// The only deviations from the default order, if they are given and the seed chooses none.
    package let deviations: [ScheduleDeviation]?
    /// Whether the choices and the order of arrivals are kept to be looked at; it changes nothing else.
    package var isRecorded = false
    /// Of how many parts a latency's range is made.
    ///
    /// Among few, replies often arrive at the same moment, and runs repeat, which are then not performed again. Where
    /// chance alone chooses, the later schedules choose among many, so that they hardly repeat.
    private(set) var latencyParts: UInt64 = 100
    /// The last schedule that chooses among few latencies.
    private static let lastCoarse: UInt64 = 100

    /// The default: everything in the order in which it came; it costs nothing.
    package static let fifo = Schedule(mode: .fifo, seed: 0, strategy: .uniform, deviations: nil)

    private init(mode: ScheduleMode, seed: UInt64, strategy: ScheduleStrategy, deviations: [ScheduleDeviation]?) {
        self.mode = mode
        self.seed = seed
        self.strategy = strategy
        self.deviations = deviations
    }

    /// Makes a schedule of a mode whose choices derive from `seed` by a strategy.
    package init(_ mode: ScheduleMode, seed: UInt64, strategy: ScheduleStrategy) {
        self.init(mode: mode, seed: seed, strategy: strategy, deviations: nil)
    }

    /// Makes schedule `number` of those derived from a run's seed; number 0 is the default order.
    ///
    /// The strategies of the portfolio take turns.
    package init(_ mode: ScheduleMode, seed: UInt64, number: UInt64) {
        guard number > 0 else {
            self.init(mode: mode, replaying: [])
            return
        }
        var mixer = StageRandom(seed: seed)
        mixer = StageRandom(seed: mixer.next() ^ number)
        let portfolio = ScheduleStrategy.portfolio
        let strategy = portfolio[Int((number - 1) % UInt64(portfolio.count))]
        self.init(mode: mode, seed: mixer.next(), strategy: strategy, deviations: nil)
        if number > Self.lastCoarse, strategy == .uniform { latencyParts = 1_000_000 }
    }

    /// Makes the schedule that is the default order but for these deviations.
    ///
    /// Without any it still gives steps their time and watches scenes that are gone, as every schedule does.
    package init(_ mode: ScheduleMode, replaying deviations: [ScheduleDeviation]) {
        self.init(mode: mode, replaying: deviations)
    }

    private init(mode: ScheduleMode, replaying deviations: [ScheduleDeviation]) {
        self.init(mode: mode, seed: 0, strategy: .uniform, deviations: deviations)
    }
}

/// Which choices a schedule makes in place of the default order.
package enum ScheduleMode: String, CaseIterable, Codable, Sendable {
    /// None: everything in the order in which it came.
    case fifo
    /// When replies arrive, how long the user pauses, and which of several equal timers goes first.
    case completions
    /// That, and which of the tasks that are ready goes first; each task keeps its own order.
    case anyOrder = "any-order"
}

/// How a schedule makes its choices; several in turn find more than any of them alone.
package enum ScheduleStrategy: Hashable, Sendable {
    /// Every choice by chance.
    case uniform
    /// Calls, timers and tasks have ranks by chance, and `depth - 1` of them are put last at a moment by chance.
    ///
    /// After PCT (Burckhardt, Kothari, Musuvathi, Nagarakatti: A Randomized Scheduler with Probabilistic Guarantees of
    /// Finding Bugs, ASPLOS 2010): a race that needs d choices to go a certain way is found at depth d.
    case priorities(depth: Int)
    /// The default order but for one to three replies, which come late.
    case fewLateReplies
    /// Most replies come before the first, the second, … thing that happens after they were asked for.
    case gaps
    /// The user pauses before some of the inputs; one in two replies comes when chance says, the others nominally.
    case slowUser

    /// The strategies in the order in which schedules take them.
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
package enum ScheduleDeviation: Hashable, Codable, Sendable {
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
package enum ScheduleOccurrence: Hashable, Codable, Sendable {
    /// The reply to the `number`th request of a call arrived.
    case reply(call: String, number: Int)
    /// The `number`th step or letter began; in words, secrets as dots: "the step `tap "Send"`".
    case input(number: Int, String)
    /// A timer of that name fired for the `number`th time.
    case timer(String, number: Int)
}

/// What a recorded schedule tells as it happens.
package enum ScheduleNote: Codable, Sendable {
    /// It has chosen otherwise than the default order.
    case deviation(ScheduleDeviation)
    /// Something has happened.
    case occurrence(ScheduleOccurrence)
}
