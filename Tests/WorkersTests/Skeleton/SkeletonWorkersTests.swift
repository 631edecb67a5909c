import Foundation
import TestSupport
import WorkerSupport

@testable import SkeletonWorkers

/// Skeleton's workers: account, breeds and the stored user.
@Suite(.waiting) struct SkeletonWorkersTests {
    private static let ada = AccountUser(
        token: Secret("tok-4711"), email: "ada@example.com", name: "Ada", userId: "u-1")
    private static let adaJSON = #"{"email":"ada@example.com","name":"Ada","token":"tok-4711","userId":"u-1"}"#

    /// Performs the three calls, and returns their results.
    private func everyCall(
        _ tester: StageTester, password: String = "pass-0815", text: String = "a b&c+ä", after latency: Duration = .zero
    ) -> [String?] {
        let worker = HttpWorker(stage: tester.stage, apiKey: Secret("key-canary"), limits: LiveTest.limits)
        return [
            tester.outcome(after: latency) { () throws(AccountError) in
                try await worker.signIn(email: "ada@example.com", password: Secret(password)).name
            },
            tester.outcome(after: latency) { () throws(AccountError) in
                try await worker.signUp(name: "Ada", email: "ada@example.com", password: Secret(password)).name
            },
            tester.outcome(after: latency == .zero ? .zero : .milliseconds(300)) { () throws(BreedsError) in
                try await worker.search(text).map(\.name)
            },
        ]
    }

    @Test func `each request has the key and its fields, and no trace shows a secret`() throws {
        let requests = try LiveTest.run(
            ["account", "breeds"], path: "v1/",
            answering: { request in
                .json(request.method == "GET" ? #"[{"name":"b","id":1},{"name":"a"}]"# : Self.adaJSON)
            }
        ) { test in
            expect(everyCall(test.tester), is: ["Ada", "Ada", #"["b", "a"]"#])
            let secrets = ["pass-0815", "tok-4711", "key-canary"]
            expect(secrets.filter { test.trace.joined(separator: "\n").contains($0) }, is: [])
        }
        #expect(
            requests.map { $0.method + " " + $0.target + " " + $0.body } == [
                #"POST /v1/signIn {"email":"ada@example.com","password":"pass-0815"}"#,
                #"POST /v1/signUp {"email":"ada@example.com","name":"Ada","password":"pass-0815"}"#,
                "GET /v1/breeds/search?q=a%20b%26c%2B%C3%A4 ",
            ])
        expect(requests.map { $0.headers["x-api-key"] }, is: ["key-canary", "key-canary", "key-canary"])
    }

    @Test(arguments: [
        (LoopbackServer.Answer.status(500), ["server", "server", "server"]),
        (.status(302), ["server", "server", "server"]),
        (.status(401), ["refused", "refused", "server"]), (.reset(after: ""), ["offline", "offline", "offline"]),
        (.json("7"), ["server", "server", "server"]),
        (.json(#"{"token":"","email":"","name":"","userId":""}"#), ["server", "server", "server"]),
    ])
    func `any other answer is an error`(answer: LoopbackServer.Answer, results: [String?]) throws {
        try LiveTest.run(["account", "breeds"], answering: { _ in answer }) { test in
            expect(everyCall(test.tester), is: results)
        }
    }

    @Test func `offline a password needs more than six characters, and names are found in any case`() {
        StageTester.run { tester in
            expect(
                everyCall(tester, password: "1234567", text: "HIPPE", after: .seconds(2)), are: "Username", "Ada",
                #"["Schipperke", "Whippet"]"#)
            expect(
                everyCall(tester, password: "123456", text: "zzz", after: .seconds(2)),
                is: ["refused", "refused", "[]"])
        }
    }

    @Test func `there are 150 breeds at least, each once, in alphabetical order`() {
        let names = DogBreeds.names
        #expect(names.count >= 150)
        expect((Set(names).count, names), is: (names.count, names.sorted { $0.lowercased() < $1.lowercased() }))
        #expect(Set(["Basenji", "Beagle", "Whippet"]).isSubset(of: names))
    }

    // MARK: The stored user

    /// Performs a test of the user store with a file's content.
    private func storing(_ content: String? = nil, _ body: (UserFile, FaultyStorage, StageTester) -> Void) throws {
        let storage = try content.map { try FaultyStorage(["user.dev": $0]) } ?? FaultyStorage()
        var options = StageOptions()
        options.storage = storage
        StageTester.run(options) { body(UserFile(stage: $0.stage, bundleSuffix: ".dev"), storage, $0) }
    }

    private func read(_ users: UserFile, _ tester: StageTester) -> AccountUser? {
        let outcome = tester.begin { () throws(StoreError) in await users.read() }
        return (try? outcome.result?.get()) ?? nil
    }

    private func save(_ users: UserFile, _ tester: StageTester) -> String? {
        tester.outcome { () throws(StoreError) in try await users.save(Self.ada) }
    }

    @Test func `a user is saved in the file of the bundle id, read and removed`() throws {
        try storing { users, storage, tester in
            expect((save(users, tester), storage.contents), is: ("done", ["user.dev=" + Self.adaJSON]))
            expect(read(users, tester), is: Self.ada)
            expect(tester.outcome { () throws(StoreError) in try await users.clear() }, is: "done")
            expect((storage.contents, read(users, tester)), is: ([], nil))
            #expect(!tester.stage.trace.last(99).map(\.line).joined().contains("tok-4711"))
        }
    }

    @Test(arguments: ["", "null", "{}", #"{"token":""}"#, #"{"token":"t","name":1}"#])
    func `a file without a user is kept until the next save`(content: String) throws {
        try storing(content) { users, storage, tester in
            expect((read(users, tester), storage.contents), is: (nil, ["user.dev=\(content)"]))
            expect((save(users, tester), read(users, tester)), is: ("done", Self.ada))
        }
    }

    @Test func `whoever has a token is a user, and a failed save or removal leaves the file`() throws {
        let content = #"{"token":"t","more":"x"}"#
        try storing(content) { users, storage, tester in
            expect(read(users, tester), is: AccountUser(token: Secret("t"), email: "", name: "", userId: ""))
            storage.writeFault = .full(name: "user.dev")
            storage.deleteFault = .io(name: "user.dev", reason: "no")
            expect(save(users, tester), is: "full")
            expect(tester.outcome { () throws(StoreError) in try await users.clear() }, is: "io")
            expect(storage.contents, is: ["user.dev=\(content)"])
        }
    }
}
