import Foundation
package import StageRuntime

/// What remembers, on this device, who is signed in.
///
/// It takes no virtual time. There is one implementation: a file is a file, offline and live.
package protocol KooberSessionStore: AnyObject {
    /// Returns the session that is stored, `nil` if no one is signed in.
    ///
    /// - Throws: ``StoreError``. A file that could not be decoded is set aside: the next read finds none.
    func read() async throws(StoreError) -> UserSession?

    /// Stores a session in place of another one, wholly or not at all.
    ///
    /// - Throws: ``StoreError``; what was stored before is then still there.
    func save(_ session: UserSession) async throws(StoreError)

    /// Deletes the session; no error if there is none.
    ///
    /// - Throws: ``StoreError``; the session is then still there.
    func delete() async throws(StoreError)
}

/// The worker calls of the session store; none takes virtual time.
package enum KooberSessionCalls {
    /// The name under which the session is stored.
    package static let storageName = "session"

    /// `session.read`: the session that is stored, if there is one.
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

    /// `session.delete`: forgets the session.
    package static let delete = WorkerCall<Void>(
        WorkerCallDescription("session.delete", kind: .store, storage: storageName))
}

/// The session in the app's storage: one JSON object, the token in it and no password.
///
/// What was set aside because it cannot be decoded may still hold a token: it keeps its mode, and stays until its owner
/// deletes it.
package final class KooberSessionFile: KooberSessionStore {
    /// The file.
    private let file: StoredFile

    /// Makes the store on a stage.
    package init(stage: Stage) { file = StoredFile(KooberSessionCalls.storageName, on: stage) }

    /// Returns the session that is stored, `nil` if there is no file.
    package func read() async throws(StoreError) -> UserSession? {
        do {
            return try await file.read(KooberSessionCalls.read, "session") {
                try? JSONDecoder().decode(UserSession.self, from: $0)
            }
        } catch {
            throw StoreError(error)
        }
    }

    /// Stores a session in place of another one, with the real token.
    package func save(_ session: UserSession) async throws(StoreError) {
        let arguments = [
            TraceEvent.Field("email", session.profile.email),
            TraceEvent.Field("token", session.token.description),
        ]
        do {
            try await file.write(JsonBody.json(session), by: KooberSessionCalls.save, arguments)
        } catch {
            throw StoreError(error)
        }
    }

    /// Removes the file, if there is one.
    package func delete() async throws(StoreError) {
        do {
            try await file.delete(by: KooberSessionCalls.delete)
        } catch {
            throw StoreError(error)
        }
    }
}
