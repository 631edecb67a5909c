import StageRuntime

/// Calls of several latencies; the last one's is always the same.
enum RaceCalls {
    static let quick = call("race.quick", .milliseconds(20))
    static let find = call("race.find", .milliseconds(50))
    static let slow = call("race.slow", .milliseconds(80))
    static let steady = WorkerCall<String>(
        WorkerCallDescription("race.steady", kind: .network, latency: .milliseconds(50), latencyRange: 1...1))

    private static func call(_ name: String, _ latency: Duration) -> WorkerCall<String> {
        WorkerCall(WorkerCallDescription(name, kind: .network, latency: latency))
    }
}
