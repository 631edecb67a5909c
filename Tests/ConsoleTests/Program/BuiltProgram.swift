import Foundation
import TestSupport
import Testing

/// An executable that is built beside the tests.
struct BuiltProgram {
    /// What became of a run.
    struct Outcome {
        /// The exit status, or the number of the signal that ended it.
        var status: Int32
        /// Whether a signal ended it.
        var isSignal = false
        var output: String
        var errors: String
    }

    /// `rehearse` with the apps of this project.
    static let rehearse = BuiltProgram(name: "rehearse")
    /// The same with an app that does harm to its process.
    static let troubled = BuiltProgram(name: "TroubledApp")

    let name: String

    /// Where it is.
    var file: URL {
        get throws {
            let file = ProgramFile.named(name)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
            throw NotBuilt(description: "\(name) is not beside the tests; build all products first")
        }
    }

    private struct NotBuilt: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs it to its end.
    func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: String = ""
    ) throws -> Outcome {
        try Self.run(file, arguments, in: folder, environment: environment, input: input)
    }

    /// Runs any program to its end.
    static func run(
        _ file: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: String = ""
    ) throws -> Outcome {
        try RunningProgram(file, arguments, in: folder, environment: environment, input: input).end()
    }
}
