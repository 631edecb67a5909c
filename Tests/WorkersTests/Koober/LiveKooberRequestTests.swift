import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What the live workers send to the server, and what they make of its success.
@Suite(.waiting) struct LiveKooberRequestTests {
    /// A request as far as the server's interface says what it is.
    private struct Essence: Equatable {
        var line: String
        var authorization: String?
        var type: String?
        var accept: String? = "application/json"
        var body = ""

        init(_ line: String, authorization: String? = nil, type: String? = nil, body: String = "") {
            (self.line, self.authorization, self.type, self.body) = (line, authorization, type, body)
        }

        init(_ request: LoopbackServer.Request) {
            self.init(
                request.method + " " + request.target, authorization: request.headers["authorization"],
                type: request.headers["content-type"], body: request.body)
            accept = request.headers["accept"]
        }
    }

    @Test func `signing in posts to login with Basic credentials`() throws {
        try LiveKooberTest.run(answering: { _ in .json(KooberTest.sessionJSON) }) { test in
            #expect(test.signIn() == .success(KooberTest.session))
            #expect(test.signIn(email: "ü@b", password: "a:b c") == .success(KooberTest.session))
            let sent = test.server.requests.map { Essence($0).line + " " + ($0.headers["authorization"] ?? "") }
            #expect(
                sent == [
                    "POST /login Basic " + Data("johnny@gmail.com:pass-0815".utf8).base64EncodedString(),
                    "POST /login Basic " + Data("ü@b:a:b c".utf8).base64EncodedString(),
                ])
            #expect(test.server.requests.map(\.body) == ["", ""])
        }
    }

    @Test func `an email with a colon is refused without asking the server`() throws {
        try LiveKooberTest.run(answering: { _ in .json(KooberTest.sessionJSON) }) { test in
            #expect(test.signIn(email: "a:b") == .failure(.refused))
            #expect(test.server.requests == [])
        }
    }

    @Test func `signing up posts JSON to signUp`() throws {
        try LiveKooberTest.run(answering: { _ in .status(201, body: KooberTest.sessionJSON) }) { test in
            #expect(test.signUp() == .success(KooberTest.session))
            let body = """
                {"email":"ada@example.com","fullName":"Ada Lovelace","mobileNumber":"0400 000 000",\
                "nickname":"Ada","password":"engine"}
                """
            #expect(
                test.server.requests.map(Essence.init)
                    == [Essence("POST /signUp", type: "application/json", body: body)])
        }
    }

    @Test func `a search gets locations with query and place, and the token`() throws {
        let body =
            #"[{"name":"Opera House","location":{"id":"opera-house","latitude":-33.858667,"longitude":151.214028}}]"#
        try LiveKooberTest.run(answering: { _ in .json(body) }) { test in
            #expect(test.locations("") == .success([KooberTest.opera]))
            #expect(test.locations("a b+c&d=e/é?#%") == .success([KooberTest.opera]))
            let place = "&latitude=-33.864308&longitude=151.209146"
            #expect(
                test.server.requests.map(Essence.init) == [
                    Essence("GET /locations?query=" + place, authorization: "Bearer tok-4711"),
                    Essence(
                        "GET /locations?query=a%20b%2Bc%26d%3De%2F%C3%A9%3F%23%25" + place,
                        authorization: "Bearer tok-4711"),
                ])
        }
    }

    @Test func `ride options are got for the place, with the token`() throws {
        let body = #"[{"id":"roo","name":"Roo","riders":3,"priceLevel":2}]"#
        try LiveKooberTest.run(answering: { _ in .json(body) }) { test in
            #expect(
                test.rideOptions() == .success([RideOption(id: "roo", name: "Roo", riders: 3, priceLevel: 2)]))
            let line = "GET /rideOptions?latitude=-33.864308&longitude=151.209146"
            #expect(test.server.requests.map(Essence.init) == [Essence(line, authorization: "Bearer tok-4711")])
        }
    }

    @Test(arguments: ["", "{}", "thanks"])
    func `a ride is posted as JSON with the token, and accepted whatever a success says`(body: String) throws {
        try LiveKooberTest.run(answering: { _ in .status(202, body: body) }) { test in
            #expect(test.requestRide() == .success(true))
            let body = """
                {"rideOptionID":"wallaby","waypoints":{"dropoff":{"location":{"id":"opera-house",\
                "latitude":-33.858667,"longitude":151.214028},"name":"Opera House"},\
                "pickup":{"id":"sydney","latitude":-33.864308,"longitude":151.209146}}}
                """
            #expect(
                test.server.requests.map(Essence.init) == [
                    Essence(
                        "POST /ride", authorization: "Bearer tok-4711", type: "application/json", body: body)
                ])
        }
    }

    @Test(arguments: ["/api", "/api/", "/a%20b/v1/"])
    func `a base URL may have a path`(path: String) throws {
        let server = try LoopbackServer { _ in
            .json(#"[{"id":"wallaby","name":"Wallaby","riders":1,"priceLevel":1}]"#)
        }
        defer { server.close() }
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)" + path))
        StageTester.run { tester in
            let worker = LiveKooberRideOptions(stage: tester.stage, server: url, token: Secret("t")) {}
            let asked = tester.begin { () throws(KooberServerError) in
                try await worker.rideOptions(at: KooberTest.sydney)
            }
            let wallaby = RideOption(id: "wallaby", name: "Wallaby", riders: 1, priceLevel: 1)
            #expect(asked.result == .success([wallaby]))
        }
        let place = "?latitude=-33.864308&longitude=151.209146"
        let base = path.hasSuffix("/") ? String(path.dropLast()) : path
        #expect(server.requests.map(\.target) == [base + "/rideOptions" + place])
    }
}
