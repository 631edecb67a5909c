import Foundation
import TestSupport
import WorkerSupport

@testable import KooberWorkers

/// Koober's calls by a server: the requests, the replies and the errors.
@Suite(.waiting) struct KooberServerTests {
    /// Performs all five calls, and returns their results and how often the user was signed out.
    private func everyCall(_ test: LiveTest, email: String = "johnny@gmail.com") -> [String?] {
        var signOuts = 0
        let auth = HttpWorker(stage: test.tester.stage, limits: LiveTest.limits)
        let server = KooberServer(stage: test.tester.stage, token: KooberTest.session.token) { signOuts += 1 }
        return [
            test.tester.outcome { () throws(KooberAuthError) in
                try await auth.signIn(email: email, password: Secret("pass-0815")).profile.name
            },
            test.tester.outcome { () throws(KooberAuthError) in try await auth.signUp(KooberTest.ada).profile.name },
            test.tester.outcome { () throws(KooberServerError) in
                try await server.locations(matching: "a b", near: KooberTest.sydney).map(\.name)
            },
            test.tester.outcome { () throws(KooberServerError) in
                try await server.rideOptions(at: KooberTest.sydney).map(\.name)
            },
            test.tester.outcome { () throws(KooberServerError) in try await server.requestRide(KooberTest.request) },
            "\(signOuts)",
        ]
    }

    private func everyCall(
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws -> [String?] {
        var results: [String?] = []
        try LiveTest.run(["auth", "locations", "rideOptions", "rideRequests"], answering: answer) { test in
            results = everyCall(test)
            let secrets = ["pass-0815", "tok-4711", "engine"]
            expect(secrets.filter { test.trace.joined(separator: "\n").contains($0) }, is: [])
        }
        return results
    }

    @Test func `each request has its path, its credentials and its body`() throws {
        let requests = try LiveTest.run(
            ["auth", "locations", "rideOptions", "rideRequests"],
            answering: { request in
                switch request.path {
                case "/login", "/signUp": .json(KooberTest.sessionJSON)
                case "/locations":
                    .json(#"[{"name":"Pier","location":{"id":"p","latitude":-33.8,"longitude":151.2}}]"#)
                case "/rideOptions": .json(#"[{"id":"roo","name":"Roo","riders":3,"priceLevel":2}]"#)
                default: .status(202, body: "thanks")
                }
            }
        ) { test in
            let found = everyCall(test)
            expect(found, is: ["Johnny Appleseed", "Johnny Appleseed", #"["Pier"]"#, #"["Roo"]"#, "done", "0"])
            expect(everyCall(test, email: "a:b").first, is: "refused")
        }
        let basic = "Basic " + Data("johnny@gmail.com:pass-0815".utf8).base64EncodedString()
        let place = "latitude=-33.864308&longitude=151.209146"
        #expect(
            requests.prefix(5).map { [$0.method + " " + $0.target, $0.headers["authorization"] ?? "", $0.body] } == [
                ["POST /login", basic, ""],
                [
                    "POST /signUp", "",
                    """
                    {"email":"ada@example.com","fullName":"Ada Lovelace","mobileNumber":"0400 000 000",\
                    "nickname":"Ada","password":"engine"}
                    """,
                ],
                ["GET /locations?query=a%20b&" + place, "Bearer tok-4711", ""],
                ["GET /rideOptions?" + place, "Bearer tok-4711", ""],
                [
                    "POST /ride", "Bearer tok-4711",
                    """
                    {"rideOptionID":"wallaby","waypoints":{"dropoff":{"location":{"id":"opera-house",\
                    "latitude":-33.858667,"longitude":151.214028},"name":"Opera House"},\
                    "pickup":{"id":"sydney","latitude":-33.864308,"longitude":151.209146}}}
                    """,
                ],
            ])
        // The email with a colon is not sent.
        expect(requests.count, is: 9)
    }

    @Test(arguments: [
        (LoopbackServer.Answer.status(500), ["server", "server", "server", "server", "server", "0"]),
        (.status(302), ["server", "server", "server", "server", "server", "0"]),
        (.status(409), ["refused", "refused", "server", "server", "server", "0"]),
        (.status(401), ["refused", "refused", "unauthorised", "unauthorised", "unauthorised", "3"]),
        (.json("{}"), ["decoding", "decoding", "decoding", "decoding", "done", "0"]),
        (
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n[{\"tok-4711"),
            ["decoding", "decoding", "decoding", "decoding", "decoding", "0"]
        ),
    ])
    func `any other answer is an error, and 401 signs a user out`(
        answer: LoopbackServer.Answer, results: [String?]
    ) throws {
        try expect(everyCall { _ in answer }, is: results)
    }

    @Test(arguments: [
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":""}"#,
        #"{"profile":{"email":"e","mobileNumber":"m","name":"n"},"token":"a\r\nX-Evil: 1"}"#,
        #"{"profile":{"email":"e","mobileNumber":"m"},"token":"t"}"#,
        #"[{"name":"","location":{"id":"i","latitude":0,"longitude":0}}]"#,
        #"[{"name":"x","location":{"id":"i","latitude":90.1,"longitude":0}}]"#,
        #"[{"name":"x","location":{"id":"i","latitude":0,"longitude":180.1}}]"#,
        "[]".replacing("[]", with: #"[{"id":"a","name":"A","riders":0,"priceLevel":1}]"#),
        #"[{"id":"a","name":"A","riders":1,"priceLevel":10}]"#, #"[{"id":"","name":"A","riders":1,"priceLevel":1}]"#,
        #"[{"id":"a","name":"A","riders":1,"priceLevel":1},{"id":"a","name":"B","riders":2,"priceLevel":2}]"#,
    ])
    func `a value out of range is not decoded`(body: String) throws {
        try expect(everyCall { _ in .json(body) }.prefix(4), is: ["decoding", "decoding", "decoding", "decoding"])
    }
}
