import Authentication
import TestSupport

/// A store of names whose answers the test gives.
final class UserStoreStub: UserStore {
    /// What goes wrong in it.
    struct Failure: Error {}

    let reads = HeldStub<String?, Failure>("read", cancelled: Failure())
    let saves = HeldStub<Void, Failure>("save", cancelled: Failure())
    let deletes = HeldStub<Void, Failure>("delete", cancelled: Failure())
    private let log: CallLog<AuthenticationCall>

    init(log: CallLog<AuthenticationCall>) { self.log = log }

    func read() async throws -> String? {
        log.add(.read)
        return try await reads.wait()
    }

    func save(_ user: String) async throws {
        log.add(.save(user))
        try await saves.wait()
    }

    func delete() async throws {
        log.add(.delete)
        try await deletes.wait()
    }
}
