import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What a test of skeleton's workers needs: a stage, and a server where the workers are live.
struct SkeletonTest {
    let tester: StageTester
    let workers: SkeletonWorkers

    /// What the app shows its server.
    static let apiKey = Secret("key-canary")
    static let ada = AccountUser(
        token: Secret("tok-4711"), email: "ada@example.com", name: "Ada", userId: "u-1")
    static let adaJSON = #"{"email":"ada@example.com","name":"Ada","token":"tok-4711","userId":"u-1"}"#

    /// Performs a test of offline workers.
    static func offline(
        _ options: StageOptions = StageOptions(), suffix: String = ".dev",
        sourceLocation: SourceLocation = #_sourceLocation, _ body: (SkeletonTest) -> Void
    ) {
        StageTester.run(options, sourceLocation: sourceLocation) { tester in
            body(
                SkeletonTest(
                    tester: tester,
                    workers: SkeletonWorkers(stage: tester.stage, apiKey: apiKey, bundleSuffix: suffix)))
        }
    }

    /// Performs a test of live workers with a server that answers so, and returns what it was asked.
    @discardableResult
    static func live(
        sourceLocation: SourceLocation = #_sourceLocation,
        answering answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer,
        _ body: (SkeletonTest) throws -> Void
    ) throws -> [LoopbackServer.Request] {
        let server = try LoopbackServer(answer)
        defer { server.close() }
        var options = StageOptions()
        options.environment = WorkerEnvironment(
            baseURL: try server.url.appending(path: "v1/"), liveWorkers: ["account", "breeds"])
        options.environment.exchangeProgram = HttpTest.program
        try StageTester.run(options, sourceLocation: sourceLocation) { tester in
            try body(
                SkeletonTest(
                    tester: tester,
                    workers: SkeletonWorkers(stage: tester.stage, apiKey: apiKey, bundleSuffix: ".dev")))
        }
        return server.requests
    }

    func signIn(
        email: String = "ada@example.com", password: String = "pass-0815", after time: Duration = .zero
    ) -> Result<AccountUser, AccountError>? {
        let worker = workers.makeAccount()
        let outcome = tester.begin { () throws(AccountError) in
            try await worker.signIn(email: email, password: Secret(password))
        }
        tester.advance(by: time)
        return outcome.result
    }

    func signUp(password: String = "pass-0815", after time: Duration = .zero) -> Result<AccountUser, AccountError>? {
        let worker = workers.makeAccount()
        let outcome = tester.begin { () throws(AccountError) in
            try await worker.signUp(name: "Ada", email: "ada@example.com", password: Secret(password))
        }
        tester.advance(by: time)
        return outcome.result
    }

    func search(_ text: String, after time: Duration = .zero) -> Result<[String], BreedsError>? {
        let worker = workers.makeBreeds()
        let outcome = tester.begin { () throws(BreedsError) in try await worker.search(text) }
        tester.advance(by: time)
        return outcome.result?.map { $0.map(\.name) }
    }

    func read() -> AccountUser? {
        let worker = workers.makeUsers()
        let outcome = tester.begin { () throws(UserError) in await worker.read() }
        return (try? outcome.result?.get()) ?? nil
    }

    func save(_ user: AccountUser = ada) -> UserError? {
        let worker = workers.makeUsers()
        let outcome = tester.begin { () throws(UserError) in try await worker.save(user) }
        guard case .failure(let error)? = outcome.result else { return nil }
        return error
    }

    func clear() -> UserError? {
        let worker = workers.makeUsers()
        let outcome = tester.begin { () throws(UserError) in try await worker.clear() }
        guard case .failure(let error)? = outcome.result else { return nil }
        return error
    }

    /// The trace so far, a line each.
    var trace: [String] { tester.stage.trace.last(1000).map(\.line) }
}
