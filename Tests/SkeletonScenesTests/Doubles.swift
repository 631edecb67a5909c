import HeadlessUIKit
import Scene
import SkeletonWorkers
import StageRuntime
import TestSupport
import WorkerSupport

@testable import SkeletonScenes

/// What a Logic called, in order.
enum Call: Equatable {
    case loading(Bool)
    case failure(ModuleFailure)
    case canSubmit(Bool)
    case names([String])
    case app(String, String)
    case feature(SettingsFeature, Bool)
    case signIn(email: String, password: String)
    case signUp(name: String, email: String, password: String)
    case search(String)
    case save(String)
    case clear
    case finished
    case loggedOut
    case chose(AuthSelectTransition)
}

/// Notes what every Presenter and every Navigator is told.
final class Spy: AccountPresenterInterface, HomePresenterInterface, SettingsPresenterInterface,
    AccountNavigatorInterface, SettingsNavigatorInterface, AuthSelectNavigatorInterface
{
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) { self.log = log }

    func show(isLoading: Bool) { log.add(.loading(isLoading)) }
    func show(_ failure: ModuleFailure) { log.add(.failure(failure)) }
    func show(canSubmit: Bool) { log.add(.canSubmit(canSubmit)) }
    func show(_ names: [String]) { log.add(.names(names)) }
    func show(appName: String, environment: String) { log.add(.app(appName, environment)) }
    func show(_ feature: SettingsFeature, isOn: Bool) { log.add(.feature(feature, isOn)) }
    func finished() { log.add(.finished) }
    func loggedOut() { log.add(.loggedOut) }
    func chose(_ transition: AuthSelectTransition) { log.add(.chose(transition)) }
}

/// An account worker whose replies the test gives.
final class AccountStub: AccountWorker {
    let replies: HeldStub<AccountUser, AccountError>
    private let log: CallLog<Call>

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(_ log: CallLog<Call>, isStubborn: Bool = false) {
        self.log = log
        replies = HeldStub("account", cancelled: isStubborn ? nil : .cancelled)
    }

    func signIn(email: String, password: Secret) async throws(AccountError) -> AccountUser {
        log.add(.signIn(email: email, password: password.revealed))
        return try await replies.wait()
    }

    func signUp(name: String, email: String, password: Secret) async throws(AccountError) -> AccountUser {
        log.add(.signUp(name: name, email: email, password: password.revealed))
        return try await replies.wait()
    }
}

/// A search for breeds whose replies the test gives.
final class BreedsStub: BreedsWorker {
    let replies: HeldStub<[Breed], BreedsError>
    private let log: CallLog<Call>

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(_ log: CallLog<Call>, isStubborn: Bool = false) {
        self.log = log
        replies = HeldStub("breeds", cancelled: isStubborn ? nil : .cancelled)
    }

    func search(_ text: String) async throws(BreedsError) -> [Breed] {
        log.add(.search(text))
        return try await replies.wait()
    }
}

/// A user store whose replies the test gives.
final class UsersStub: UserWorker {
    let replies = HeldStub<Void, StoreError>("users", cancelled: .cancelled)
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) { self.log = log }

    func read() async -> AccountUser? { nil }

    func save(_ user: AccountUser) async throws(StoreError) {
        log.add(.save(user.email))
        try await replies.wait()
    }

    func clear() async throws(StoreError) {
        log.add(.clear)
        try await replies.wait()
    }
}
