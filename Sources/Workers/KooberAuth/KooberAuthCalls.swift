package import StageRuntime

/// The worker calls of signing in and signing up.
package enum KooberAuthCalls {
    /// The name by which the configuration makes the worker live.
    static let worker = "auth"

    /// `koober.signIn`: an email and a password for a session; 1 s.
    package static let signIn = WorkerCall<UserSession>(
        WorkerCallDescription(
            "koober.signIn", worker: worker, kind: .network, latency: .seconds(1), secretArguments: ["password"],
            secretReplyFields: ["token"]),
        decode: KooberReply.decode, summary: summary)

    /// `koober.signUp`: a new account for a session; 0.5 s.
    package static let signUp = WorkerCall<UserSession>(
        WorkerCallDescription(
            "koober.signUp", worker: worker, kind: .network, latency: .milliseconds(500), secretArguments: ["password"],
            secretReplyFields: ["token"]),
        decode: KooberReply.decode, summary: summary)

    /// What a trace shows of both calls' arguments: who asks.
    static func arguments(email: String, password: Secret) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", email), TraceEvent.Field("password", password.description)]
    }

    /// What a trace shows of a session: whose it is.
    private static func summary(_ session: UserSession) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", session.profile.email), TraceEvent.Field("token", session.token.description)]
    }
}
