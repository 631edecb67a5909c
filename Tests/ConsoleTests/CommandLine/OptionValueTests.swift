import TestSupport
import Testing

@testable import Console

@Suite struct OptionValueTests {
    /// The value, or nil if the word is refused.
    private func value(_ word: String, _ kind: ValueKind) -> OptionValue? {
        try? OptionValue(word, as: kind)
    }

    @Test(
        arguments: [
            ("300ms", .milliseconds(300)), ("1.5s", .milliseconds(1500)), ("2m", .seconds(120)),
            ("24h", .seconds(86400)), ("3600000ms", .seconds(3600)), ("1000000.1h", nil),
            ("0.00000001h", .microseconds(36)), ("1000000h", .seconds(3_600_000_000)), ("1000001h", nil),
            ("2000000m", .seconds(120_000_000)), ("0.000001s", .microseconds(1)), ("0s", nil),
            ("1.s", nil), (".5s", nil), ("1.5.5s", nil), ("-1s", nil),
            ("1 s", nil), ("s", nil), ("1", nil), ("1d", nil), ("9999999999999999999s", nil), ("1.0000000001s", nil),
            ("٣s", nil),
        ] as [(String, Duration?)])
    func `a duration is the language's`(word: String, expected: Duration?) {
        expect(value(word, .duration), is: expected.map { .duration($0) })
    }

    @Test(
        arguments: [
            ("2G", 2_147_483_648), ("512M", 536_870_912), ("1024K", 1_048_576), ("1048576", 1_048_576), ("64K", nil),
            ("2", nil), ("0", nil), ("0M", nil),
            ("G", nil), ("2g", nil), ("1.5G", nil), ("-1", nil), ("9223372036854775807K", nil),
        ] as [(String, Int?)])
    func `a size is a number with a letter, a megabyte at least`(word: String, expected: Int?) {
        expect(value(word, .byteSize), is: expected.map { .count($0) })
    }

    @Test(
        arguments: [
            ("1", 1), ("007", 7), ("0", nil), ("-3", nil), ("+3", nil), ("3.0", nil), ("", nil), ("1_000", nil),
            ("99999999999999999999", nil), ("1000000", 1_000_000), ("1000001", nil), ("9223372036854775807", nil),
        ] as [(String, Int?)])
    func `a count is at least one, and at most a million`(word: String, expected: Int?) {
        expect(value(word, .count), is: expected.map { .count($0) })
    }

    @Test(arguments: [("0", 0), ("1", 1), ("65535", 65535), ("65536", nil), ("99999", nil), ("-1", nil), ("80x", nil)])
    func `a port has 16 bits`(word: String, expected: Int?) {
        expect(value(word, .port), is: expected.map { .count($0) })
    }

    @Test(
        arguments: [
            ("1/1", Shard(index: 1, count: 1)), ("3/8", Shard(index: 3, count: 8)), ("0/8", nil), ("9/8", nil),
            ("1/0", nil), ("1", nil), ("1/9223372036854775807", nil), ("1/1000001", nil), ("1/2/3", nil), ("/", nil),
            ("a/b", nil), ("-1/2", nil),
        ] as [(String, Shard?)])
    func `a shard is one of so many`(word: String, expected: Shard?) {
        expect(value(word, .shard), is: expected.map { .shard($0) })
    }

    @Test(
        arguments: [
            ("given", .given), ("failed-first", .failedFirst), ("random:0", .random(seed: 0)),
            ("random:18446744073709551615", .random(seed: .max)), ("random:", nil), ("random:-1", nil),
            ("random", .random(seed: nil)),
            ("Given", nil),
        ] as [(String, RunOrder?)])
    func `an order has its word`(word: String, expected: RunOrder?) {
        expect(value(word, .order), is: expected.map { .order($0) })
    }

    @Test(
        arguments: [
            ("terminal", ReportTarget.terminal), ("github", ReportTarget("github")),
            ("junit=a.xml", ReportTarget("junit", path: "a.xml")), ("json=a=b", ReportTarget("json", path: "a=b")),
            ("html=out", ReportTarget("html", path: "out")), ("junit", nil), ("junit=", nil), ("github=a", nil),
            ("tap", nil),
            ("terminal=", nil), ("=a", nil), ("", nil), ("xml=a", nil),
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
        expect(ValueKind.choice(["one"]).expectation, is: "one")
        expect(ValueKind.choice(["one", "two"]).expectation, is: "one or two")
        expect(ValueKind.choice(["one", "two", "three"]).expectation, is: "one, two or three")
    }
}
