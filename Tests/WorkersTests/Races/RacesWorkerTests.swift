import Foundation
import TestSupport
import WorkerSupport

@testable import RacesWorkers

/// The next races: the replies, the request, and the errors.
@Suite(.waiting) struct RacesWorkerTests {
    /// A summary of the server, of which one member has another value, or is missing.
    private static func summary(_ key: String = "", _ value: String? = nil) -> String {
        var members: [String: String] = [
            "race_id": #""a""#, "race_name": #""Cup""#, "race_number": "7", "meeting_name": #"" Ascot ""#,
            "category_id": #""4A2788F8-E825-4D36-9894-EFD4BAF1CFAE""#, "venue_state": #""ENG""#,
            "venue_country": #""UK""#, "advertised_start": #"{"seconds":1687208700}"#,
        ]
        members[key] = value
        return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    private static func body(_ summaries: String...) -> String {
        let list = summaries.enumerated().map { "\"\($0)\":\($1)" }.joined(separator: ",")
        return #"{"status":200,"data":{"next_to_go_ids":[],"race_summaries":{\#(list)}}}"#
    }

    private static let ascot = Race(
        id: "a", category: .horse, meeting: "Ascot", number: 7, name: "Cup", country: RaceCountry("GB"),
        venueState: "ENG", start: 1_687_208_700)

    @Test func `a summary is a race, whose names default to each other`() {
        expect(RacesReply(json: Data(Self.body(Self.summary()).utf8)), is: RacesReply(races: [Self.ascot]))
        let unnamed = RacesReply(json: Data(Self.body(Self.summary("race_name", "null")).utf8))
        expect(unnamed?.races.map(\.name), is: ["Ascot"])
        let homeless = RacesReply(json: Data(Self.body(Self.summary("meeting_name", #""\t""#)).utf8))
        expect(homeless?.races.map(\.meeting), is: ["Cup"])
    }

    @Test(arguments: [
        ("race_id", #""""#), ("race_id", nil), ("race_name", "7"), ("race_number", #""7""#), ("race_number", nil),
        ("meeting_name", "[]"), ("category_id", #""cats""#), ("venue_state", "7"), ("venue_country", nil),
        ("advertised_start", "1687208700"), ("advertised_start", #"{"seconds":-1}"#),
        ("advertised_start", #"{"seconds":253402300800}"#),
    ])
    func `a summary with a wrong member is dropped and counted, the others are kept`(key: String, value: String?) {
        let body = Self.body(Self.summary(key, value), Self.summary("race_id", #""b""#), "null")
        let reply = RacesReply(json: Data(body.utf8))
        #expect(reply?.races.map(\.id) == ["b"])
        #expect(reply?.dropped == 2)
    }

    @Test func `of one race id the smallest key counts, of those that are races`() {
        let body = Self.body(
            Self.summary("race_number", "null"), Self.summary("race_number", "2"), Self.summary("race_number", "3"))
        let reply = RacesReply(json: Data(body.utf8))
        #expect(reply?.races.map(\.number) == [2])
        #expect(reply?.dropped == 1)
    }

    @Test(arguments: [
        "", "null", "[]", "{}", #"{"data":[]}"#, #"{"data":{}}"#, #"{"data":{"race_summaries":[]}}"#,
        #"{"data":{"race_summaries":{}}"#, "<html></html>",
    ])
    func `a body without summaries is no reply`(body: String) {
        #expect(RacesReply(json: Data(body.utf8)) == nil)
    }

    /// Asks for the next races, and returns their ids or the error.
    private func next(_ tester: StageTester, after latency: Duration = .zero, limits: HttpLimits = HttpLimits())
        -> String?
    {
        let worker = HttpWorker(stage: tester.stage, limits: limits)
        return tester.outcome(after: latency) { () throws(RacesError) in try await worker.next().map(\.id) }
    }

    @Test func `offline fifty races come after a second, and a script's reply is the server's`() {
        StageTester.run { tester in
            #expect(next(tester, after: .seconds(1))?.hasPrefix(#"["race-"#) == true)
            #expect(
                tester.stage.trace.last(1).map(\.line) == [
                    "1s  worker  reply  call=races.next number=1 count=50 dropped=0"
                ])
            tester.stage.workers.reply("races.next", with: Self.body(Self.summary()))
            #expect(next(tester, after: .seconds(1)) == #"["a"]"#)
        }
    }

    @Test(arguments: [
        (LoopbackServer.Answer.json(body(summary())), #"["a"]"#), (.json("{}"), "decoding"), (.status(302), "other"),
        (.status(401), "unauthorised"), (.status(403), "forbidden"), (.status(404), "notFound"),
        (.status(429), "tooManyRequests"), (.status(500), "server"), (.status(503), "unavailable"),
        (.hanging(), "timeout"),
    ])
    func `a server's answer is races or an error`(answer: LoopbackServer.Answer, result: String) throws {
        let requests = try LiveTest.run(["races"], path: "rest/", answering: { _ in answer }) { test in
            let limits = result == "timeout" ? HttpLimits(timeout: .milliseconds(300)) : LiveTest.limits
            expect(next(test.tester, limits: limits), is: result)
        }
        // A busy machine may not have sent the request within its time.
        if result != "timeout" { #expect(requests.map(\.target) == ["/rest/?method=nextraces&count=50"]) }
    }
}
