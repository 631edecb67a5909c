public import Foundation

/// One call that a worker offers: its description, how to read a server's reply, and what a trace shows of one.
///
/// A constant of the worker's, made once and listed in the app's `workerCalls`; the gate performs it.
///
/// ```swift
/// static let search = WorkerCall<[String]>(
///     WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)),
///     decode: { body throws(WorkerFault) in
///         guard let found = try? JSONDecoder().decode([String].self, from: body) else { throw .garbage }
///         return found
///     })
/// ```
public struct WorkerCall<Reply>: Sendable {
    /// What is known of the call without asking it.
    public let description: WorkerCallDescription
    /// Reads a body as the live server sends it; `nil` where there is none, as with a device.
    let decode: (@Sendable (Data) throws(WorkerFault) -> Reply)?
    /// What a trace shows of a reply.
    let summary: @Sendable (Reply) -> [TraceEvent.Field]

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - description: its name, kind, latency and secrets.
    ///   - decode: reads a body as the live server sends it; throws ``WorkerFault/garbage`` where it cannot.
    ///   - summary: what a trace shows of a reply; fields that the description calls secret are hidden.
    public init(
        _ description: WorkerCallDescription,
        decode: (@Sendable (Data) throws(WorkerFault) -> Reply)? = nil,
        summary: @escaping @Sendable (Reply) -> [TraceEvent.Field] = { _ in [] }
    ) {
        self.description = description
        self.decode = decode
        self.summary = summary
    }
}
