package import Foundation
package import StageRuntime
package import WorkerSupport

/// Stores on the device who is signed in; its calls need no virtual time.
package protocol UserWorker: AnyObject {
    /// Returns the stored user; `nil` if there is none, or if the file cannot be decoded.
    func read() async -> AccountUser?

    /// Stores a user instead of the previous one, completely or not at all.
    ///
    /// - Throws: ``StoreError``; the previous data are then still stored.
    func save(_ user: AccountUser) async throws(StoreError)

    /// Deletes the user; does nothing if there is none.
    ///
    /// - Throws: ``StoreError``; the user is then still stored.
    func clear() async throws(StoreError)
}

/// The worker calls of the user store; none of them needs virtual time.
package enum UserCalls {
    /// The name of the stored file, without the suffix of the app's bundle id.
    package static let storageName = "user"

    /// `user.read`: returns the stored user, or `nil`.
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

    /// `user.clear`: deletes the user.
    package static let clear = WorkerCall<Void>(
        WorkerCallDescription("user.clear", kind: .store, storage: storageName))

    static func fields(of user: AccountUser) -> [TraceEvent.Field] {
        [TraceEvent.Field("email", user.email), TraceEvent.Field("token", user.token.description)]
    }
}

/// The signed-in user: a sign-in or a sign-up returns it, and the user store keeps it.
package struct AccountUser: Equatable, Sendable {
    /// The user's token for the server; a user with a token is authorised.
    package let token: Secret
    /// The email address.
    package let email: String
    /// The name.
    package let name: String
    /// The server's identifier of the user.
    package let userId: String

    /// Makes a user.
    package init(token: Secret, email: String, name: String, userId: String) {
        (self.token, self.email, self.name, self.userId) = (token, email, name, userId)
    }

    /// Decodes the user in a stored file: a JSON object of strings with a token; other missing strings are empty.
    ///
    /// - Returns: `nil` if the data are no such object.
    package init?(stored data: Data) {
        guard let texts = try? JSONDecoder().decode([String: String].self, from: data), let token = texts["token"],
            !token.isEmpty
        else { return nil }
        self.init(
            token: Secret(token), email: texts["email"] ?? "", name: texts["name"] ?? "",
            userId: texts["userId"] ?? "")
    }
}

extension AccountUser: Codable {
    /// Decodes the four strings of a server's reply; throws if the token is empty.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        token = try container.decode(Secret.self, forKey: .token)
        email = try container.decode(String.self, forKey: .email)
        name = try container.decode(String.self, forKey: .name)
        userId = try container.decode(String.self, forKey: .userId)
        guard !token.revealed.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .token, in: container, debugDescription: "the token is empty")
        }
    }
}

/// The user store in the app's storage: a JSON object of four strings, in a file for each bundle id.
package final class UserFile: UserWorker {
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// Stores the user; unowned, the stage owns it.
    private unowned let storage: any Storage
    private let file: StoredFile

    /// Makes the store on a stage.
    ///
    /// - Parameters:
    ///   - stage: provides the worker gate and the storage; it lives longer than the store.
    ///   - bundleSuffix: the suffix of the app's bundle id, which separates the stores of two apps; may be empty.
    package init(stage: Stage, bundleSuffix: String) {
        gate = stage.workers
        storage = stage.storage
        file = StoredFile(UserCalls.storageName + bundleSuffix, on: stage)
    }

    /// Returns the stored user; a file without a valid user counts as empty, and is kept until the next save.
    package func read() async -> AccountUser? {
        try? await gate.perform(UserCalls.read) { () throws(WorkerFault) in
            do throws(StorageError) {
                return try storage.read(file.name).flatMap { AccountUser(stored: $0) }
            } catch {
                throw error.fault
            }
        }
    }

    /// Stores a user instead of the previous one.
    package func save(_ user: AccountUser) async throws(StoreError) {
        try await file.write(JsonBody.json(user), by: UserCalls.save, UserCalls.fields(of: user))
    }

    /// Deletes the file, if it exists.
    package func clear() async throws(StoreError) {
        try await file.delete(by: UserCalls.clear)
    }
}
