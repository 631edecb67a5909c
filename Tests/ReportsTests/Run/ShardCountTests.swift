import TestSupport

@testable import Reports

@Suite struct ShardCountTests {
    private func missing(_ shards: [String]) -> [String] {
        var count = ShardCount()
        for shard in shards { count.add(RunHeader(properties: [RunHeader.Property("shard", shard)])) }
        return count.missing
    }

    @Test func `with all shards nothing is missing`() {
        expect((missing([]), missing(["1/1"]), missing(["3/3", "1/3", "2/3", "2/3"])), is: ([], [], []))
        var none = ShardCount()
        none.add(RunHeader(properties: [RunHeader.Property("seed", "1/2")]))
        expect(none.missing, is: [])
    }

    @Test func `shards that are missing are named`() {
        expect(missing(["2/2"]), is: ["the journal of shard 1/2 is missing; name it too"])
        expect(missing(["2/4", "1/2", "2/2"]), is: ["the journals of shards 1/4, 3/4, 4/4 are missing; name them too"])
        #expect(missing(["1/9999"])[0].contains("shards 2/9999, 3/9999"))
    }

    @Test(arguments: ["", "1", "0/2", "3/2", "-1/2", "a/b", "1/2/3", "1/99999999999999999999", "1/100000000"])
    func `an invalid shard is ignored`(text: String) {
        expect(missing([text]), is: [])
    }
}
