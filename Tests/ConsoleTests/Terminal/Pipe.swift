import Basics
import Foundation
import Testing

@testable import Console

/// A pipe of the system for one test.
final class Pipe {
    let reading: Descriptor
    let writing: Descriptor
    /// The ends that are open.
    private var open: [Int32]

    init() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        (reading, writing, open) = (Descriptor(ends[0]), Descriptor(ends[1]), ends)
    }

    deinit {
        for end in open { Foundation.close(end) }
    }

    func closeReading() { close(reading) }
    func closeWriting() { close(writing) }

    /// The written bytes, once the writing end is closed.
    func contents() -> String {
        closeWriting()
        var bytes: [UInt8] = []
        while case .bytes(let more) = reading.readInput() { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func close(_ end: Descriptor) {
        guard let index = open.firstIndex(of: end.number) else { return }
        open.remove(at: index)
        Foundation.close(end.number)
    }
}
