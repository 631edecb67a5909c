import Rehearsal

/// Tides without a server: the water is high every 12 h 25 min, and so 50 min later each day.
final class OfflineTides: TidesWorker {
    /// From one high water to the next, in minutes.
    private static let period = 745

    /// Where the worker works; unowned, the stage outlives what runs on it.
    private unowned let stage: Stage

    init(stage: Stage) {
        self.stage = stage
    }

    func forecast(for harbour: Harbour) async throws(TidesError) -> [Tide] {
        do {
            return try await stage.workers.perform(
                TidesCalls.forecast, [TraceEvent.Field("harbour", harbour.name)],
                offline: { Self.tides(of: harbour, on: stage.now) })
        } catch {
            throw TidesError(error)
        }
    }

    /// Returns the tides of the day of `date`: every half period the water turns.
    static func tides(of harbour: Harbour, on date: Date) -> [Tide] {
        // Before 1970 the days count backwards: rounded down, and the rest brought above zero.
        let day = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
        let rest = (harbour.firstHigh + day * 50) % period
        let firstHigh = rest < 0 ? rest + period : rest
        return (-1...3).compactMap { turn in
            let minute = firstHigh + turn * period / 2
            guard (0..<1440).contains(minute) else { return nil }
            return turn.isMultiple(of: 2)
                ? Tide(level: .high, minute: minute, centimetres: harbour.high)
                : Tide(level: .low, minute: minute, centimetres: harbour.low)
        }
    }
}
