/// Makes a schedule's choices from its seed alone: a state machine without a stage.
struct ScheduleChoices {
    /// How many powers of two the bound of a gap's number is drawn from: the last gap is the 64th.
    private static let gapPowers: UInt64 = 7

    /// Of how many parts a latency's range is made; equal parts make replies arrive at the same moment.
    private let parts: UInt64
    /// How the choices are made.
    private let strategy: ScheduleStrategy
    /// What ranks derive from.
    private let seed: UInt64
    /// The source of all chance.
    private var random: StageRandom
    /// How many replies were given a latency.
    private var replies: UInt64 = 0
    /// How many inputs there were.
    private var inputs: UInt64 = 0
    /// The inputs before which the user pauses; empty if chance says so before each.
    private let pauses: [UInt64]
    /// How many times one of several was to be put first.
    private var picks: UInt64 = 0
    /// The replies that come late whatever their call's rank is.
    private let lateReplies: [UInt64]
    /// The moments at which whatever would go first is put last.
    private let latePicks: [UInt64]
    /// What was put last, by its number.
    private var demoted: [UInt64] = []
    /// The calls that have a rank, with it; a handful at most.
    private var ranks: [(call: String, part: UInt64)] = []

    init(_ schedule: Schedule) {
        strategy = schedule.strategy
        parts = schedule.latencyParts
        var random = StageRandom(seed: schedule.seed)
        seed = random.next()
        let count: UInt64 =
            switch schedule.strategy {
            case .uniform, .gaps, .slowUser: 0
            case .priorities(let depth): UInt64(max(depth, 1) - 1)
            case .fewLateReplies: 1 + random.next() % 3
            }
        lateReplies = Self.moments(count, atMost: 6, &random)
        latePicks = schedule.mode == .anyOrder ? Self.moments(count, atMost: 10, &random) : []
        let isRarelySlow = schedule.strategy == .slowUser && random.next() % 2 == 0
        pauses = isRarelySlow ? Self.moments(1 + random.next() % 2, atMost: 5, &random) : []
        self.random = random
    }

    /// Draws moments within a horizon; nobody knows how long a run will be, so the horizon is drawn too, up to a power.
    private static func moments(_ count: UInt64, atMost power: UInt64, _ random: inout StageRandom) -> [UInt64] {
        guard count > 0 else { return [] }
        let horizon: UInt64 = 1 << (1 + random.next() % power)
        return (0..<count).map { _ in random.next() % horizon }
    }

    /// When a reply arrives: by which part of the latency's range, `nil` for the nominal one, and in which gap.
    mutating func arrival(of call: String) -> (part: Double?, gap: Int?) {
        defer { replies += 1 }
        let isLate = lateReplies.contains(replies)
        switch strategy {
        case .uniform:
            return anyTime()
        case .priorities:
            return isLate ? late() : (Double(rank(of: call)) / Double(parts), nil)
        case .fewLateReplies:
            return isLate ? late() : (nil, nil)
        case .gaps:
            return random.next() % 4 == 0 ? (nil, nil) : (1, gap())
        case .slowUser:
            return random.next() % 2 == 0 ? (nil, nil) : anyTime()
        }
    }

    /// How long the user waits before the next input.
    mutating func pause() -> SchedulePause {
        guard strategy == .slowUser else { return .none }
        defer { inputs += 1 }
        guard pauses.isEmpty ? random.next() % 3 == 0 : pauses.contains(inputs) else { return .none }
        switch random.next() % 8 {
        case 0: return .moment
        case 1: return .half
        case 2: return .long
        case let number: return .past(number < 6 ? 1 : Int(number) - 4)
        }
    }

    /// The place of what goes first among things that have numbers, in the default order.
    mutating func first(of count: Int, number: (Int) -> UInt64) -> Int {
        defer { picks += 1 }
        let isLate = latePicks.contains(picks)
        switch strategy {
        case .uniform, .gaps, .slowUser:
            return Int(random.next() % UInt64(count))
        case .fewLateReplies:
            return isLate ? 1 + Int(random.next() % UInt64(count - 1)) : 0
        case .priorities:
            if isLate { demoted.append(number(highest(of: count, number))) }
            return highest(of: count, number)
        }
    }

    /// Any latency of the range; one in four comes in a gap.
    private mutating func anyTime() -> (part: Double?, gap: Int?) {
        let part = Double(random.next() % (parts + 1)) / Double(parts)
        return (part, random.next() % 4 == 0 ? gap() : nil)
    }

    /// The number of a gap; nobody knows how much will happen, so the bound is drawn too, up to a power of two.
    private mutating func gap() -> Int {
        let bound: UInt64 = 1 << (random.next() % Self.gapPowers)
        return Int(1 + random.next() % bound)
    }

    /// The latest that the range allows, or a part of it; one in two comes in a gap.
    private mutating func late() -> (part: Double?, gap: Int?) {
        let part = random.next() % 2 == 0 ? parts : random.next() % (parts + 1)
        return (Double(part) / Double(parts), random.next() % 2 == 0 ? gap() : nil)
    }

    private mutating func rank(of call: String) -> UInt64 {
        if let known = ranks.first(where: { $0.call == call }) { return known.part }
        let part = random.next() % (parts + 1)
        ranks.append((call, part))
        return part
    }

    private func highest(of count: Int, _ number: (Int) -> UInt64) -> Int {
        var best = 0
        for place in 1..<count where priority(of: number(place)) > priority(of: number(best)) { best = place }
        return best
    }

    /// A rank by chance that is the same whenever it is asked for; what was put last stays last.
    private func priority(of number: UInt64) -> UInt64 {
        if let place = demoted.lastIndex(of: number) { return UInt64(demoted.count - 1 - place) }
        var random = StageRandom(seed: seed ^ number)
        return random.next() | 1 << 63
    }
}

/// What schedules have come to, by the choices that they made.
///
/// On a stage nothing but its schedule's choices differs from one run of a walkthrough to the next. So a schedule that
/// answers as another did, each time that there is something to choose, makes the same run, which need not be performed
/// again. The runs form a tree: what was to be chosen first, then, by the answer, what next. Many schedules share few
/// runs if a walkthrough asks its workers seldom.
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
    /// Whether a run went another way than the choices say; the memory answers nothing from then on.
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
