package import Foundation
package import StageRuntime

/// A search by a server: `GET breeds/search?q=`, answered by `[{"name"}]`.
package final class LiveBreeds: BreedsWorker {
    /// The way to the server.
    private let connection: KeyedConnection

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the inbox; it outlives the worker.
    ///   - server: the base URL.
    ///   - apiKey: what the app shows the server.
    ///   - limits: what is put up with.
    package init(stage: Stage, server: URL, apiKey: Secret, limits: HttpLimits = HttpLimits()) {
        connection = KeyedConnection(stage: stage, server: server, apiKey: apiKey, limits: limits)
    }

    /// Asks the server for the breeds that fit a text.
    package func search(_ text: String) async throws(BreedsError) -> [Breed] {
        do {
            return try await connection.perform(
                BreedsCalls.search, BreedsCalls.arguments(text),
                HttpRequest(path: "breeds/search", query: [HttpRequest.Item("q", text)]))
        } catch {
            throw BreedsError(error)
        }
    }
}
