import Basics
import Foundation
import ProcessPool
import TestSupport
import Testing
import WalkthroughRunner

@testable import Console

@Suite struct StreamWriterTests {
    @Test func `text waits for a flush, or for its line's end if lines are flushed`() throws {
        let pipe = try Pipe()
        let writer = StreamWriter(pipe.writing)
        writer.write("a\n")
        expect(pipe.reading.waitForInput(within: .zero), is: .timeout)
        writer.flush()
        expect(pipe.reading.readInput(), is: .bytes(Array("a\n".utf8)))
        let lines = StreamWriter(pipe.writing, flushesLines: true)
        lines.write("b")
        expect(pipe.reading.waitForInput(within: .zero), is: .timeout)
        lines.writeLine("c")
        expect(pipe.reading.readInput(), is: .bytes(Array("bc\n".utf8)))
    }

    @Test func `a reader that has left ends the stream quietly`() throws {
        ProcessSetup.ignoreBrokenPipes()
        let pipe = try Pipe()
        pipe.closeReading()
        let writer = StreamWriter(pipe.writing, flushesLines: true)
        #expect(!writer.isClosed)
        writer.writeLine("a")
        expect(writer.failure, is: EPIPE)
        writer.writeLine("b")
        writer.flush()
        #expect(writer.isClosed)
    }

    @Test func `a full pipe that does not block takes all in pieces`() async throws {
        let pipe = try Pipe()
        _ = fcntl(pipe.writing.number, F_SETFL, O_NONBLOCK)
        let reading = pipe.reading
        let count = 1_000_000
        let (totals, sender) = AsyncStream.makeStream(of: Int.self)
        // A thread of its own: the writer waits for it on one that all tests share.
        Thread.detachNewThread {
            var total = 0
            while total < count, case .bytes(let bytes) = reading.readInput() { total += bytes.count }
            sender.yield(total)
        }
        let writer = StreamWriter(pipe.writing)
        writer.write(String(repeating: "x", count: count))
        writer.flush()
        #expect(writer.failure == nil)
        expect(await totals.first { _ in true }, is: count)
    }
}
