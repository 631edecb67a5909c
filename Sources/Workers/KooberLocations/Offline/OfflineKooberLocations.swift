package import StageRuntime

/// A search without a server, among places in Sydney.
package final class OfflineKooberLocations: KooberLocationsWorker {
    /// How calls pass the gate.
    private let access: KooberAccess

    /// Makes the worker on a stage's gate.
    ///
    /// - Parameters:
    ///   - gate: the stage's; it outlives the worker.
    ///   - onUnauthorised: called where a script has the server refuse the token, before the call fails.
    package init(gate: WorkerGate, onUnauthorised: @escaping () -> Void) {
        access = KooberAccess(gate: gate, onUnauthorised: onUnauthorised)
    }

    /// Returns after 0.5 s the places whose names contain the text, the first four for an empty one.
    package func locations(
        matching query: String, near pickup: Location
    ) async throws(KooberServerError) -> [NamedLocation] {
        try await access.perform(
            KooberLocationsCalls.locations, KooberLocationsCalls.arguments(query: query, pickup: pickup)
        ) {
            SydneyPlaces.search(query)
        }
    }
}
