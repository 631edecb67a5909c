import Foundation
public import StageRuntime

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
