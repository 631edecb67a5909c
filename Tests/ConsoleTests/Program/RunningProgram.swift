import Foundation

/// A running program; its output goes to files, so that it never waits for a reader.
final class RunningProgram {
    private let process = Foundation.Process()
    private let streams: URL
    /// The environment of the processes that it starts.
    private let mark = UUID().uuidString

    init(
        _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
        input: String = ""
    ) throws {
        streams = FileManager.default.temporaryDirectory.appendingPathComponent("streams-" + mark)
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        for name in ["in", "out", "err"] {
            try Data((name == "in" ? input : "").utf8).write(to: streams.appendingPathComponent(name))
        }
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // `.ci/run` runs some tests once more with processes that are spawned.
        let inherited = ProcessInfo.processInfo.environment.filter { $0.key == "REHEARSE_RUNNERS" }
        process.environment =
            ["HOME": "/nonexistent", "TEST_MARK": mark].merging(inherited) { $1 }.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: streams.appendingPathComponent("in"))
        process.standardOutput = try FileHandle(forWritingTo: streams.appendingPathComponent("out"))
        process.standardError = try FileHandle(forWritingTo: streams.appendingPathComponent("err"))
        // What this process ignores, as one in the background of a script does, its children would ignore too.
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: streams)
    }

    var isRunning: Bool { process.isRunning }

    /// Sends a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Returns when something holds, when the program has ended, or after five minutes.
    func wait(until isReached: () -> Bool) { _ = Self.wait { isReached() || !process.isRunning } }

    /// Waits until something holds, at most for five minutes; returns whether it does.
    static func wait(until isReached: () -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(300)
        while !isReached() {
            guard ContinuousClock.now < end else { return false }
            usleep(200)
        }
        return true
    }

    /// Waits for its end.
    func end() throws -> BuiltProgram.Outcome {
        process.waitUntilExit()
        return BuiltProgram.Outcome(
            status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
            output: try text("out"), errors: try text("err"))
    }

    /// Its output so far.
    func text(_ stream: String) throws -> String {
        String(decoding: try Data(contentsOf: streams.appendingPathComponent(stream)), as: UTF8.self)
    }

    /// The processes that it has started and that live, whoever their parent is now; not told on a Mac.
    var survivors: [Int32] {
        #if os(Linux)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            let variable = Data(("TEST_MARK=" + mark).utf8)
            return names.compactMap { Int32($0) }.filter { number in
                guard number != process.processIdentifier,
                    let bytes = FileManager.default.contents(atPath: "/proc/\(number)/environ")
                else { return false }
                return bytes.range(of: variable) != nil
            }
        #else
            return []
        #endif
    }
}
