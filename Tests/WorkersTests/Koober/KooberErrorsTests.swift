import TestSupport
import WorkerSupport

@testable import KooberWorkers

/// What a fault of a call means to a scene.
@Suite struct KooberErrorsTests {
    private let faults: [WorkerFault] = [
        .offline, .timeout, .status(400), .status(401), .status(404), .status(409), .status(500), .unauthorised,
        .garbage, .io, .full, .cancelled,
    ]

    @Test func `signing in and up`() {
        expect(
            faults.map { KooberAuthError($0) }, are: .server, .server, .server, .refused, .server, .refused, .server,
            .refused, .decoding, .server, .server, .cancelled)
    }

    @Test func `what a signed-in user asks for`() {
        expect(
            faults.map { KooberServerError($0) }, are: .server, .server, .server, .unauthorised, .server, .server,
            .server, .unauthorised, .decoding, .server, .server, .cancelled)
    }

    @Test func `the session store`() {
        expect(
            faults.map { StoreError($0) }, are: .io, .io, .io, .io, .io, .io, .io, .io, .undecodable, .io, .full,
            .cancelled)
    }

    @Test func `the locator`() {
        expect(
            faults.map { KooberLocatorError($0) },
            is: Array(repeating: KooberLocatorError.unavailable, count: 11) + [.cancelled])
    }
}
