public import Foundation
public import StageRuntime

/// Suggestions by a server: `GET complete/search?hl=en&output=firefox&q=TEXT`.
public final class LiveSuggestions: SuggestionsWorker {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// The way to the server; strong, the worker's own.
    private let client: HttpClient

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the inbox; it outlives the worker.
    ///   - server: the base URL.
    public init(stage: Stage, server: URL) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server)
    }

    /// Asks the server for the terms that fit a text.
    public func search(_ text: String) async throws(SuggestionsError) -> [String] {
        let call = SuggestionsCalls.search
        do {
            return try await gate.perform(call, [TraceEvent.Field("text", text)]) { () async throws(WorkerFault) in
                try await body(for: text, of: call.description.name)
            }
        } catch {
            throw SuggestionsError(error)
        }
    }

    /// Brings the body; one that is empty or did not come whole is the server's failure, not one of decoding.
    private func body(for text: String, of call: String) async throws(WorkerFault) -> Data {
        let request = HttpRequest(
            path: "complete/search",
            query: [
                HttpRequest.Item("hl", "en"), HttpRequest.Item("output", "firefox"), HttpRequest.Item("q", text),
            ], successes: 200..<201)
        do {
            let body = try await client.body(of: request, for: call)
            if !body.isEmpty { return body }
        } catch  where error != .garbage {
            throw error
        } catch {}
        throw .offline
    }
}
