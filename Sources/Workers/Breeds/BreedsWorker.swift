package import StageRuntime

/// What finds dog breeds by name.
package protocol BreedsWorker: AnyObject {
    /// Returns the breeds that fit a text, in the order in which they are shown.
    ///
    /// - Parameter text: what was typed, as it is.
    /// - Throws: ``BreedsError``; its `cancelled` as soon as the asking task is cancelled.
    func search(_ text: String) async throws(BreedsError) -> [Breed]
}

/// A dog breed.
package struct Breed: Equatable, Codable, Sendable {
    /// What it is called.
    package let name: String

    /// Makes a breed.
    package init(name: String) {
        self.name = name
    }
}

/// Why no breeds were found.
package enum BreedsError: Error, Equatable, Sendable {
    /// There is no connection.
    case offline
    /// The server was too slow, or answered with another status than 2xx or what it does not promise.
    case server
    /// Nobody waits for the answer any more.
    case cancelled

    /// Makes the error that a fault of the call means to the app.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .offline: .offline
            case .unauthorised, .timeout, .status, .garbage, .io, .full: .server
            }
    }
}

/// The worker call of the search for breeds.
package enum BreedsCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "breeds"

    /// `breeds.search`: the breeds that fit a text; 0.3 s.
    package static let search = WorkerCall<[Breed]>(
        WorkerCallDescription("breeds.search", worker: worker, kind: .network, latency: .milliseconds(300)),
        decode: JsonReply.decode,
        summary: { [TraceEvent.Field("count", String($0.count))] })

    /// What a trace shows of the arguments.
    static func arguments(_ text: String) -> [TraceEvent.Field] { [TraceEvent.Field("text", text)] }
}
