public import Foundation
public import StageRuntime

/// Finds search terms for the text that the user is typing.
///
/// Scenes use this protocol; there is an offline and a live implementation.
public protocol SuggestionsWorker: AnyObject {
    /// Returns the terms that match `text`, the best match first.
    ///
    /// - Parameter text: the typed text, not trimmed.
    /// - Throws: ``SuggestionsError``; `cancelled` as soon as the calling task is cancelled.
    func search(_ text: String) async throws(SuggestionsError) -> [String]
}

/// The body of the server's reply: `[query, [suggestion, …], …]`; elements after the suggestions are ignored.
///
/// The bytes are UTF-8, or ISO Latin-1 if they are not valid UTF-8: the server uses it for some languages.
struct SuggestionsReply: Decodable {
    /// The suggestions, in the server's order.
    let suggestions: [String]

    /// Decodes the suggestions; the query is skipped.
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(String.self)
        suggestions = try container.decode([String].self)
    }

    /// Returns the suggestions in a body.
    ///
    /// - Throws: the decoder's error if the body has another format.
    static func suggestions(in body: Data) throws -> [String] {
        let isUnicode = String(validating: body, as: UTF8.self) != nil
        let bytes = isUnicode ? body : Data(String(decoding: body.map(UInt16.init), as: UTF16.self).utf8)
        return try JSONDecoder().decode(SuggestionsReply.self, from: bytes).suggestions
    }
}

/// Why the suggestions could not be loaded.
public enum SuggestionsError: Error, Equatable, Sendable {
    /// The server could not be reached, or its reply was not status 200 with a body.
    case server
    /// The reply's body could not be decoded.
    case decoding
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    public init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .decoding
            case .offline, .timeout, .status, .unauthorised, .io, .full: .server
            }
    }
}

/// The worker calls of the suggestions.
public enum SuggestionsCalls {
    /// `suggestions.search`: returns the terms for a text; 50 ms.
    public static let search = WorkerCall<[String]>(
        WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)),
        decode: { try SuggestionsReply.suggestions(in: $0) },
        summary: { [TraceEvent.Field("count", String($0.count))] })
}

/// Loads suggestions from a server: `GET complete/search?hl=en&output=firefox&q=TEXT`.
public final class LiveSuggestions: SuggestionsWorker {
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// Sends the requests; strong, only this worker uses it.
    private let client: HttpClient

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate and the inbox; it lives longer than the worker.
    ///   - server: the base URL of the server.
    public init(stage: Stage, server: URL) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server)
    }

    /// Requests the terms that match a text.
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

    /// Returns the body; an empty or incomplete body is a failure of the server, not of decoding.
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

/// Searches suggestions in a hand-made list of common terms, after the call's latency, without a server.
public final class OfflineSuggestions: SuggestionsWorker {
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate

    /// Makes the worker on a stage's gate.
    public init(gate: WorkerGate) {
        self.gate = gate
    }

    /// Returns at most ten terms: those that begin with `text`, then others that contain it, the most popular first.
    public func search(_ text: String) async throws(SuggestionsError) -> [String] {
        do {
            return try await gate.perform(SuggestionsCalls.search, [TraceEvent.Field("text", text)]) {
                SuggestionIndex.offline.search(text)
            }
        } catch {
            throw SuggestionsError(error)
        }
    }
}
