import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// Password and token appear in no trace and no error, whatever the server does with them.
@Suite(.waiting) struct KooberSecrecyTests {
    /// Whatever of the two could show: as they are, and as they go over the wire.
    private let secrets = [
        "pass-0815", "tok-4711", "engine", Data("johnny@gmail.com:pass-0815".utf8).base64EncodedString(),
    ]

    /// Everything that a stage has noted, and every result, with all that a debugger would show of it.
    private func everything(_ test: LiveKooberTest) -> String {
        var text = ""
        dump(test.signIn(), to: &text)
        dump(test.signUp(), to: &text)
        dump(test.locations("beach"), to: &text)
        dump(test.rideOptions(), to: &text)
        dump(test.requestRide(), to: &text)
        let store = test.workers.makeSessionStore()
        let saved = test.tester.begin { () throws(StoreError) in
            try await store.save(KooberTest.session)
            return try await store.read()
        }
        dump(saved.result, to: &text)
        dump(KooberTest.ada, to: &text)
        dump(HttpRequest.Authorization.bearer(Secret("tok-4711")), to: &text)
        dump(HttpRequest.Authorization.basic(user: "ada", password: Secret("pass-0815")), to: &text)
        dump(test.tester.stage.trace.last(1000), to: &text)
        return text + test.trace.joined(separator: "\n")
    }

    @Test(arguments: [
        LoopbackServer.Answer.json(KooberTest.sessionJSON), .status(401, body: "pass-0815 tok-4711"),
        .status(500, body: "pass-0815 tok-4711"), .json("{\"token\":\"tok-4711\",\"password\":\"pass-0815\""),
        .json("[\"tok-4711\", \"pass-0815\", \"engine\"]"), .raw("tok-4711 pass-0815"),
        .status(302, headers: ["Location: /tok-4711/pass-0815"]),
        .raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\ntok-4711"),
    ])
    func `an answer that repeats them shows nothing`(answer: LoopbackServer.Answer) throws {
        try LiveKooberTest.run(answering: { _ in answer }) { test in
            let text = everything(test)
            for secret in secrets { #expect(!text.contains(secret)) }
            #expect(text.contains("<secret>"))
            #expect(test.server.requests.map(\.target).filter { $0.contains("tok-") } == [])
        }
    }

    @Test func `neither is among what is traced, and the gate is told of both`() {
        let arguments = KooberAuthCalls.arguments(email: "ada", password: Secret("pass-0815"))
        #expect(arguments == [TraceEvent.Field("email", "ada"), TraceEvent.Field("password", "<secret>")])
        for call in [KooberAuthCalls.signIn, KooberAuthCalls.signUp] {
            #expect(call.description.secretArguments == ["password"])
            #expect(call.description.secretReplyFields == ["token"])
        }
        #expect(KooberSessionCalls.save.description.secretArguments == ["token"])
        #expect(KooberSessionCalls.read.description.secretReplyFields == ["token"])
    }

    @Test func `offline neither shows`() throws {
        StageTester.run { tester in
            let auth = OfflineKooberAuth(stage: tester.stage)
            let store = KooberSessionFile(stage: tester.stage)
            var text = ""
            let asked = tester.begin {
                let session = try await auth.signUp(KooberTest.ada)
                try await store.save(session)
                _ = try await store.read()
                _ = try? await auth.signIn(email: KooberTest.ada.email, password: Secret("pass-0815"))
                return session
            }
            tester.advance(by: .seconds(5))
            dump(asked.result, to: &text)
            dump(KooberOfflineServer.of(tester.stage), to: &text)
            dump(tester.stage.trace.last(1000), to: &text)
            for secret in ["engine", "pass-0815", "offline-token"] { #expect(!text.contains(secret)) }
            #expect(text.contains("Ada Lovelace"))
        }
    }
}
