import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// Signing in and up without a server.
@Suite struct OfflineKooberAuthTests {
    /// Signs in, with the latency that it must have.
    private func signIn(
        _ email: String, _ password: String, after latency: Duration, _ tester: StageTester,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Result<UserSession, KooberAuthError>? {
        let worker = OfflineKooberAuth(stage: tester.stage)
        return KooberTest.outcome(after: latency, tester, sourceLocation: sourceLocation) {
            () throws(KooberAuthError) in
            try await worker.signIn(email: email, password: Secret(password))
        }
    }

    /// Signs up, with the latency that it must have.
    private func signUp(
        _ tester: StageTester, as account: NewAccount = KooberTest.ada,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Result<UserSession, KooberAuthError>? {
        let worker = OfflineKooberAuth(stage: tester.stage)
        return KooberTest.outcome(after: .milliseconds(500), tester, sourceLocation: sourceLocation) {
            () throws(KooberAuthError) in
            try await worker.signUp(account)
        }
    }

    @Test func `the calls are the network's and hide password and token`() {
        #expect(
            KooberAuthCalls.signIn.description
                == WorkerCallDescription(
                    "koober.signIn", worker: "auth", kind: .network, latency: .seconds(1),
                    secretArguments: ["password"], secretReplyFields: ["token"]))
        #expect(
            KooberAuthCalls.signUp.description
                == WorkerCallDescription(
                    "koober.signUp", worker: "auth", kind: .network, latency: .milliseconds(500),
                    secretArguments: ["password"], secretReplyFields: ["token"]))
    }

