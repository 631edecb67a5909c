import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What the live workers make of a server that refuses, fails or says something else.
@Suite(.waiting) struct LiveKooberFailureTests {
    /// What all five calls come to against one server, and how often somebody was told to sign out.
    private func everyCall(
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws -> [String] {
        var outcomes: [String] = []
        try LiveKooberTest.run(answering: answer) { test in
            var signOuts = 0
            let signIn = test.signIn()
            let signUp = test.signUp()
            let places = test.locations("x") { signOuts += 1 }
            let options = test.rideOptions { signOuts += 1 }
            let ride = test.requestRide { signOuts += 1 }
            outcomes = [
                Self.text(signIn), Self.text(signUp), Self.text(places), Self.text(options), Self.text(ride),
                "\(signOuts)",
            ]
        }
        return outcomes
    }

    private static func text<Value, Failure>(_ result: Result<Value, Failure>?) -> String {
        switch result {
        case .success?: "success"
        case .failure(let error)?: "\(error)"
        case nil: "nothing"
        }
    }

    @Test(arguments: Thoroughness.choose([302, 409, 500], thorough: [300, 302, 400, 403, 404, 409, 500, 503]))
    func `any status but 2xx is an error`(status: Int) throws {
        let auth = status == 409 ? "refused" : "server"
        #expect(
            try everyCall { _ in .status(status, headers: ["Location: /login"], body: KooberTest.sessionJSON) }
                == [auth, auth, "server", "server", "server", "0"])
    }

    @Test func `status 401 is refused or, for a signed-in user, signs out`() throws {
        #expect(
            try everyCall { _ in .status(401, body: "{}") }
                == ["refused", "refused", "unauthorised", "unauthorised", "unauthorised", "3"])
    }

    @Test(arguments: ["", "null", "7", "<html>", #"{"token":"#, #"{"profile":null,"token":"tok-4711"}"#])
    func `a body that is not what is promised is a decoding error`(body: String) throws {
        #expect(
            try everyCall { _ in .json(body) } == ["decoding", "decoding", "decoding", "decoding", "success", "0"])
    }

    @Test func `a body that is cut off is an error, for a ride too`() throws {
        let cut = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n[{\"name\":"
        #expect(
            try everyCall { _ in .raw(cut) } == ["decoding", "decoding", "decoding", "decoding", "decoding", "0"])
    }

    @Test func `a server that is not there is an error`() throws {
        var outcomes: [String] = []
        try LiveKooberTest.run(answering: { _ in .json("[]") }) { test in
            test.server.close()
            outcomes = [Self.text(test.signIn()), Self.text(test.locations("")), Self.text(test.requestRide())]
        }
        #expect(outcomes == ["server", "server", "server"])
    }

    @Test func `a timeout of a worker is its own to set`() throws {
        let server = try LoopbackServer { _ in .hanging() }
        defer { server.close() }
        let url = try server.url
        StageTester.run { tester in
            let worker = LiveKooberAuth(
                stage: tester.stage, server: url, limits: HttpLimits(timeout: .milliseconds(200)))
            let asked = tester.begin { () throws(KooberAuthError) in
                try await worker.signIn(email: "a@b", password: Secret("p"))
            }
            #expect(asked.result == .failure(.server))
            #expect(
                KooberTest.trace(tester) == [
                    "0s  worker  request  call=koober.signIn number=1 email=a@b password=<secret>",
                    "0s  worker  failure  call=koober.signIn number=1 fault=timeout",
                ])
        }
    }
}
