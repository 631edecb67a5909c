import Authentication
import TestSupport

/// A store of names whose answers the test gives.
final class UserStoreStub: UserStore {
    /// What goes wrong in it.
    struct Failure: Error {}

    let reads: HeldStub<String?, Failure>
    let saves: HeldStub<Void, Failure>
    let deletes: HeldStub<Void, Failure>
    private let log: CallLog<AuthenticationCall>

    /// Makes a store; a stubborn one answers a cancelled call like any other.
    init(log: CallLog<AuthenticationCall>, isStubborn: Bool = false) {
        self.log = log
        let cancelled = isStubborn ? nil : Failure()
        reads = HeldStub("read", cancelled: cancelled)
        saves = HeldStub("save", cancelled: cancelled)
        deletes = HeldStub("delete", cancelled: cancelled)
    }

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
