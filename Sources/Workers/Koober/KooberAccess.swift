import Foundation
import StageRuntime

/// The way of a signed-in user's calls through the gate: a 401, from a server or a script, is also told to the owner.
struct KooberAccess {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    unowned let gate: WorkerGate
    /// What to do where the server no longer knows the user; held as the owner's closure holds it.
    let onUnauthorised: () -> Void

    /// Passes an offline call through the gate.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field], offline answer: () throws(WorkerFault) -> Reply
    ) async throws(KooberServerError) -> Reply {
        do {
            return try await gate.perform(call, arguments, offline: answer)
        } catch {
            throw report(error)
        }
    }

    /// Passes a live call through the gate.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field],
        live fetch: () async throws(WorkerFault) -> Data
    ) async throws(KooberServerError) -> Reply {
        do {
            return try await gate.perform(call, arguments, live: fetch)
        } catch {
            throw report(error)
        }
    }

    /// Tells the owner of a 401, and returns what the fault means to the scene.
    private func report(_ fault: WorkerFault) -> KooberServerError {
        let error = KooberServerError(fault)
        if error == .unauthorised { onUnauthorised() }
        return error
    }
}
