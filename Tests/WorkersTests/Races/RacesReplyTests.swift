import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The server's bodies, and what is made of them: by the decoder alone, and through a real server.
@Suite struct RacesReplyTests {
    @Test func `there are forty replies and more`() {
        #expect(RacesCorpus.all.count > 40)
        #expect(Set(RacesCorpus.all.map(\.name)).count == RacesCorpus.all.count)
    }

    @Test(arguments: RacesCorpus.all)
    func `a reply is read leniently, or is none`(sample: RacesCorpus) {
        let reply = RacesReply(json: Data(sample.body.utf8))
        #expect(reply == sample.races.map { RacesReply(races: $0, dropped: sample.dropped) })
    }

    @Test func `every body of the corpus does the same through a server`() throws {
        for sample in RacesCorpus.all {
            let server = try LoopbackServer { _ in .json(sample.body) }
            defer { server.close() }
            let url = try server.url
            let isTooLong = sample.body.utf8.count > 4 << 20
            StageTester.run { tester in
                let worker = LiveRaces(stage: tester.stage, server: url)
                let result = tester.begin { () throws(RacesError) in try await worker.next() }.result
                let expected = isTooLong ? nil : sample.races
                #expect(result == expected.map { .success($0) } ?? .failure(.decoding), "\(sample.name)")
                guard expected != nil else { return }
                let line = tester.stage.trace.last(1).map(\.line).first ?? ""
                #expect(line.contains("dropped=\(sample.dropped)"), "\(sample.name)")
            }
        }
    }

    @Test func `a key that stands there twice counts once`() {
        let one = RacesSamples.summary(["race_number": "1"])
        let two = RacesSamples.summary(["race_id": #""b""#, "race_number": "2"])
        let reply = RacesReply(json: Data(RacesSamples.body([("k", one), ("k", two)]).utf8))
        #expect(reply?.races.count == 1)
        #expect(reply?.dropped == 0)
    }

    @Test func `of one race id the smallest key counts, good ones only`() {
        let body = RacesSamples.body([
            ("b", RacesSamples.summary(["race_number": "2"])), ("a", RacesSamples.summary(["race_number": "null"])),
            ("c", RacesSamples.summary(["race_number": "3"])),
        ])
        let reply = RacesReply(json: Data(body.utf8))
        #expect(reply?.races.map(\.number) == [2])
        #expect(reply?.dropped == 1)
    }
}
