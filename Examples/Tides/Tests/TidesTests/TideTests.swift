import Rehearsal
import RehearsalTesting
import Testing

@testable import Tides

/// What a body may say of a tide, and what is made of it without a server.
@Suite struct TideTests {
    private func decode(minute: Int, centimetres: Int) throws -> Tide {
        let body = #"{"level": "high", "minute": \#(minute), "centimetres": \#(centimetres)}"#
        return try JSONDecoder().decode(Tide.self, from: Data(body.utf8))
    }

    @Test(arguments: [(0, -10_000), (372, 670), (1439, 10_000)])
    func `a tide is read and written`(minute: Int, centimetres: Int) throws {
        let tide = Tide(level: .high, minute: minute, centimetres: centimetres)
        #expect(try decode(minute: minute, centimetres: centimetres) == tide)
        #expect(try JSONDecoder().decode(Tide.self, from: JSONEncoder().encode(tide)) == tide)
    }

    @Test(arguments: [(-1, 0), (1440, 0), (.max, 0), (0, 10_001), (0, -10_001), (0, .max), (0, .min)])
    func `numbers that no tide has are refused`(minute: Int, centimetres: Int) {
        #expect(throws: DecodingError.self) { try decode(minute: minute, centimetres: centimetres) }
    }

    @Test func `the offline worker replies after its latency`() throws {
        try StageTester.run { tester in
            let worker = OfflineTides(stage: tester.stage)
            let forecast = tester.begin { () async throws(TidesError) in
                try await worker.forecast(for: Harbour.all[0])
            }
            #expect(forecast.result == nil)
            tester.advance(by: .milliseconds(200))
            let tides = try forecast.result?.get()
            #expect(tides?.count == 4)
        }
    }

    /// The minutes of a harbour's high waters, with the first one on 1 January 1970 at ten past midnight.
    private func highs(day: Double) -> [Int] {
        let harbour = Harbour(name: "Dover", firstHigh: 10, high: 1, low: 0)
        let date = Date(timeIntervalSince1970: day * 86_400)
        return OfflineTides.tides(of: harbour, on: date).filter { $0.level == .high }.map(\.minute)
    }

    @Test func `the water is high later each day, before 1970 too`() {
        #expect(highs(day: 1) == [60, 805] && highs(day: 0) == [10, 755])
        #expect(highs(day: -0.5) == [705] && highs(day: -1) == [705] && highs(day: -2) == [655, 1400])
    }
}
