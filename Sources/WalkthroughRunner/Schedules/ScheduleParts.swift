/// How the schedules of one walkthrough are divided, so that several processes can share them.
///
/// It depends on their number alone, so that results are the same however many processes there are. The first part is
/// one schedule: what fails in the default order shows there, and nothing else need be tried.
struct ScheduleParts {
    /// How many schedules a part has at most, as long as there are few.
    private static let usualSize = 64
    /// Into how many parts at least schedules are divided, if there are enough.
    private static let leastCount = 16
    /// The most parts there are.
    private static let mostCount = 4096

    /// How many schedules there are.
    let total: Int
    /// How many schedules a part has, the first and the last apart.
    private let size: Int
    /// How many parts there are.
    let count: Int

    init(schedules: Int) {
        total = max(schedules, 1)
        let rest = total - 1
        let even = rest / Self.leastCount + (rest % Self.leastCount > 0 ? 1 : 0)
        let least = rest / Self.mostCount + 1
        size = max(1, min(even, Self.usualSize), least)
        count = 1 + rest / size + (rest % size > 0 ? 1 : 0)
    }

    /// Returns the numbers of a part's schedules.
    subscript(part: Int) -> ClosedRange<UInt64> {
        guard part > 0 else { return 1...1 }
        let first = 2 + (part - 1) * size
        return UInt64(first)...UInt64(first + min(size - 1, max(total - first, 0)))
    }
}