    @Test func `Johnny is signed in after exactly 1 s`() {
        StageTester.run { tester in
            #expect(
                signIn("johnny@gmail.com", "password", after: .seconds(1), tester)
                    == .success(UserSession(profile: KooberTest.johnny, token: Secret("offline-token-1"))))
        }
    }

    @Test(arguments: [
        ("johnny@gmail.com", "Password"), ("johnny@gmail.com", ""), ("johnny@gmail.com", "password "),
        ("Johnny@gmail.com", "password"), ("", "password"), ("", ""), ("ada@example.com", "engine"),
        (" johnny@gmail.com", "password"),
    ])
    func `any other pair is refused at once`(email: String, password: String) {
        StageTester.run { tester in
            #expect(signIn(email, password, after: .zero, tester) == .failure(.refused))
        }
    }

    @Test func `who signs up is signed in after exactly 0.5 s, and can sign in from then on`() {
        StageTester.run { tester in
            #expect(signIn("ada@example.com", "engine", after: .zero, tester) == .failure(.refused))
            #expect(
                signUp(tester)
                    == .success(UserSession(profile: KooberTest.adasProfile, token: Secret("offline-token-1"))))
            #expect(
                signIn("ada@example.com", "engine", after: .seconds(1), tester)
                    == .success(UserSession(profile: KooberTest.adasProfile, token: Secret("offline-token-2"))))
            #expect(signIn("ada@example.com", "Engine", after: .zero, tester) == .failure(.refused))
            #expect(
                signIn("johnny@gmail.com", "password", after: .seconds(1), tester)
                    == .success(UserSession(profile: KooberTest.johnny, token: Secret("offline-token-3"))))
        }
    }

    @Test func `an email that is known cannot sign up, and keeps its password`() {
        StageTester.run { tester in
            let thief = NewAccount(
                fullName: "J", nickname: "J", email: "johnny@gmail.com", mobileNumber: "1", password: Secret("mine"))
            #expect(signUp(tester, as: thief) == .failure(.refused))
            #expect(signIn("johnny@gmail.com", "mine", after: .zero, tester) == .failure(.refused))
            _ = signUp(tester)
            #expect(signUp(tester) == .failure(.refused))
            #expect(
                signIn("johnny@gmail.com", "password", after: .seconds(1), tester)
                    == .success(UserSession(profile: KooberTest.johnny, token: Secret("offline-token-2"))))
        }
    }

    @Test func `of two that sign up with one email at once the first has it`() {
        StageTester.run { tester in
            let worker = OfflineKooberAuth(stage: tester.stage)
            let other = NewAccount(
                fullName: "Other", nickname: "O", email: KooberTest.ada.email, mobileNumber: "1",
                password: Secret("other"))
            let first = tester.begin { () throws(KooberAuthError) in try await worker.signUp(KooberTest.ada) }
            let second = tester.begin { () throws(KooberAuthError) in try await worker.signUp(other) }
            tester.advance(by: .milliseconds(500))
            #expect(
                first.result
                    == .success(UserSession(profile: KooberTest.adasProfile, token: Secret("offline-token-1"))))
            #expect(second.result == .failure(.refused))
        }
    }

    @Test func `accounts are the stage's: a new worker knows them, another stage does not`() {
        StageTester.run { tester in
            _ = signUp(tester)
            StageTester.run { other in
                #expect(signIn("ada@example.com", "engine", after: .zero, other) == .failure(.refused))
            }
            #expect(
                signIn("ada@example.com", "engine", after: .seconds(1), tester)
                    == .success(UserSession(profile: KooberTest.adasProfile, token: Secret("offline-token-2"))))
        }
    }

    @Test func `a sign-up that is cancelled or failed makes no account`() {
        StageTester.run { tester in
            let worker = OfflineKooberAuth(stage: tester.stage)
            let asked = tester.begin { () throws(KooberAuthError) in try await worker.signUp(KooberTest.ada) }
            tester.advance(by: .milliseconds(499))
            asked.cancel()
            tester.settle()
            #expect(asked.result == .failure(.cancelled))
            tester.stage.workers.fail("koober.signUp", with: .timeout, times: 1)
            #expect(signUp(tester) == .failure(.server))
            #expect(signIn("ada@example.com", "engine", after: .zero, tester) == .failure(.refused))
        }
    }

    @Test func `the trace has who asks, and neither password nor token`() {
        StageTester.run { tester in
            _ = signIn("johnny@gmail.com", "password", after: .seconds(1), tester)
            _ = signIn("johnny@gmail.com", "secret2", after: .zero, tester)
            _ = signUp(tester)
            let request = "worker  request  call=koober.sign"
            #expect(
                KooberTest.trace(tester) == [
                    "0s  \(request)In number=1 email=johnny@gmail.com password=<secret>",
                    "1s  worker  reply  call=koober.signIn number=1 email=johnny@gmail.com token=<secret>",
                    "1s  \(request)In number=2 email=johnny@gmail.com password=<secret>",
                    "1s  worker  failure  call=koober.signIn number=2 fault=unauthorised",
                    "1s  \(request)Up number=1 email=ada@example.com password=<secret>",
                    "1.5s  worker  reply  call=koober.signUp number=1 email=ada@example.com token=<secret>",
                ])
        }
    }

    @Test(arguments: [
        (WorkerFault.timeout, KooberAuthError.server), (.status(503), .server), (.status(401), .refused),
        (.unauthorised, .refused), (.garbage, .decoding),
    ])
    func `a failure that a script asks for comes after the latency`(fault: WorkerFault, error: KooberAuthError) {
        StageTester.run { tester in
            tester.stage.workers.fail("koober.signIn", with: fault, times: 1)
            #expect(signIn("johnny@gmail.com", "password", after: .seconds(1), tester) == .failure(error))
            tester.stage.workers.fail("koober.signUp", with: fault, times: 1)
            #expect(signUp(tester) == .failure(error))
        }
    }

    @Test func `a reply that a script gives goes through the live decoder, delays and holds apply`() {
        StageTester.run { tester in
            let gate = tester.stage.workers
            gate.reply("koober.signIn", with: KooberTest.sessionJSON)
            #expect(
                signIn("johnny@gmail.com", "password", after: .seconds(1), tester) == .success(KooberTest.session))
            gate.reply("koober.signUp", with: #"{"profile":{},"token":"t"}"#)
            #expect(signUp(tester) == .failure(.decoding))
            gate.delay("koober.signIn", by: .seconds(2))
            #expect(signIn("nobody", "", after: .seconds(2), tester) == .failure(.refused))
            gate.hold("koober.signUp")
            let worker = OfflineKooberAuth(stage: tester.stage)
            let held = tester.begin { () throws(KooberAuthError) in try await worker.signUp(KooberTest.ada) }
            tester.advance(by: .seconds(60))
            #expect(held.result == nil)
            gate.release("koober.signUp")
            tester.settle()
            #expect(
                held.result
                    == .success(UserSession(profile: KooberTest.adasProfile, token: Secret("offline-token-1"))))
        }
    }
}
