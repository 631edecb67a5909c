package import StageRuntime

/// A locator without a device: the user is in Sydney, always.
package final class OfflineKooberLocator: KooberLocatorWorker {
    /// Where the user is.
    package static let sydney = Location(id: "sydney", latitude: -33.864308, longitude: 151.209146)

    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate

    /// Makes the worker on a stage's gate.
    package init(gate: WorkerGate) {
        self.gate = gate
    }

    /// Returns Sydney after 2 s.
    package func location() async throws(KooberLocatorError) -> Location {
        do {
            return try await gate.perform(KooberLocatorCalls.location) { Self.sydney }
        } catch {
            throw KooberLocatorError(error)
        }
    }
}
