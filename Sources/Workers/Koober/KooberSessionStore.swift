import Foundation
package import StageRuntime
package import WorkerSupport

/// Stores on the device who is signed in.
///
/// Its calls need no virtual time. There is one implementation, because a file needs no server.
package protocol KooberSessionStore: AnyObject {
    /// Returns the stored session, `nil` if no one is signed in.
    ///
    /// - Throws: ``StoreError``. A file that could not be decoded is renamed: the next read finds no file.
    func read() async throws(StoreError) -> UserSession?

    /// Stores a session instead of the previous one, completely or not at all.
    ///
    /// - Throws: ``StoreError``; the previous data are then still stored.
    func save(_ session: UserSession) async throws(StoreError)

    /// Deletes the session; does nothing if there is none.
    ///
    /// - Throws: ``StoreError``; the session is then still stored.
    func delete() async throws(StoreError)
}

/// The worker calls of the session store; none of them needs virtual time.
package enum KooberSessionCalls {
    /// The name of the stored file.
    package static let storageName = "session"

    /// `session.read`: returns the stored session, or `nil`.
    package static let read = WorkerCall<UserSession?>(
        WorkerCallDescription(
            "session.read", kind: .store, secretReplyFields: ["token"], storage: storageName),
        decode: { try JsonReply.decode($0) as UserSession },
        summary: { session in
            guard let session else { return [TraceEvent.Field("session", "none")] }
            return [
                TraceEvent.Field("email", session.profile.email),
                TraceEvent.Field("token", session.token.description),
            ]
        })

    /// `session.save`: stores a session.
    package static let save = WorkerCall<Void>(
        WorkerCallDescription(
            "session.save", kind: .store, secretArguments: ["token"], storage: storageName))

    /// `session.delete`: deletes the session.
    package static let delete = WorkerCall<Void>(
        WorkerCallDescription("session.delete", kind: .store, storage: storageName))
}

/// The session store in the app's storage: a file with a JSON object, which contains the token but no password.
///
/// A renamed file may still contain a token; it keeps its permissions, and stays until the user deletes it.
package final class KooberSessionFile: KooberSessionStore {
    private let file: StoredFile

    /// Makes the store on a stage.
    package init(stage: Stage) { file = StoredFile(KooberSessionCalls.storageName, on: stage) }

    /// Returns the stored session, `nil` if there is no file.
    package func read() async throws(StoreError) -> UserSession? {
        try await file.read(KooberSessionCalls.read, "session") {
            try? JSONDecoder().decode(UserSession.self, from: $0)
        }
    }

    /// Stores a session instead of the previous one; the file contains the real token.
    package func save(_ session: UserSession) async throws(StoreError) {
        let arguments = [
            TraceEvent.Field("email", session.profile.email),
            TraceEvent.Field("token", session.token.description),
        ]
        try await file.write(JsonBody.json(session), by: KooberSessionCalls.save, arguments)
    }

    /// Deletes the file, if it exists.
    package func delete() async throws(StoreError) {
        try await file.delete(by: KooberSessionCalls.delete)
    }
}
