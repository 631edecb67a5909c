public import Foundation

/// Where an app's workers find their servers and which of them are live, as the configuration says.
///
/// An app reads it from ``Stage/environment`` when it makes its workers:
///
/// ```swift
/// let stage = Stage.current
/// if let server = stage.environment.server(of: "suggestions") {
///     suggestions = LiveSuggestions(stage: stage, server: server)
/// } else {
///     suggestions = OfflineSuggestions(gate: stage.workers)
/// }
/// ```
///
/// The runner sets it before the app is made. That an app with a live worker has a base URL, of `http` or `https`, is
/// checked before anything runs.
public struct WorkerEnvironment: Equatable, Sendable {
    /// The environment's name: `dev`.
    public let name: String
    /// Where the app's servers are in this environment; `nil` if the configuration does not say.
    public let baseURL: URL?
    /// The names of the workers that are live.
    private let liveWorkers: [String]
    /// The path of the program that carries out a live worker's request, in a process of its own; `nil` for this one.
    ///
    /// `Rehearsal.main` sets it to the program itself on Linux, where FoundationNetworking ends its process for some of
    /// what a server may say.
    public var exchangeProgram: String?

    /// Makes an environment; a test of one's own workers does, for ``StageOptions/environment``.
    ///
    /// - Parameters:
    ///   - name: the environment's name.
    ///   - baseURL: where the app's servers are.
    ///   - liveWorkers: the names of the workers that are live; all others are offline.
    public init(name: String = "dev", baseURL: URL? = nil, liveWorkers: [String] = []) {
        self.name = name
        self.baseURL = baseURL
        self.liveWorkers = liveWorkers
    }

    /// Returns whether a worker asks its server; it answers by itself otherwise.
    ///
    /// - Parameter worker: its name, ``WorkerCallDescription/worker`` of its calls.
    public func isLive(_ worker: String) -> Bool { liveWorkers.contains(worker) }

    /// Returns where a worker's server is, `nil` if the worker is offline.
    ///
    /// - Parameter worker: its name, ``WorkerCallDescription/worker`` of its calls.
    public func server(of worker: String) -> URL? { isLive(worker) ? baseURL : nil }
}
