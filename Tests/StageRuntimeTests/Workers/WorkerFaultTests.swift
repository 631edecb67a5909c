import StageRuntime
import Testing

@Suite struct WorkerFaultTests {
    @Test func `each fault is written as the language writes it`() {
        let faults: [WorkerFault] = [.offline, .timeout, .status(503), .unauthorised, .garbage, .io, .full, .cancelled]
        #expect(
            faults.map(\.description) == [
                "offline", "timeout", "status 503", "unauthorised", "garbage", "io", "full", "cancelled",
            ])
    }
}
