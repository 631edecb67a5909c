import TestSupport

@Suite struct WorkerFaultTests {
    @Test func `each fault is written as the language writes it`() {
        let faults: [WorkerFault] = [.offline, .timeout, .status(503), .unauthorised, .garbage, .io, .full, .cancelled]
        expect(
            faults.map(\.description), are: "offline", "timeout", "status 503", "unauthorised", "garbage", "io", "full",
            "cancelled")
    }
}
