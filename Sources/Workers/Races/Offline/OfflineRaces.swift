package import StageRuntime

/// The next races without a server: generated for the stage's date, after the call's latency.
package final class OfflineRaces: RacesWorker {
    /// The stage, for its gate and its date; unowned, it outlives what runs on it.
    private unowned let stage: Stage

    /// Makes the worker on a stage.
    package init(stage: Stage) {
        self.stage = stage
    }

    /// Returns the first 50 races that start after the date of the reply less a minute.
    package func next() async throws(RacesError) -> [Race] {
        do {
            return try await stage.workers.perform(RacesCalls.next) {
                RacesReply(races: RaceGenerator().races(around: stage.now))
            }.races
        } catch {
            throw RacesError(error)
        }
    }
}
