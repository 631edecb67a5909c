import TestSupport

@testable import Console

@Suite struct OptionValueTests {
    @Test(
        arguments: [
            ("300ms", .milliseconds(300)), ("1.5s", .milliseconds(1500)), ("2m", .seconds(120)),
            ("24h", .seconds(86400)), ("0.000001s", .microseconds(1)), ("1000000h", .seconds(3_600_000_000)),
            ("1000001h", nil), ("0s", nil), ("1.s", nil), (".5s", nil), ("1.5.5s", nil), ("-1s", nil), ("1 s", nil),
            ("s", nil), ("1", nil), ("1d", nil), ("9999999999999999999s", nil), ("1.0000000001s", nil), ("٣s", nil),
        ] as [(String, Duration?)])
    func `a duration is the language's`(word: String, expected: Duration?) {
        expect(try? OptionValue(word, as: .duration), is: expected.map { .duration($0) })
    }

    @Test(
        arguments: [
            // A size is a number with a letter, a megabyte at least.
            (.byteSize, "2G", .count(2_147_483_648)), (.byteSize, "512M", .count(536_870_912)),
            (.byteSize, "1024K", .count(1_048_576)), (.byteSize, "1048576", .count(1_048_576)), (.byteSize, "64K", nil),
            (.byteSize, "0M", nil), (.byteSize, "G", nil), (.byteSize, "2g", nil), (.byteSize, "1.5G", nil),
            (.byteSize, "-1", nil), (.byteSize, "9223372036854775807K", nil),
            // A count is at least one, and at most a million.
            (.count, "1", .count(1)), (.count, "007", .count(7)), (.count, "0", nil), (.count, "-3", nil),
            (.count, "+3", nil), (.count, "3.0", nil), (.count, "", nil), (.count, "1_000", nil),
            (.count, "99999999999999999999", nil), (.count, "1000000", .count(1_000_000)), (.count, "1000001", nil),
            (.shard, "3/8", .shard(Shard(index: 3, count: 8))), (.shard, "0/8", nil), (.shard, "9/8", nil),
            (.shard, "1/0", nil), (.shard, "1", nil), (.shard, "1/1000001", nil), (.shard, "1/2/3", nil),
            (.shard, "/", nil), (.shard, "a/b", nil), (.shard, "-1/2", nil),
            (.order, "given", .order(.given)), (.order, "failed-first", .order(.failedFirst)),
            (.order, "random", .order(.random(seed: nil))), (.order, "random:0", .order(.random(seed: 0))),
            (.order, "random:18446744073709551615", .order(.random(seed: .max))), (.order, "random:", nil),
            (.order, "random:-1", nil), (.order, "Given", nil),
        ] as [(ValueKind, String, OptionValue?)])
    func `a number, a shard and an order have their form`(kind: ValueKind, word: String, expected: OptionValue?) {
        expect(try? OptionValue(word, as: kind), is: expected)
    }

    @Test(
        arguments: [
            ("terminal", ReportTarget.terminal), ("github", ReportTarget("github")),
            ("junit=a.xml", ReportTarget("junit", path: "a.xml")), ("json=a=b", ReportTarget("json", path: "a=b")),
            ("html=out", ReportTarget("html", path: "out")), ("junit", nil), ("junit=", nil), ("github=a", nil),
            ("tap", nil), ("terminal=", nil), ("=a", nil), ("", nil), ("xml=a", nil),
        ] as [(String, ReportTarget?)])
    func `a report has a path exactly if its format needs one`(word: String, expected: ReportTarget?) {
        expect(ReportTarget(word: word), is: expected)
    }

    @Test(
        arguments: [
            ("a=b", KeyValue(key: "a", value: "b")), ("a.b=", KeyValue(key: "a.b", value: "")),
            ("a=b=c", KeyValue(key: "a", value: "b=c")), ("=b", nil), ("a", nil), ("", nil),
        ] as [(String, KeyValue?)])
    func `a key has a value, perhaps an empty one`(word: String, expected: KeyValue?) {
        expect(KeyValue(word), is: expected)
    }

    @Test(
        arguments: [
            ("a.walk", ScriptLocation(path: "a.walk")), ("a.walk:7", ScriptLocation(path: "a.walk", line: 7)),
            ("a.walk:7:3", ScriptLocation(path: "a.walk", line: 7)), ("a:b:7", ScriptLocation(path: "a:b", line: 7)),
            ("a:1:2:3", ScriptLocation(path: "a:1", line: 2)), ("a:b", ScriptLocation(path: "a:b")),
            ("a:", ScriptLocation(path: "a:")), ("a:0", nil), ("a:0:4", nil), (":7", nil), ("", nil),
        ] as [(String, ScriptLocation?)])
    func `a place is a path, perhaps with a line, as errors print it`(word: String, expected: ScriptLocation?) {
        expect(ScriptLocation(word), is: expected)
    }

    @Test func `an error says in words which value is expected`() {
        expect(
            [["one"], ["one", "two"], ["one", "two", "three"]].map { ValueKind.choice($0).expectation },
            is: ["one", "one or two", "one, two or three"])
    }
}
