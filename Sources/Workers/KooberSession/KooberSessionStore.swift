import Foundation
package import StageRuntime

/// What remembers, on this device, who is signed in.
///
/// It takes no virtual time. There is one implementation: a file is a file, offline and live.
package protocol KooberSessionStore: AnyObject {
    /// Returns the session that is stored, `nil` if no one is signed in.
    ///
    /// - Throws: ``KooberSessionError``. A file that could not be decoded is set aside: the next read finds none.
    func read() async throws(KooberSessionError) -> UserSession?

    /// Stores a session in place of another one, wholly or not at all.
    ///
    /// - Throws: ``KooberSessionError``; what was stored before is then still there.
    func save(_ session: UserSession) async throws(KooberSessionError)

    /// Forgets the session; that there is none is no error.
    ///
    /// - Throws: ``KooberSessionError``; the session is then still there.
    func delete() async throws(KooberSessionError)
}

/// Why the session could not be read, saved or deleted.
package enum KooberSessionError: Error, Equatable, Sendable {
    /// What is stored is no session: cut short, or something else; it is set aside.
    case undecodable
    /// There is no space left to store it.
    case full
    /// The store could not be read or written.
    case io
    /// Nobody waits for it any more.
    case cancelled

    /// Makes the error that a fault of the call means to the app.
    package init(_ fault: WorkerFault) {
        self =
            switch fault {
            case .cancelled: .cancelled
            case .garbage: .undecodable
            case .full: .full
            case .offline, .timeout, .status, .unauthorised, .io: .io
            }
    }
}

/// The worker calls of the session store; none takes virtual time.
package enum KooberSessionCalls {
    /// The name under which the session is stored.
    package static let storageName = "session"

    /// `session.read`: the session that is stored, if there is one.
    package static let read = WorkerCall<UserSession?>(
        WorkerCallDescription(
            "session.read", kind: .store, secretReplyFields: ["token"], storage: storageName),
        decode: { data throws(WorkerFault) in try JsonReply.decode(data) as UserSession },
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
/// A file that cannot be decoded is set aside under another name and reported in the trace: nothing is overwritten.
/// What was set aside may still hold a token: it keeps its mode, and stays until its owner deletes it.
package final class KooberSessionFile: KooberSessionStore {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// Where the session is kept; unowned, the stage keeps it.
    private unowned let storage: any Storage
    /// Where a damaged file is reported; unowned, the stage keeps it.
    private unowned let trace: Trace

    /// Makes the store on a stage.
    package init(stage: Stage) {
        gate = stage.workers
        storage = stage.storage
        trace = stage.trace
    }

    /// Returns the session that is stored, `nil` if there is no file.
    package func read() async throws(KooberSessionError) -> UserSession? {
        do {
            return try await gate.perform(KooberSessionCalls.read) { () throws(WorkerFault) in
                do throws(StorageError) {
                    guard let data = try storage.read(KooberSessionCalls.storageName) else { return nil }
                    if let session = KooberSessionFile.session(in: data) { return session }
                    let name = try storage.setAside(KooberSessionCalls.storageName)
                    trace.record("damaged session set aside", fields: [TraceEvent.Field("as", name)])
                } catch {
                    throw error.fault
                }
                throw .garbage
            }
        } catch {
            throw KooberSessionError(error)
        }
    }

    /// Stores a session in place of another one.
    package func save(_ session: UserSession) async throws(KooberSessionError) {
        let arguments = [
            TraceEvent.Field("email", session.profile.email),
            TraceEvent.Field("token", session.token.description),
        ]
        try await change(KooberSessionCalls.save, arguments) { () throws(StorageError) in
            try storage.write(try Self.bytes(of: session), to: KooberSessionCalls.storageName)
        }
    }

    /// Removes the file, if there is one.
    package func delete() async throws(KooberSessionError) {
        try await change(KooberSessionCalls.delete, []) { () throws(StorageError) in
            try storage.delete(KooberSessionCalls.storageName)
        }
    }

    private func change(
        _ call: WorkerCall<Void>, _ arguments: [TraceEvent.Field], _ body: () throws(StorageError) -> Void
    ) async throws(KooberSessionError) {
        do {
            try await gate.perform(call, arguments) { () throws(WorkerFault) in
                do throws(StorageError) {
                    try body()
                } catch {
                    throw error.fault
                }
            }
        } catch {
            throw KooberSessionError(error)
        }
    }

    /// Returns the session in a file's bytes, `nil` if it is none.
    private static func session(in data: Data) -> UserSession? {
        try? JSONDecoder().decode(UserSession.self, from: data)
    }

    /// Returns a session as the file has it, with the real token.
    static func bytes(of session: UserSession) throws(StorageError) -> Data {
        guard let bytes = JsonBody.json(session) else {
            throw .io(name: KooberSessionCalls.storageName, reason: "the session cannot be written as JSON")
        }
        return bytes
    }
}
