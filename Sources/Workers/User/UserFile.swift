import Foundation
package import StageRuntime

/// The user in the app's storage: a JSON object of four texts, under a name for each bundle id.
package final class UserFile: UserWorker {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// Where the user is kept; unowned, the stage keeps it.
    private unowned let storage: any Storage
    /// The name of the file.
    private let name: String

    /// Makes the store on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the storage; it outlives the store.
    ///   - bundleSuffix: what the app's bundle id ends in, so that the stores of two apps are apart; may be empty.
    package init(stage: Stage, bundleSuffix: String) {
        gate = stage.workers
        storage = stage.storage
        name = UserCalls.storageName + bundleSuffix
    }

    /// Returns the user in the file; what is no user is none, and stays until the next is stored.
    package func read() async -> AccountUser? {
        try? await gate.perform(UserCalls.read) { () throws(WorkerFault) in
            do throws(StorageError) {
                return try storage.read(name).flatMap { AccountUser(stored: $0) }
            } catch {
                throw error.fault
            }
        }
    }

    /// Stores a user in place of another one.
    package func save(_ user: AccountUser) async throws(UserError) {
        try await change(UserCalls.save, UserCalls.fields(of: user)) { () throws(StorageError) in
            guard let bytes = JsonBody.json(user) else {
                throw .io(name: name, reason: "the user cannot be written as JSON")
            }
            try storage.write(bytes, to: name)
        }
    }

    /// Removes the file, if there is one.
    package func clear() async throws(UserError) {
        try await change(UserCalls.clear, []) { () throws(StorageError) in try storage.delete(name) }
    }

    private func change(
        _ call: WorkerCall<Void>, _ arguments: [TraceEvent.Field], _ body: () throws(StorageError) -> Void
    ) async throws(UserError) {
        do {
            try await gate.perform(call, arguments) { () throws(WorkerFault) in
                do throws(StorageError) {
                    try body()
                } catch {
                    throw error.fault
                }
            }
        } catch {
            throw UserError(error)
        }
    }
}
