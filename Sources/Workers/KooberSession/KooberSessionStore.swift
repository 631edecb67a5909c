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
