import Basics
import Foundation
import HeadlessUIKit
import Results
import Scene
import TestSupport
import WalkthroughLanguage

@testable import Reports

@Suite struct JournalTests {
    let reader = JournalReader()

    private func journal(_ entries: [JournalEntry] = Fixtures.entries) -> Data { Data(entries.flatMap(\.line)) }

    private func read(_ text: String) throws -> RunReport {
        try reader.report(from: Data(text.utf8), path: "run.jsonl")
    }

    /// The errors of a journal.
    private func problems(_ text: String) -> String {
        do throws(JournalErrors) {
            _ = try reader.report(from: Data(text.utf8), path: "run.jsonl")
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func `every written event is read back exactly`() throws {
        let picture = ScreenPicture(width: 390, height: 844, isDark: true, body: "<rect x='1'/>")
        var result = Fixtures.result("detail")
        result.steps = [
            .shown(
                at: .init(file: "a.walk", line: 1, column: 2), "tap \"x\"", on: "Search", ["text \"a\""], picture)
        ]
        let entries =
            Fixtures.entries + [
                .picture(key: picture.key, picture), .walkthroughEnded(result),
            ]
        try expect(reader.report(from: journal(entries), path: ""), is: Fixtures.report(of: entries))
    }

    @Test(arguments: Fixtures.hostileTexts)
    func `any text is read back exactly and stays in its line`(text: String) throws {
        let report = Fixtures.hostile(text)
        let bytes = JsonLinesReport.render(report, in: ReportContext())
        var back = try reader.report(from: Data(bytes), path: "")
        back.notes = report.notes
        expect(back, is: report)
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            #expect(SafeText.line(String(line)) == line)
        }
    }

    @Test func `a number that is too large is reported as such`() {
        let line = String(decoding: Fixtures.entries.flatMap(\.line), as: UTF8.self)
            .replacing(/"virtualNanoseconds":\d+/, with: "\"virtualNanoseconds\":1180591620717411303424")
        #expect(problems(line).contains("it is not JSON, or has a number that is too large"))
    }

    @Test func `each entry is one line of JSON`() throws {
        let lines = Fixtures.entries.map { String(decoding: $0.line, as: UTF8.self) }
        #expect(lines.allSatisfy { $0.hasSuffix("}\n") && $0.count(where: { $0 == "\n" }) == 1 })
        try expectGolden(lines.joined().trimmingCharacters(in: .newlines), "journal.jsonl")
    }

    @Test func `a truncated journal is read up to its last whole line`() throws {
        let whole = journal()
        let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }
        for length in stride(from: 0, to: whole.count, by: 7) {
            let report = try reader.report(from: whole.prefix(length), path: "run.jsonl")
            let lines = ends.count { $0 < length }
            // A last line whose break alone is missing is whole.
            let isWhole = length == 0 || whole[length - 1] == UInt8(ascii: "\n") || ends.contains(length)
            expect(report.notes.isEmpty, is: (isWhole && length > 0))
            expect(
                report.walkthroughs.count, is: (lines + (ends.contains(length) ? 1 : 0) == 0 ? 0 : Fixtures.plan.count))
        }
    }

    @Test func `the note names the line that was cut off`() throws {
        let report = try reader.report(from: journal().dropLast(10), path: "run.jsonl")
        expect(report.notes, is: ["run.jsonl: line \(Fixtures.entries.count) was cut off and is left out"])
        #expect(!report.hasEnded)
        try expect(read("").notes, is: ["run.jsonl: the journal is empty; its run ended before it began to write"])
    }

    @Test func `fields that are not known are passed over`() throws {
        let report = try read(
            """
            {"event":"runStarted","new":[1,{"a":2}],"schema":"rehearsal-journal","version":1,\
            "header":{"title":"T","properties":[],"options":[],"colour":"red"},"plan":[{"path":"a","title":"A","x":1}]}

            {"event":"walkthroughStarted","walkthrough":{"path":"a","title":"A"},"mood":"good"}
            """)
        expect((report.walkthroughs.map(\.outcome), report.header.title), is: ([.unfinished], "T"))
    }

    @Test func `an error of a journal names file and line`() {
        let start = String(decoding: Fixtures.entries[0].line, as: UTF8.self)
        expect(
            problems("hello\n"),
            is: "run.jsonl:1: this is not a journal of `rehearse`: it does not begin with a `runStarted` line")
        #expect(
            problems(start + "{\"event\":\"walkthroughEnded\"}\n{\"event\":5}\n[]\n")
                == """
                run.jsonl:2: this line is not a journal entry: `walkthrough` is missing; remove the line, or name a \
                file that `rehearse` wrote
                run.jsonl:3: this line is not a journal entry: `event` has the wrong type; remove the line, or name \
                a file that `rehearse` wrote
                run.jsonl:4: this line is not a journal entry: it is not a JSON object; remove the line, or name a \
                file that `rehearse` wrote
                """)
        expect(
            problems("{\"event\":\"runEnded\"}\n"),
            is: "run.jsonl:1: this is not a journal of `rehearse`: it does not begin with a `runStarted` line")
        #expect(
            problems(start.replacing("\"version\":1", with: "\"version\":2"))
                == "run.jsonl:1: the journal has version 2, and this `rehearse` reads version 1; use the "
                + "`rehearse` that wrote it")
        expect(
            problems(start.replacing("rehearsal-journal", with: "other")),
            is: "run.jsonl:1: this is not a journal of `rehearse`: it does not begin with a `runStarted` line")
        expect(
            problems(start + String(repeating: "x\n", count: 100)).split(separator: "\n").count, is: JournalErrors.limit
        )
    }

    @Test func `ten thousand results are written and read back`() throws {
        let plan = (0..<10_000).map { Fixtures.identity("w\($0)") }
        var bytes = JournalEntry.runStarted(Fixtures.header, plan: plan).line
        for identity in plan {
            var result = Fixtures.result("x")
            result.walkthrough = identity
            bytes += JournalEntry.walkthroughEnded(result).line
        }
        let report = try reader.report(from: Data(bytes), path: "")
        expect((report.counts.passed, report.counts.planned), is: (10_000, 10_000))
    }
}
