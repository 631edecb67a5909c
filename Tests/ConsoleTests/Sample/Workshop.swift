import Basics
import Foundation
import Testing

@testable import Console

/// A folder of its own with a configuration, in which the program is run; it goes with the test.
final class Workshop {
    /// The outcome of a run of the program.
    struct Outcome: Equatable {
        var status: Console.ExitStatus
        var output: String
        var errors: String
    }

    static let configuration = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        	<key>app</key>
        	<string>notes</string>
        	<key>limit</key>
        	<integer>5</integer>
        	<key>testFlags</key>
        	<dict>
        		<key>isQuick</key>
        		<false/>
        	</dict>
        </dict>
        </plist>

        """

    let root: URL
    var environment: [String: String] = [:]
    /// The name of the program.
    var program = ProgramName.standard
    /// The machine's clock, which the program asks for as a run goes on.
    var now: () -> Duration = { .zero }
    /// Lets time pass while the program waits for a change.
    var passTime: (Duration) -> Bool = { _ in false }

    init(configuration: String? = Workshop.configuration) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("console-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        if let configuration { try write(configuration, to: "Config.plist") }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var folder: WorkingFolder { WorkingFolder(root: root.path) }

    func write(_ text: String, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// Runs the program; paths of this folder are removed from its output.
    func run(_ arguments: String..., input: String = "") throws -> Outcome { try run(arguments, input: input) }

    func run(_ arguments: [String], input: String = "") throws -> Outcome {
        let streams = try ["in", "out", "err"].map { name in
            let path = root.appendingPathComponent("." + name).path
            let bytes = name == "in" ? Data(input.utf8) : Data()
            try #require(FileManager.default.createFile(atPath: path, contents: bytes))
            return try #require(FileHandle(forUpdatingAtPath: path))
        }
        let process = ProcessContext(
            program: program, arguments: arguments, environment: environment, folder: folder,
            input: Descriptor(streams[0].fileDescriptor), output: Descriptor(streams[1].fileDescriptor),
            errors: Descriptor(streams[2].fileDescriptor), now: now, drawSeed: { 4711 },
            passTime: passTime)
        let status = CommandLineProgram(apps: [NotesApp.self, ClockApp.self], process: process).run()
        for stream in streams { try stream.close() }
        func text(_ name: String) throws -> String {
            try read("." + name).split(separator: root.path + "/", omittingEmptySubsequences: false).joined()
        }
        return Outcome(status: status, output: try text("out"), errors: try text("err"))
    }

    /// Runs the console on some lines and returns its output after the launch, with its status.
    func type(_ lines: String..., arguments: [String] = []) throws -> Outcome {
        let input = lines.map { $0 + "\n" }.joined()
        var outcome = try run(["run"] + arguments, input: input)
        if let start = outcome.output.firstRange(of: "> ") {
            outcome.output = String(outcome.output[start.lowerBound...])
        }
        return outcome
    }
}
