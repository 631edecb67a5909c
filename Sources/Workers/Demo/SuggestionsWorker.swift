import Foundation
package import StageRuntime
package import WorkerSupport

/// Finds search terms for the text that the user is typing.
package protocol SuggestionsWorker: AnyObject {
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
package enum SuggestionsError: Error, Equatable, Sendable {
    /// The server could not be reached, or its reply was not status 200 with a body.
    case server
    /// The reply's body could not be decoded.
    case decoding
    /// The calling task was cancelled.
    case cancelled

    /// Makes the error for a fault of the call.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .decoding
            case .offline, .timeout, .status, .unauthorised, .io, .full: .server
            }
    }
}

/// The worker calls of the suggestions.
package enum SuggestionsCalls {
    /// `suggestions.search`: returns the terms for a text; 50 ms.
    package static let search = HttpCall<String, [String]>(
        WorkerCall(
            WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)),
            decode: { try SuggestionsReply.suggestions(in: $0) },
            summary: { [TraceEvent.Field("count", String($0.count))] }),
        fields: { [TraceEvent.Field("text", $0)] },
        request: { text in
            HttpRequest(
                path: "complete/search",
                query: [
                    HttpRequest.Item("hl", "en"), HttpRequest.Item("output", "firefox"), HttpRequest.Item("q", text),
                ], successes: 200..<201, needsWholeBody: true)
        },
        offline: { text, _ in SuggestionList.offline.search(text) })
}

/// Finds search terms by the server, or without one in a hand-made list of common terms.
extension HttpWorker: SuggestionsWorker {
    /// Returns the terms that match a text; offline at most ten, those that begin with it first.
    package func search(_ text: String) async throws(SuggestionsError) -> [String] {
        try await perform(SuggestionsCalls.search, text, orThrow: SuggestionsError.init)
    }
}
