import StageRuntime

/// Calls of several latencies; two take no time, and the last one's is always the same.
enum RaceCalls {
    static let quick = call("race.quick", .milliseconds(20))
    static let find = call("race.find", .milliseconds(50))
    static let slow = call("race.slow", .milliseconds(80))
    static let twin = call("race.twin", .milliseconds(52))
    static let file = WorkerCall<String>(WorkerCallDescription("race.file", kind: .store))
    static let device = WorkerCall<String>(WorkerCallDescription("race.device", kind: .device))
    static let steady = WorkerCall<String>(
        WorkerCallDescription("race.steady", kind: .network, latency: .milliseconds(50), latencyRange: 1...1))

    private static func call(_ name: String, _ latency: Duration) -> WorkerCall<String> {
        WorkerCall(WorkerCallDescription(name, kind: .network, latency: latency))
    }
}
