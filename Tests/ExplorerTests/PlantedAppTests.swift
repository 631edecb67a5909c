import Foundation
import TestSupport
import Testing

/// The program that explores the app with planted defects, with processes that its traps end.
@Suite(.serialized, .waiting) struct PlantedAppTests {
    /// What an exploration printed and wrote.
    private struct Outcome: Equatable {
        var output = ""
        var files: [String: String] = [:]
    }

    /// How many runs; the time-out that is met in the twelfth takes seconds.
    private static let runs = Thoroughness.choose(10, thorough: 16)

    private let folder: TemporaryFolder

    init() throws {
        folder = TemporaryFolder()
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let configuration = tests.appending(path: "PlantedApp/Config.plist")
        try folder.write(String(contentsOf: configuration, encoding: .utf8), to: "Config.plist")
    }

    private func run(_ arguments: [String], runners: String = "copied") throws -> (output: String, status: Int32) {
        let program = Process()
        program.executableURL = ProgramFile.named("PlantedApp")
        program.arguments = arguments
        if runners == "spawned" {
            program.environment = ProcessInfo.processInfo.environment.merging(["REHEARSE_RUNNERS": runners]) { $1 }
        }
        program.currentDirectoryURL = URL(fileURLWithPath: folder.root)
        let pipe = Pipe()
        program.standardOutput = pipe
        program.standardError = FileHandle.nullDevice
        try program.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        return (output, program.terminationStatus)
    }

    private func explore(jobs: Int, runners: String = "copied") throws -> Outcome {
        try folder.write("app planted\n", to: "start.walk")
        let result = try run(
            [
                "explore", "planted", "--faults", "--runs", "\(Self.runs)", "--seed", "1", "--jobs", "\(jobs)",
                "--save", "found", "--graph", "graph.json",
            ], runners: runners)
        var outcome = Outcome(output: result.output)
        let files = FileManager.default
        let saved = try files.contentsOfDirectory(atPath: folder.path("found")).map { "found/" + $0 }
        for name in saved + ["graph.json"] {
            outcome.files[name] = try String(contentsOfFile: folder.path(name), encoding: .utf8)
        }
        try files.removeItem(atPath: folder.path("found"))
        return outcome
    }

    @Test
    func
        `one process and two, copied and spawned, find the same, byte for byte, and every saved script fails by itself`()
        throws
    {
        let (one, two) = (try explore(jobs: 1), try explore(jobs: 2))
        expect(one, is: two)
        expect(try explore(jobs: 2, runners: "spawned"), is: one)
        #expect(one.files.count > 4)
        let commands = one.output.split(separator: "\n").filter { $0.contains(" test found/") }
        #expect(!commands.isEmpty && commands.allSatisfy { $0.contains("PlantedApp test found/") })
        for (name, text) in two.files where name.hasSuffix(".walk") {
            try folder.write(text, to: "alone.walk")
            let (output, status) = try run(["test", "--timeout", "3s", "alone.walk"])
            #expect(status == 1, "\(text)\n\(output)")
        }
    }

    @Test(arguments: [
        ("lateResults", ["Catalogue"], "impatient"), ("lockedByKeyboard", ["Reading"], "not restored"),
        ("lockedBySheet", ["Reading"], "not restored"),
        ("timerEndedByTurning", ["Reading", "Remind me"], "not restored"),
        ("unsortedByCancelledSwipe", ["Reading"], "not restored"), ("none", ["Reading", "Remind me"], nil),
    ])
    func `what a user meets who does not wait or takes back is found, and nothing in the sound app`(
        _ defect: String, _ taps: [String], _ oracle: String?
    ) throws {
        let steps = taps.map { "tap \"\($0)\"\n" }.joined()
        try folder.write("app planted\nflag defects \(defect)\n\(steps)", to: "start.walk")
        let result = try run(
            ["explore", "planted", "--from", "start.walk", "--faults", "--runs", "300", "--seed", "0", "--jobs", "1"])
        expect(result.status, is: (oracle == nil ? 0 : 1))
        #expect(oracle.map { result.output.contains("1. \($0) on \(taps[0])") } != false)
    }
}
