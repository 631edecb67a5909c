package import StageRuntime

/// What remembers, on this device, who is signed in; it takes no virtual time.
package protocol UserWorker: AnyObject {
    /// Returns the user who is stored; `nil` if there is none, or if what is stored cannot be read.
    func read() async -> AccountUser?

    /// Stores a user in place of another one, wholly or not at all.
    ///
    /// - Throws: ``UserError``; what was stored before is then still there.
    func save(_ user: AccountUser) async throws(UserError)

    /// Removes the user; that there is none is no error.
    ///
    /// - Throws: ``UserError``; the user is then still there.
    func clear() async throws(UserError)
}

/// Why the user could not be stored or removed.
package enum UserError: Error, Equatable, Sendable {
    /// There is no space left, or the store could not be written.
    case io
    /// Nobody waits for it any more.
    case cancelled

    /// Makes the error that a fault of the call means to the app.
    package init(_ fault: WorkerFault) {
        self = fault == .cancelled ? .cancelled : .io
    }
}

/// The worker calls of the user store; none takes virtual time.
package enum UserCalls {
    /// The name under which the user is stored, before the suffix of the app's bundle id.
    package static let storageName = "user"

    /// `user.read`: the user who is stored, if there is one.
    package static let read = WorkerCall<AccountUser?>(
        WorkerCallDescription("user.read", kind: .store, secretReplyFields: ["token"], storage: storageName),
        decode: { body throws(WorkerFault) in AccountUser(stored: body) },
        summary: { user in
            guard let user else { return [TraceEvent.Field("user", "none")] }
            return fields(of: user)
        })

    /// `user.save`: stores a user.
    package static let save = WorkerCall<Void>(
        WorkerCallDescription("user.save", kind: .store, secretArguments: ["token"], storage: storageName))

    /// `user.clear`: removes the user.
    package static let clear = WorkerCall<Void>(
        WorkerCallDescription("user.clear", kind: .store, storage: storageName))

    /// What a trace shows of a user: whose it is.
    static func fields(of user: AccountUser) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", user.email), TraceEvent.Field("token", user.token.description)]
    }
}
