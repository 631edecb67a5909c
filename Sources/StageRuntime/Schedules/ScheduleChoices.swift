/// Makes a schedule's choices from its seed alone: a state machine without a stage.
struct ScheduleChoices {
    /// The number of powers of two among which a gap's bound is drawn: the last gap is the 64th.
    private static let gapPowers: UInt64 = 7

    /// The number of steps into which a latency's range is divided; equal steps make replies arrive together.
    private let parts: UInt64
    private let strategy: ScheduleStrategy
    /// The number from which ranks derive.
    private let seed: UInt64
    private var random: StageRandom
    /// How many replies have got a latency.
    private var replies: UInt64 = 0
    private var inputs: UInt64 = 0
    /// The numbers of the inputs before which the user pauses; empty if each pause is random.
    private let pauses: [UInt64]
    /// How many times one of several had to go first.
    private var picks: UInt64 = 0
    /// The numbers of the replies that come late whatever their call's rank is.
    private let lateReplies: [UInt64]
    /// The numbers of the moments at which the one that would go first is put last.
    private let latePicks: [UInt64]
    /// The numbers of the timers and tasks that were put last.
    private var demoted: [UInt64] = []
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

    /// Draws moments below a bound; since the length of a run is unknown, the bound is a random power of two.
    private static func moments(_ count: UInt64, atMost power: UInt64, _ random: inout StageRandom) -> [UInt64] {
        guard count > 0 else { return [] }
        let horizon: UInt64 = 1 << (1 + random.next() % power)
        return (0..<count).map { _ in random.next() % horizon }
    }

    /// Returns when a reply arrives: the fraction of the latency's range, `nil` for the nominal latency, and the gap.
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

    /// Returns how long the user waits before the next input.
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

    /// Returns the index, in the default order, of the one that goes first.
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

    /// Returns a random latency of the range; one in four replies comes in a gap.
    private mutating func anyTime() -> (part: Double?, gap: Int?) {
        let part = Double(random.next() % (parts + 1)) / Double(parts)
        return (part, random.next() % 4 == 0 ? gap() : nil)
    }

    /// Draws the number of a gap; since the number of events is unknown, the bound is a random power of two.
    private mutating func gap() -> Int {
        let bound: UInt64 = 1 << (random.next() % Self.gapPowers)
        return Int(1 + random.next() % bound)
    }

    /// Returns the longest latency of the range or a random one; one in two replies comes in a gap.
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
        for index in 1..<count where priority(of: number(index)) > priority(of: number(best)) { best = index }
        return best
    }

    /// Returns the rank of a number: random, but the same each time; a number that was put last has the lowest.
    private func priority(of number: UInt64) -> UInt64 {
        if let index = demoted.lastIndex(of: number) { return UInt64(demoted.count - 1 - index) }
        var random = StageRandom(seed: seed ^ number)
        return random.next() | 1 << 63
    }
}

/// The results of schedules, by the choices that they made.
///
/// Runs of one walkthrough differ only by their schedules' choices, so a schedule that answers each question as an
/// earlier one did makes the same run and need not be performed. The runs form a tree: the first question, and for each
/// answer the next one.
package final class ScheduleMemory {
    /// A moment up to which some runs were the same.
    private struct Moment {
        /// The question at this moment; `nil` if no choice followed.
        var question: ScheduleDecision.Question?
        /// The indices of the moments that follow, by the answers given so far.
        var next: [ScheduleDecision.Answer: Int] = [:]
        /// The hash of the trace of the run that ended here.
        var end: TraceHash?
    }

    /// The maximum number of moments kept, some megabytes; runs beyond that are always performed.
    private static let mostMoments = 50_000

    /// The moments; the first is the beginning of all runs.
    private var moments = [Moment()]
    /// Whether a run contradicted the memory, which answers nothing from then on.
    private var isRefuted = false

    /// Makes an empty memory, for one walkthrough, mode and seed.
    package init() {}

    /// Returns the hash of the trace that a schedule makes; `nil` if no run with all its choices is known.
    package func trace(of schedule: Schedule) -> TraceHash? {
        guard schedule.deviations == nil, !isRefuted else { return nil }
        var choices = ScheduleChoices(schedule)
        var index = 0
        while moments[index].end == nil {
            guard let question = moments[index].question, let next = moments[index].next[choices.answer(question)]
            else { return nil }
            index = next
        }
        return moments[index].end
    }

    /// Remembers a run: all its choices, in order, and the hash of its trace.
    package func note(_ decisions: [ScheduleDecision], trace: TraceHash) {
        guard !isRefuted, moments.count + decisions.count < Self.mostMoments else { return }
        var index = 0
        for decision in decisions {
            let known = moments[index].question
            guard moments[index].end == nil, known == nil || known == decision.question else { return refute() }
            moments[index].question = decision.question
            if let next = moments[index].next[decision.answer] {
                index = next
            } else {
                moments.append(Moment())
                moments[index].next[decision.answer] = moments.count - 1
                index = moments.count - 1
            }
        }
        guard moments[index].question == nil, moments[index].end == nil || moments[index].end == trace else {
            return refute()
        }
        moments[index].end = trace
    }

    private func refute() {
        isRefuted = true
        moments = [Moment()]
    }
}
