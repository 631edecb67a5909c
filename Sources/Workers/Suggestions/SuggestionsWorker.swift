public import Foundation
public import StageRuntime

/// What finds search terms for a text that is being typed.
///
/// A scene sees only this; offline and live implementations stand behind it.
public protocol SuggestionsWorker: AnyObject {
    /// Returns the terms that fit `text`, most fitting first.
    ///
    /// - Parameter text: what was typed, as it is: it is not trimmed.
    /// - Throws: ``SuggestionsError``; its `cancelled` as soon as the asking task is cancelled.
    func search(_ text: String) async throws(SuggestionsError) -> [String]
}

/// The body of the server's reply: `[query, [suggestion, …], …]`; what follows the suggestions is ignored.
///
/// The bytes are UTF-8; if they are not, they are read as ISO Latin-1, which the server sends for some languages.
struct SuggestionsReply: Decodable {
    /// The suggestions, in the server's order.
    let suggestions: [String]

    /// Reads the query, which is not used, and the suggestions.
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(String.self)
        suggestions = try container.decode([String].self)
    }

    /// Returns the suggestions in a body; `nil` if it is no such reply.
    static func suggestions(in body: Data) throws -> [String] {
        let isUnicode = String(validating: body, as: UTF8.self) != nil
        let bytes = isUnicode ? body : Data(String(decoding: body.map(UInt16.init), as: UTF16.self).utf8)
        return try JSONDecoder().decode(SuggestionsReply.self, from: bytes).suggestions
    }
}

/// Why no suggestions came.
public enum SuggestionsError: Error, Equatable, Sendable {
    /// The server could not be reached, or answered with anything but status 200 and a body.
    case server
    /// The body was not what the server promises.
    case decoding
    /// The asking task was cancelled.
    case cancelled

    /// Makes the error that a fault of the call means to the scene.
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
    /// `suggestions.search`: the terms for a text; 50 ms.
    public static let search = WorkerCall<[String]>(
        WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)),
        decode: { try SuggestionsReply.suggestions(in: $0) },
        summary: { [TraceEvent.Field("count", String($0.count))] })
}

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

/// Suggestions without a server: a search in a hand-made list of common terms, after the call's latency.
public final class OfflineSuggestions: SuggestionsWorker {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate

    /// Makes the worker on a stage's gate.
    public init(gate: WorkerGate) {
        self.gate = gate
    }

    /// Returns at most ten terms: those that begin with `text`, then those that contain it, most popular first.
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
