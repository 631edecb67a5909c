import Foundation
import TestSupport

@testable import Reports

@Suite struct JournalWriterTests {
    @Test func `a second run is refused as long as the first one writes`() throws {
        let folder = TemporaryFolder()
        let path = folder.path("run.jsonl")
        var first: JournalWriter? = try JournalWriter(path: path)
        first?.append(Array("first\n".utf8))
        let error = #expect(throws: ReportFileError.self) { try JournalWriter(path: path) }
        #expect(
            error?.description.hasSuffix(
                "another run is writing it; wait until that run ends, or name another file") == true)
        expect(folder.text("run.jsonl"), is: "first\n")
        first = nil
        _ = try JournalWriter(path: path)
    }

    @Test func `a pipe has all lines, and no end before the writer's`() throws {
        let folder = TemporaryFolder()
        let path = folder.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        try #require(reader >= 0)
        defer { close(reader) }
        func take() -> (count: Int, text: String) {
            var bytes = [UInt8](repeating: 0, count: 100)
            let count = read(reader, &bytes, bytes.count)
            return (count, String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self))
        }
        var writer: JournalWriter? = try JournalWriter(path: path)
        // Nothing yet, which is not the end.
        expect(take().count, is: -1)
        writer?.append(Array("one\n".utf8))
        expect(take().text, is: "one\n")
        writer?.append(Array("two\n".utf8))
        expect(take().text, is: "two\n")
        #expect(writer?.error == nil)
        writer = nil
        expect(take().count, is: 0)
    }

    @Test func `a journal that others have removed, replaced or emptied is an error at its end`() throws {
        let folder = TemporaryFolder()
        let files = FileManager.default
        func error(after harm: (String) throws -> Void) throws -> String? {
            let writer = try JournalWriter(path: folder.path("j"))
            writer.append(Array("one\n".utf8))
            try harm(folder.path("j"))
            writer.append(Array("two\n".utf8))
            writer.finish()
            return writer.error?.description.replacing(folder.path("j"), with: "j")
        }
        let help = "; leave it alone until the run has ended, and run again"
        let lost = "the report j is lost: it was removed or replaced during the run" + help
        #expect(try error { _ in } == nil)
        expect(try error { try files.removeItem(atPath: $0) }, is: lost)
        let replaced = try error { path in
            try files.removeItem(atPath: path)
            try folder.write("one\ntwo\n", to: "j")
        }
        expect(replaced, is: lost)
        expect(
            try error { path in try #require(truncate(path, 0) == 0) },
            is: "the report j is incomplete: it was emptied during the run" + help)
    }

    @Test func `a file is begun anew, and open from its first line on`() throws {
        let folder = TemporaryFolder()
        for line in ["one\n", "two\n"] {
            let writer = try JournalWriter(path: folder.path("new/journal.jsonl"))
            expect(folder.text("new/journal.jsonl"), is: "")
            writer.append(Array(line.utf8))
            expect(folder.text("new/journal.jsonl"), is: line)
        }
    }
}
