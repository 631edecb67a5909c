package import Foundation
package import StageRuntime

/// What remembers, on this device, who is signed in; it takes no virtual time.
package protocol UserWorker: AnyObject {
    /// Returns the stored user; `nil` if there is none, or if the file cannot be decoded.
    func read() async -> AccountUser?

    /// Stores a user in place of another one, wholly or not at all.
    ///
    /// - Throws: ``UserError``; what was stored before is then still there.
    func save(_ user: AccountUser) async throws(UserError)

    /// Deletes the user; no error if there is none.
    ///
    /// - Throws: ``UserError``; the user is then still there.
    func clear() async throws(UserError)
}

/// Why the user could not be stored or removed.
package enum UserError: Error, Equatable, Sendable {
    /// There is no space left, or the store could not be written.
    case io
    /// The asking task was cancelled.
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

/// Who is signed in: what a sign-in or a sign-up answers, and what the user store keeps.
package struct AccountUser: Equatable, Sendable {
    /// The token by which the server recognises the user; its owner is authorised.
    package let token: Secret
    /// The email address.
    package let email: String
    /// The name.
    package let name: String
    /// The server's own name for the user.
    package let userId: String

    /// Makes a user.
    package init(token: Secret, email: String, name: String, userId: String) {
        self.token = token
        self.email = email
        self.name = name
        self.userId = userId
    }

    /// Decodes the user of a store's file: a JSON object of texts with a token; other missing texts are empty.
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
    /// Reads all four texts, as a server answers them; throws for an empty token.
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

/// The user in the app's storage: a JSON object of four texts, under a name for each bundle id.
package final class UserFile: UserWorker {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// Keeps the user; unowned, the stage owns it.
    private unowned let storage: any Storage
    /// The file, for changes.
    private let file: StoredFile

    /// Makes the store on a stage.
    ///
    /// - Parameters:
    ///   - stage: gives the gate and the storage; it outlives the store.
    ///   - bundleSuffix: what the app's bundle id ends in, so that the stores of two apps are apart; may be empty.
    package init(stage: Stage, bundleSuffix: String) {
        gate = stage.workers
        storage = stage.storage
        file = StoredFile(UserCalls.storageName + bundleSuffix, on: stage)
    }

    /// Returns the user in the file; a file without a user counts as empty, and stays until the next user is stored.
    package func read() async -> AccountUser? {
        try? await gate.perform(UserCalls.read) { () throws(WorkerFault) in
            do throws(StorageError) {
                return try storage.read(file.name).flatMap { AccountUser(stored: $0) }
            } catch {
                throw error.fault
            }
        }
    }

    /// Stores a user in place of another one.
    package func save(_ user: AccountUser) async throws(UserError) {
        do {
            try await file.write(JsonBody.json(user), by: UserCalls.save, UserCalls.fields(of: user))
        } catch {
            throw UserError(error)
        }
    }

    /// Removes the file, if there is one.
    package func clear() async throws(UserError) {
        do {
            try await file.delete(by: UserCalls.clear)
        } catch {
            throw UserError(error)
        }
    }
}
