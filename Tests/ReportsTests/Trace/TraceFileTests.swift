import Basics
import Results
import TestSupport

@testable import Reports

@Suite struct TraceFileTests {
    private func event(_ name: String, at milliseconds: Int64 = 0, hash: UInt64? = nil) -> TracedEvent {
        TracedEvent(
            event: TraceEvent(
                time: StageInstant(nanoseconds: milliseconds * 1_000_000), category: .step, name: name,
                fields: [TraceEvent.Field("at", "a.walk:3")]),
            hash: hash.map { TraceHash(value: $0) })
    }

    private func section(
        _ title: String = "Search", _ events: [TracedEvent] = [], outcome: WalkthroughResult.Outcome = .passed
    ) -> TraceSection {
        var result = WalkthroughResult(
            WalkthroughIdentity(path: "/home/x/walks/a.walk", line: nil, title: title, rowName: nil),
            outcome)
        result.traceHash = TraceHash()
        return TraceSection(result, trace: events)
    }

    private func lines(_ first: [TraceSection], _ second: [TraceSection]) throws -> [String] {
        try TraceComparison(
            TraceFile(sections: first).bytes, TraceFile(sections: second).bytes,
            names: ("a.jsonl", "b.jsonl")
        ).lines
    }

    @Test func `a script is called by its own name, whatever that ends with`() {
        for name in ["notes.txt", "a.walk", "walk"] {
            let identity = WalkthroughIdentity(
                path: "walks/" + name, line: nil, title: "Search", rowName: nil)
            expect(TraceSection(WalkthroughResult(identity, .passed), trace: nil).key.name, is: name + ": Search")
        }
    }

    @Test func `a file holds no path`() {
        let file = TraceFile(sections: [
            section("Search", [event("tap \"x\"", at: 5, hash: 1), event("back")])
        ])
        #expect(
            String(decoding: file.bytes, as: UTF8.self) == """
                {"format":"rehearsal-trace","version":"1.0"}
                {"walkthrough":{"script":"a.walk","title":"Search"}}
                {"category":"step","fields":[["at","a.walk:3"]],"hash":"0000000000000001","name":"tap \\"x\\"",\
                "time":5000000}
                {"category":"step","fields":[["at","a.walk:3"]],"name":"back","time":0}
                {"events":2,"hash":"\(TraceHash().text)","outcome":"passed"}

                """)
    }

    @Test(arguments: Fixtures.hostileTexts) func `any text can be compared and is safe to print`(
        text: String
    ) throws {
        let compared = try lines([section(text, [event(text)])], [section(text, [event(text, at: 1)])])
        expect((compared.count, compared.allSatisfy { SafeText.line($0) == $0 }), is: (8, true))
    }

    @Test func `another file is refused by its name`() {
        let trace = TraceFile(sections: []).bytes
        for text in ["", "hello", "{\"event\":\"runStarted\",\"schema\":\"rehearsal-journal\"}\n"] {
            let error = #expect(throws: TraceFileError.self) {
                try TraceComparison(trace, Array(text.utf8), names: ("a.jsonl", "b.jsonl"))
            }
            expect(error?.message, is: "b.jsonl is not a trace file; `rehearse test --trace FILE` writes one")
        }
    }

    @Test func `a file of another version is refused, and one that is cut off`() throws {
        let trace = TraceFile(sections: [section("A", [event("one")])]).bytes
        func message(_ bytes: some Sequence<UInt8>) -> String? {
            #expect(throws: TraceFileError.self) {
                try TraceComparison(trace, Array(bytes), names: ("a.jsonl", "b.jsonl"))
            }?.message
        }
        let other = String(decoding: trace, as: UTF8.self).replacing("\"1.0\"", with: "\"2.0\"")
        expect(
            message(other.utf8),
            is: "b.jsonl has version 2.0, and this `rehearse` reads version 1; use the `rehearse` that wrote it")
        let cut = "b.jsonl is cut off before its end; `rehearse test --trace FILE` writes it anew"
        for count in [5, 60, 100] { expect(message(trace.dropLast(count)), is: cut) }
        expect(message(trace.split(separator: 10).dropLast().joined(separator: [10])), is: cut)
        let whole = try TraceComparison(trace, trace.dropLast(), names: ("a.jsonl", "b.jsonl"))
        #expect(whole.isEqual)
    }

    @Test func `the first line that differs is shown with those before it`() throws {
        let same = [section("A"), section("B", [event("one")])]
        try expect(lines(same, same), is: ["the traces are equal: 6 lines"])
        #expect(
            try lines(
                [section("A"), section("B", [event("one"), event("two", at: 3, hash: 1)])],
                [section("A"), section("B", [event("one"), event("two", at: 3, hash: 2)])])
                == [
                    "line 6 differs, in a.walk: B:", "    it passed  hash=\(TraceHash().text)",
                    "    walkthrough a.walk: B", "    0s  step  one  at=a.walk:3",
                    "  - 3ms  step  two  at=a.walk:3  hash=0000000000000001",
                    "  - it passed  hash=\(TraceHash().text)",
                    "  + 3ms  step  two  at=a.walk:3  hash=0000000000000002",
                    "  + it passed  hash=\(TraceHash().text)", "`-` is a.jsonl, `+` is b.jsonl",
                ])
    }
}
