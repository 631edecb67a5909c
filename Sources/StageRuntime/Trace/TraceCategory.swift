/// What a trace event is about; each layer adds its own beside its code.
public struct TraceCategory: Equatable, Sendable {
    /// The word that stands in a printed trace.
    public let name: String

    /// Makes a category.
    public init(_ name: String) {
        self.name = name
    }

    /// Something an app says of itself.
    public static let app = TraceCategory("app")
    /// Requests to workers and their replies.
    package static let worker = TraceCategory("worker")
    /// Steps of a script as they begin.
    package static let step = TraceCategory("step")
    /// Scenes that come and go.
    package static let lifecycle = TraceCategory("lifecycle")
}
