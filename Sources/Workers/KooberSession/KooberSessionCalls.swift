package import StageRuntime

/// The worker calls of the session store; none takes virtual time.
package enum KooberSessionCalls {
    /// The name under which the session is stored.
    package static let storageName = "session"

    /// `session.read`: the session that is stored, if there is one.
    package static let read = WorkerCall<UserSession?>(
        WorkerCallDescription(
            "session.read", kind: .store, secretReplyFields: ["token"], storage: storageName),
        decode: { data throws(WorkerFault) in try KooberReply.decode(data) as UserSession },
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
