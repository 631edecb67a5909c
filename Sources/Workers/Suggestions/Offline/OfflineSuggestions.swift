public import StageRuntime

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
