package import StageRuntime

/// What knows where the user is.
package protocol KooberLocatorWorker: AnyObject {
    /// Returns where the user is now.
    ///
    /// - Throws: ``KooberLocatorError``; its `cancelled` as soon as the asking task is cancelled.
    func location() async throws(KooberLocatorError) -> Location
}

/// Why it is not known where the user is.
package enum KooberLocatorError: Error, Equatable, Sendable {
    /// The device could not tell.
    case unavailable
    /// Nobody waits for the answer any more.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
    package init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .unavailable
    }
}

/// The worker call of the locator.
package enum KooberLocatorCalls {
    /// `koober.location`: where the user is; 2 s.
    package static let location = WorkerCall<Location>(
        WorkerCallDescription("koober.location", worker: "locator", kind: .device, latency: .seconds(2)),
        summary: { [TraceEvent.Field("location", $0.text)] })
}

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
