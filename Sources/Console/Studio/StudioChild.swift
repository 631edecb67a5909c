import Basics
import Dispatch
import Foundation
import ProcessPool
import Reports
import StageRuntime
import Studio
import WalkthroughLanguage
import WalkthroughRunner

/// A process that performs a script, so that a crash of the app costs a view and not the page.
///
/// It is started before it is needed, so that no answer waits for its start. It continues the run as long as requests
/// only add lines. Anything else needs another process, so that the app keeps nothing from before.
final class StudioChild {
    /// The limit of a script, in seconds.
    private static let patience = 20

    private let context: CommandContext
    /// The process; strong, it ends with this object.
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    /// What the app has printed; strong, made here.
    private let printed: PrintedText
    /// Whether it has crashed.
    private var hasEnded = false

    /// Starts a process; nil if the program cannot be started.
    init?(_ context: CommandContext) {
        self.context = context
        guard let executable = context.process.executable else { return nil }
        process.executableURL = URL(filePath: executable)
        process.arguments = ["studio", "perform", "request"] + context.common.words
        process.currentDirectoryURL = URL(filePath: context.folder.systemRoot)
        let errors = Pipe()
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        printed = PrintedText(errors)
        guard (try? process.run()) != nil else { return nil }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Lets the process perform a script, and returns the view as JSON; if it crashes, its line has the failure.
    ///
    /// - Returns: nil if the script does not continue the process's run, or if the process has ended.
    func perform(_ request: StudioRequest) -> Data? {
        let encoder = JSONEncoder()
        guard !hasEnded, let json = try? encoder.encode(request) else { return nil }
        let number = process.processIdentifier
        let alarm = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience), execute: alarm)
        defer { alarm.cancel() }
        try? input.fileHandleForWriting.write(contentsOf: json + Data("\n".utf8))
        // The numbers of the performed lines, a line each, and then the view, or nothing if there is none.
        var answer = Data()
        while true {
            let next = output.fileHandleForReading.availableData
            if next.isEmpty { break }
            answer += next
            guard answer.last == UInt8(ascii: "\n") else { continue }
            if let view = answer.firstIndex(of: UInt8(ascii: "{")) { return answer[view...] }
            if answer.count == 1 { return nil }
        }
        hasEnded = true
        // Foundation checks only every 50 ms whether a process has ended.
        process.waitUntilExit()
        let lines = answer.split(separator: UInt8(ascii: "\n"))
        var view = StudioView()
        let line = lines.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 1
        view.failure = StudioView.Problem(
            line: line, text: text(of: request, at: line, stepsBefore: max(lines.count - 1, 0), printed.whole()),
            isError: true)
        return try? encoder.encode(view)
    }

    /// Returns the text, as `test` prints it, about a process that has ended during a line.
    private func text(of request: StudioRequest, at line: Int, stepsBefore: Int, _ printed: String) -> String {
        let path = context.folder.reportedPath(of: request.path ?? StudioPerformer.unsavedPath)
        // A line that types may have a secret.
        let source = request.script.lines.dropFirst(line - 1).first
            .flatMap { $0.contains("type ") ? nil : $0 }
        let isSignal = process.terminationReason == .uncaughtSignal
        var breakdown = WalkthroughBreakdown(
            isSignal ? .signal(process.terminationStatus) : .exit(process.terminationStatus),
            at: SourceLocation(file: path, line: line, column: 1), source: source,
            stepsBefore: stepsBefore)
        let reason = AppOutput.crashReason(in: printed.split(separator: "\n").map(String.init))
        // With a reason, it has crashed, and was killed before the runtime had printed the stack.
        if isSignal, process.terminationStatus == SIGKILL, reason == nil {
            breakdown.message = "it did not end within the \(Self.patience) s of the studio, or memory ran out"
        }
        let crash = [reason].compactMap(\.self) + AppFrames(printed).lines
        if !crash.isEmpty { breakdown.crash = crash }
        let title = WalkthroughIdentity(path: path, line: nil, title: path, rowName: nil)
        return FailureText(WalkthroughResult(title, breakdown), reproduction: nil).lines(number: 1)
            .joined(separator: "\n")
    }

    /// Performs the requests on standard input, a line of JSON each, and answers on standard output; what the app
    /// prints goes to the errors.
    static func serve(_ context: CommandContext) -> ExitStatus {
        let answer = FileHandle(fileDescriptor: dup(1))
        func tell(_ line: Data) { try? answer.write(contentsOf: line + Data("\n".utf8)) }
        dup2(2, 1)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        var run: StudioRun?
        while let json = readLine() {
            guard let request = try? JSONDecoder().decode(StudioRequest.self, from: Data(json.utf8)) else {
                return .wrongInput
            }
            let performer = StudioPerformer(request: request, context: context)
            guard let view = performer.view(after: &run, noting: { tell(Data("\($0)".utf8)) }) else {
                tell(Data())
                break
            }
            guard let text = try? encoder.encode(view) else { return .failed }
            tell(text)
        }
        return .passed
    }
}
