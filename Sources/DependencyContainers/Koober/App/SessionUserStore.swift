import Authentication
import Workers

/// Lets the authentication use koober's session store: its user is the session.
final class SessionUserStore: UserStore {
    /// The store; strong, the app's container shares it.
    private let sessions: any KooberSessionStore

    init(sessions: any KooberSessionStore) {
        self.sessions = sessions
    }

    func read() async throws -> UserSession? { try await sessions.read() }

    func save(_ user: UserSession) async throws { try await sessions.save(user) }

    func delete() async throws { try await sessions.delete() }
}
