import Foundation
import TestSupport

/// A run of the probe, a program that performs made-up walkthroughs by a pool: a test process has threads, so it cannot.
struct ProbeRun {
    /// How the probe makes its processes: as copies, where there are some, and as programs of their own.
    static var modes: [String] {
        #if os(Linux)
            ["fork", "spawn"]
        #else
            ["spawn"]
        #endif
    }

    /// The lines that it printed.
    let lines: [String]

    /// Runs the probe to its end.
    ///
    /// - Parameter descriptors: how many it may have open; nil for as many as the system gives.
    init(_ words: String..., descriptors: Int? = nil, input: Any? = FileHandle.nullDevice) throws {
        let process = Foundation.Process()
        process.executableURL = Self.executable
        process.arguments = words
        if let descriptors {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", "ulimit -n \(descriptors); exec \"$0\" \"$@\"", Self.executable.path] + words
        }
        process.standardInput = input
        let pipe = Foundation.Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
    }

    /// The probe, which is built beside the tests.
    static var executable: URL { ProgramFile.named("RunnerPoolProbe") }

    /// The lines about the walkthrough with a number, from how it ended on.
    func account(of number: Int) -> [String] {
        let endings = ["passed", "failed", "crashed", "timed out"].map { $0 + " w\(number).walk" }
        guard
            let start = lines.firstIndex(where: { line in endings.contains { line == $0 || line.hasPrefix($0 + " ") } })
        else { return [] }
        return [lines[start]] + lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
    }

    /// The lines from the outcome on.
    var outcome: [String] {
        lines.firstIndex { $0.hasPrefix("outcome") }.map { Array(lines[$0...]) } ?? []
    }
}
