package import StageRuntime

/// Finds the user's position.
package protocol KooberLocatorWorker: AnyObject {
    /// Returns the user's current position.
    ///
    /// - Throws: ``KooberLocatorError``; `cancelled` as soon as the calling task is cancelled.
    func location() async throws(KooberLocatorError) -> Location
}

/// Why the user's position is unknown.
package enum KooberLocatorError: Error, Equatable, Sendable {
    /// The device cannot find the position.
    case unavailable
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) { self = fault == .cancelled ? .cancelled : .unavailable }
}

/// The worker call of the locator.
package enum KooberLocatorCalls {
    /// `koober.location`: returns the user's position; 2 s.
    package static let location = WorkerCall<Location>(
        WorkerCallDescription("koober.location", worker: "locator", kind: .device, latency: .seconds(2)),
        summary: { [TraceEvent.Field("location", $0.text)] })
}

/// Returns always the same position, in Sydney, without a device.
package final class OfflineKooberLocator: KooberLocatorWorker {
    /// The user's position.
    package static let sydney = Location(id: "sydney", latitude: -33.864308, longitude: 151.209146)

    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate

    /// Makes the worker on a stage's gate.
    package init(gate: WorkerGate) { self.gate = gate }

    /// Returns Sydney after 2 s.
    package func location() async throws(KooberLocatorError) -> Location {
        do {
            return try await gate.perform(KooberLocatorCalls.location) { Self.sydney }
        } catch {
            throw KooberLocatorError(error)
        }
    }
}
