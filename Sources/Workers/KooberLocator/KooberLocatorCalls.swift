package import StageRuntime

/// The worker call of the locator.
package enum KooberLocatorCalls {
    /// `koober.location`: where the user is; 2 s.
    package static let location = WorkerCall<Location>(
        WorkerCallDescription("koober.location", worker: "locator", kind: .device, latency: .seconds(2)),
        summary: { [TraceEvent.Field("location", $0.text)] })
}
