import Basics
import Foundation
import StageRuntime

/// Starts savers, ends each by `kill -9` at a moment of its own, and counts what they leave.
struct KillProbe {
    /// How many are killed.
    private let count: Int
    /// Where they save.
    private let saver: SessionSaver
    /// The system's `fork`, which Swift does not import: a copy starts at once, where a new program takes its time.
    private let fork: @convention(c) () -> Int32

    /// Makes a folder of its own to save in.
    init(count: Int) throws {
        self.count = count
        let folder = FileManager.default.temporaryDirectory.appending(path: "kills-" + UUID().uuidString)
        saver = SessionSaver(folder: folder)
        guard let call = SystemFunction.find("fork", as: (@convention(c) () -> Int32).self) else {
            throw POSIXError(.ENOSYS)
        }
        fork = call
    }

    /// Kills them all, one after another.
    func run() throws {
        defer { try? FileManager.default.removeItem(at: saver.folder) }
        var random = StageRandom(seed: 4711)
        var (stored, old, new) = (0, 0, 0)
        var polls = 100
        for _ in 0..<count {
            let last = try killOne(from: stored + 1, polls: &polls, &random)
            let found = saver.storedNumber()
            switch found {
            case last: new += 1
            case last - 1: old += 1
            default: print("after \(last) of \(stored + 1)...: found \(found.map(String.init) ?? "no session")")
            }
            let names = try FileStorage(folder: saver.folder).names()
            if !names.isEmpty, names != ["session"] { print("also stored: \(names)") }
            stored = found ?? last
        }
        print("killed \(count), old \(old > 0 ? "some" : "none"), new \(new > 0 ? "some" : "none"), sum \(old + new)")
    }

    /// Starts a saver and kills it; returns the number of the session that it was about to save, or had just saved.
    ///
    /// How long a save takes is counted in looks at the pipe, and the moment is drawn from the time of two saves.
    private func killOne(from first: Int, polls: inout Int, _ random: inout StageRandom) throws -> Int {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        fflush(nil)
        let child = fork()
        if child == 0 { saver.saveForEver(from: first, announcingIn: ends[1]) }
        close(ends[1])
        defer { close(ends[0]) }
        _ = next(in: ends[0])
        polls = max((polls + countPolls(ends[0])) / 2, 10)
        _ = next(in: ends[0])
        for _ in 0..<Int.random(in: 0...(2 * polls), using: &random) { _ = hasNext(ends[0], wait: 0) }
        kill(child, SIGKILL)
        var status: Int32 = 0
        waitpid(child, &status, 0)
        var last = first + 1
        while let number = next(in: ends[0]) { last = number }
        return last
    }

    /// Counts looks at a pipe until there is something in it.
    private func countPolls(_ end: Int32) -> Int {
        var count = 0
        while !hasNext(end, wait: 0) { count += 1 }
        return count
    }

    private func hasNext(_ end: Int32, wait: Int32) -> Bool {
        var look = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        return poll(&look, 1, wait) > 0
    }

    /// Reads an announcement; `nil` at the end.
    private func next(in end: Int32) -> Int? {
        var number: Int64 = 0
        return read(end, &number, 8) == 8 ? Int(number) : nil
    }
}
