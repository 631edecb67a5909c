import Foundation
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

    /// Returns the suggestions in a body, `nil` if it is not such a reply.
    static func suggestions(in body: Data) -> [String]? {
        let isUnicode = String(validating: body, as: UTF8.self) != nil
        let bytes = isUnicode ? body : Data(String(decoding: body.map(UInt16.init), as: UTF16.self).utf8)
        return try? JSONDecoder().decode(SuggestionsReply.self, from: bytes).suggestions
    }
}

/// Why no suggestions came.
public enum SuggestionsError: Error, Equatable, Sendable {
    /// The server could not be reached, or answered with anything but status 200 and a body.
    case server
    /// The body was not what the server promises.
    case decoding
    /// Nobody waits for the answer any more.
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
        decode: { data throws(WorkerFault) in
            guard let suggestions = SuggestionsReply.suggestions(in: data) else { throw .garbage }
            return suggestions
        },
        summary: { [TraceEvent.Field("count", String($0.count))] })
}
