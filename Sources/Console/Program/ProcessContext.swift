import Basics
import Dispatch
import Foundation
import ProcessPool
import Reports
import Synchronization
import WalkthroughLanguage
import WalkthroughRunner

/// The streams, the folder, the environment and the clock of a process; a test has its own.
struct ProcessContext {
    var program = ProgramName.standard
    /// The words of the command line, without the program's name.
    var arguments: [String]
    var environment: [String: String]
    /// The folder that relative paths start from.
    var folder = WorkingFolder()
    /// The input: a terminal, a pipe or a file.
    var input: Descriptor
    var output: Descriptor
    /// The output for messages.
    var errors: Descriptor
    /// The wall time since some fixed moment.
    var now: () -> Duration
    /// Draws a seed if none is given; the run prints it, so that it can be repeated.
    var drawSeed: () -> UInt64 = { 0 }
    /// Returns the date and time for the head of reports; nil if reports should be the same each time.
    var date: () -> String? = { nil }
    /// Returns the commit of the sources, for the head of reports; nil if unknown.
    var commit: () -> String? = { nil }
    /// Waits for a duration; returns `false` to end a wait without a time limit.
    var passTime: (Duration) -> Bool = { _ in false }
    /// Whether the process handles signals; `false` in a test, which shares its process with other tests.
    var handlesSignals = false
    /// Whether walkthroughs run in runner processes; `false` in a test, whose process has threads and cannot be copied.
    var usesProcesses = false
    /// The path of the running program; nil if unknown.
    var executable: String?
    /// Whether to spawn runner processes even if this process could be copied; for tests.
    var spawnsProcesses: Bool { environment["REHEARSE_RUNNERS"] == "spawned" }

    static func current() -> ProcessContext {
        let start = ContinuousClock.now
        return ProcessContext(
            program: ProgramName(commandLine: CommandLine.arguments, environment: ProcessInfo.processInfo.environment),
            arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
            input: Descriptor(0), output: Descriptor(1), errors: Descriptor(2),
            now: { start.duration(to: ContinuousClock.now) }, drawSeed: { .random(in: 1...999_999) },
            date: { Date().ISO8601Format() },
            commit: {
                SourceCommit.read(
                    environment: ProcessInfo.processInfo.environment,
                    folder: URL(filePath: FileManager.default.currentDirectoryPath))
            },
            passTime: { duration in
                Thread.sleep(forTimeInterval: duration / .seconds(1))
                return true
            }, handlesSignals: true, usesProcesses: true, executable: Bundle.main.executablePath)
    }
}

/// Finds the commit of the sources, without starting git.
enum SourceCommit {
    /// The environment variables of CI systems: GitHub, GitLab, Buildkite, CircleCI, Bitrise, Jenkins.
    private static let variables = [
        "GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "BITRISE_GIT_COMMIT", "GIT_COMMIT",
    ]

    /// Returns the first 12 digits of the commit, from a variable of CI or a repository in or above a folder; else nil.
    static func read(environment: [String: String], folder: URL) -> String? {
        for name in variables {
            if let commit = shortened(environment[name]) { return commit }
        }
        var folder = folder.standardizedFileURL
        while true {
            let repository = repository(at: folder.appending(path: ".git"))
            if let head = text(of: repository.appending(path: "HEAD")) {
                return shortened(head) ?? commit(of: head, in: repository)
            }
            guard folder.path.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    /// Returns the folder that `.git` is, or that it names if it is a file, as in a worktree or a submodule.
    private static func repository(at path: URL) -> URL {
        guard let line = text(of: path), line.hasPrefix("gitdir: ") else { return path }
        return folder(String(line.dropFirst("gitdir: ".count)), from: path.deletingLastPathComponent())
    }

    private static func folder(_ path: String, from base: URL) -> URL {
        URL(filePath: path.hasPrefix("/") ? path : base.path + "/" + path).standardizedFileURL
    }

    /// Returns the commit of a branch, `ref: refs/heads/main`, from its own file or from the packed ones.
    ///
    /// A worktree has its own `HEAD` and shares the branches of the repository that its `commondir` names.
    private static func commit(of head: String, in repository: URL) -> String? {
        guard head.hasPrefix("ref: ") else { return nil }
        let name = String(head.dropFirst("ref: ".count))
        let shared =
            text(of: repository.appending(path: "commondir")).map { folder($0, from: repository) } ?? repository
        for folder in [repository, shared] {
            if let commit = shortened(text(of: folder.appending(path: name))) { return commit }
        }
        let packed = text(of: shared.appending(path: "packed-refs")) ?? ""
        let line = packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }
        return shortened(line.map { String($0.prefix { $0 != " " }) })
    }

    private static func text(of file: URL) -> String? {
        (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the beginning of a commit's hash; nil if the text is no hash.
    private static func shortened(_ text: String?) -> String? {
        guard let text, text.utf8.count >= 40, text.allSatisfy(\.isHexDigit) else { return nil }
        return String(text.prefix(12))
    }
}

/// Handles Ctrl-C: the first time, the run should end with its results; the second time, the process ends at once.
///
/// A command keeps it while it runs. If the program was started to ignore Ctrl-C, it has no effect.
final class Interruption {
    /// How often Ctrl-C came; shared with the thread that receives the signal.
    private final class Count: Sendable {
        let value = Atomic<Int>(0)
    }

    /// How often Ctrl-C came; strong, the thread that receives the signal holds it too.
    private let count = Count()
    /// Receives the signal on its own thread; strong, it ends with this object.
    private var source: (any DispatchSourceSignal)?
    /// The former action of the signal.
    private let found = SignalDisposition(of: SIGINT)

    /// Makes an interruption that handles the system's signal, except in tests.
    init(handlesSignals: Bool) {
        guard handlesSignals, !found.isIgnored else { return }
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [count] in
            let isSecond = count.value.add(1, ordering: .relaxed).oldValue > 0
            if isSecond { _exit(ExitStatus.interrupted.rawValue) }
        }
        source.resume()
        self.source = source
    }

    deinit {
        guard let source else { return }
        source.cancel()
        found.restore()
    }

    /// Whether the run should end.
    var isRequested: Bool { count.value.load(ordering: .relaxed) > 0 }
}
