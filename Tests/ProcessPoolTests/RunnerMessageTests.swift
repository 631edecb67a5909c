import Basics
import Foundation
import TestSupport

@testable import ProcessPool

extension String: PoolValue {}

private struct Weight: Equatable, PoolOutput {
    var grams: Int
}

struct RunnerMessageTests {
    private typealias Message = RunnerMessage<String, Weight>

    private func line(of message: Message) -> [UInt8] { message.line(by: JSONEncoder()) }

    private func read(_ line: [UInt8]) -> Message? { Message(line[...], by: JSONDecoder()) }

    private func arrived(_ message: Message) -> String {
        read(line(of: message).dropLast()).map { "\($0)" } ?? "nothing"
    }

    @Test func `each message arrives as it was sent`() throws {
        let output = try #require(AppOutput("hello\n\u{0}\u{1B}", bytesLeftOut: 7))
        let messages: [Message] = [
            .started(9999), .note("a \n b"), .crashed(frames: ["a() at b.swift:1:2", "ü"]), .printed(output),
            .ended(9999, nanoseconds: 7_000, Weight(grams: 5)),
        ]
        for message in messages {
            expect((line(of: message).count { $0 == UInt8(ascii: "\n") }, arrived(message)), is: (1, "\(message)"))
        }
        expect(String(decoding: line(of: messages[4]), as: UTF8.self), is: "ended 9999 7000 {\"grams\":5}\n")
    }

    @Test func `a truncated message and a message with extra characters are invalid`() {
        let line = line(of: .ended(1, nanoseconds: 2, Weight(grams: 3)))
        for length in line.indices.dropLast() { #expect(read(Array(line[..<length])) == nil) }
        for text in ["ended 1 2 {\"grams\":3}{}", "started", "started {}", "hello from an app", ""] {
            #expect(read(Array(text.utf8)) == nil)
        }
    }

    @Test func `lines that arrive in pieces are put together`() {
        var buffer = LineBuffer()
        var lines: [String] = []
        for byte in line(of: .started(5)) + line(of: .started(300)) + Array("\nrest".utf8) {
            buffer.bytes.append(byte)
            while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        }
        expect((lines, buffer.bytes), is: (["started 5", "started 300", ""], Array("rest".utf8)))
    }

    @Test func `messages between runner and zygote arrive as they were sent`() {
        let died = ZygoteMessage(.died, slot: 3, value: -9)
        expect((died.line, ZygoteMessage(died.line.dropLast())), is: (Array("died 3 -9\n".utf8), died))
        #expect(ZygoteMessage(Array("died 3".utf8)[...]) == nil)
    }
}
