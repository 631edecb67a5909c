import StageRuntime
import Testing
import WalkthroughRunner

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
        result.trace = events
        result.traceHash = TraceHash()
        return TraceSection(result)
    }

    private func compare(_ first: [TraceSection], _ second: [TraceSection]) -> TraceComparison {
        TraceComparison(TraceFile(sections: first), TraceFile(sections: second), names: ("a.jsonl", "b.jsonl"))
    }

    private func problem(_ text: String) -> String? {
        do throws(TraceFileError) {
            _ = try TraceFile(reading: Array(text.utf8), of: "t.jsonl")
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `walkthroughs of one name are compared in the order of their runs`() {
        let sections = [section("Search", [event("one")]), section("Search", [event("two")])]
        #expect(compare(sections, sections).isEqual)
        #expect(compare(sections, sections.reversed()).lines.last == "2 of 2 walkthroughs differ")
    }

    @Test func `a script is called by its own name, whatever that ends with`() {
        for name in ["notes.txt", "a.walk", "walk"] {
            let identity = WalkthroughIdentity(path: "walks/" + name, line: nil, title: "Search", rowName: nil)
            #expect(TraceSection(WalkthroughResult(identity, .passed)).name == name + ": Search")
        }
    }

    @Test func `a file holds no path, and reads as it was written`() throws {
        let file = TraceFile(sections: [section("Search", [event("tap \"x\"", at: 5, hash: 1), event("back")])])
        #expect(
            String(decoding: file.bytes, as: UTF8.self) == """
                {"format":"rehearsal-trace","version":"1.0"}
                {"walkthrough":{"script":"a.walk","title":"Search"}}
                {"category":"step","fields":[["at","a.walk:3"]],"hash":"0000000000000001","name":"tap \\"x\\"",\
                "time":5000000}
                {"category":"step","fields":[["at","a.walk:3"]],"name":"back","time":0}
                {"events":2,"hash":"\(TraceHash().text)","outcome":"passed"}

                """)
        #expect(try TraceFile(reading: file.bytes, of: "t.jsonl") == file)
    }

    @Test(arguments: Fixtures.hostileTexts) func `any text is read back`(text: String) throws {
        let file = TraceFile(sections: [section(text, [event(text)])])
        let read = try TraceFile(reading: file.bytes, of: "t.jsonl")
        #expect(read.sections.map(\.events) == file.sections.map(\.events))
        #expect(read.sections.map(\.key.title) == [text])
    }

    @Test func `an invalid trace is reported with its line`() {
        let head = "{\"format\":\"rehearsal-trace\",\"version\":\"1.7\"}\n"
        let begun = head + "{\"walkthrough\":{\"script\":\"a.walk\",\"title\":\"A\"}}\n"
        let advice = "`rehearse test --trace FILE` writes one"
        #expect(problem(head) == nil)
        #expect(problem("") == "t.jsonl is not a trace file; " + advice)
        #expect(problem("hello") == "t.jsonl is not a trace file; " + advice)
        #expect(
            problem("{\"event\":\"runStarted\",\"schema\":\"rehearsal-journal\"}\n")
                == "t.jsonl is a journal, which has results but no traces; " + advice)
        #expect(
            problem("{\"format\":\"rehearsal-trace\",\"version\":\"2.0\"}\n")
                == "t.jsonl has version 2.0, and this `rehearse` reads version 1; use the `rehearse` that wrote it")
        #expect(problem(begun) == "t.jsonl ends in the middle of a walkthrough; write it again")
        #expect(
            problem(begun + "{\"time\":1,")
                == "t.jsonl:3: this is not a line of a trace: it is not JSON, or a field has the wrong type")
        #expect(
            problem(head + "{\"time\":1,\"category\":\"step\",\"name\":\"a\"}\n")
                == "t.jsonl:2: this is not a line of a trace: no walkthrough has begun")
        #expect(
            problem(begun + "{\"category\":\"step\",\"name\":\"a\"}\n")
                == "t.jsonl:3: this is not a line of a trace: `time`, `name`, `fields` or `hash` is missing or malformed"
        )
    }

    @Test func `equal files are equal in any order`() {
        let sections = [section("A", [event("one")]), section("B")]
        let comparison = compare(sections, sections.reversed())
        #expect(comparison.isEqual)
        #expect(comparison.lines == ["the traces are equal: 2 walkthroughs, 1 event"])
    }

    @Test func `the first difference is shown with the lines before it`() {
        let comparison = compare(
            [section("A"), section("B", [event("one"), event("two", at: 3), event("three")])],
            [section("A"), section("B", [event("one"), event("two", at: 4)])])
        #expect(!comparison.isEqual)
        #expect(
            comparison.lines == [
                "a.walk: B", "  event 2 differs, of 3 and 2:", "    0s  step  one  at=a.walk:3",
                "  - 3ms  step  two  at=a.walk:3", "  - 0s  step  three  at=a.walk:3",
                "  + 4ms  step  two  at=a.walk:3", "`-` is a.jsonl, `+` is b.jsonl", "1 of 2 walkthroughs differs",
            ])
    }

    @Test func `a changed line that is no event is found by the hash of the next step`() {
        let comparison = compare(
            [section("A", [event("one", hash: 1), event("two", hash: 2), event("three")])],
            [section("A", [event("one", hash: 1), event("two", hash: 3), event("four")])])
        #expect(
            comparison.lines.prefix(4) == [
                "a.walk: A",
                "  the events are equal, but before event 2 other jobs ran or another screen was shown:",
                "    0s  step  one  at=a.walk:3", "    0s  step  two  at=a.walk:3",
            ])
    }

    @Test func `a walkthrough of one file alone, and another end, are differences`() {
        #expect(compare([section("A")], []).lines.prefix(2) == ["a.walk: A", "  only in a.jsonl"])
        #expect(compare([], [section("A")]).lines.prefix(2) == ["a.walk: A", "  only in b.jsonl"])
        #expect(
            compare([section("A")], [section("A", outcome: .failed)]).lines.prefix(3) == [
                "a.walk: A", "  - it passed", "  + it failed",
            ])
    }
}
