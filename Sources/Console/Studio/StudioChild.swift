import Basics
import Dispatch
import Foundation
import ProcessPool
import Reports
import StageRuntime
import Studio
import WalkthroughLanguage
import WalkthroughRunner

/// A process that performs one script, so that a crash of the app costs a view and not the page.
///
/// It is started before it is needed: then an answer does not wait for the start of a program.
final class StudioChild {
    /// The most seconds that a script may take.
    private static let patience = 20

    /// The folder that paths are relative to.
    private let context: CommandContext
    /// The process; strong, it ends with this object.
    private let process = Process()
    private let (input, output, errors) = (Pipe(), Pipe(), Pipe())

    /// Starts a process; nil if the program cannot be started.
    init?(_ context: CommandContext) {
        self.context = context
        guard let executable = context.process.executable else { return nil }
        process.executableURL = URL(filePath: executable)
        process.arguments = ["studio", "perform", "request"] + context.common.words
        process.currentDirectoryURL = URL(filePath: context.folder.systemRoot)
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        guard (try? process.run()) != nil else { return nil }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Lets the process perform a script, and returns the view; if the process crashes, its line has the failure.
    func perform(_ request: StudioRequest) -> StudioView {
        guard let json = try? JSONEncoder().encode(request) else { return StudioView() }
        let printed = PrintedText(errors)
        let number = process.processIdentifier
        let alarm = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience), execute: alarm)
        defer { alarm.cancel() }
        try? input.fileHandleForWriting.write(contentsOf: json)
        try? input.fileHandleForWriting.close()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let lines = answer.split(separator: UInt8(ascii: "\n"))
        if let last = lines.last, let view = try? JSONDecoder().decode(StudioView.self, from: Data(last)) {
            return view
        }
        // Foundation looks only every 50 ms whether a process has ended.
        process.waitUntilExit()
        var view = StudioView()
        let line = lines.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 1
        view.failure = StudioView.Problem(
            line: line, text: text(of: request, at: line, stepsBefore: max(lines.count - 1, 0), printed.whole()),
            isError: true)
        return view
    }

    /// Returns the text about a process that has ended in a line, as `test` prints it.
    private func text(of request: StudioRequest, at line: Int, stepsBefore: Int, _ printed: String) -> String {
        let path = context.folder.place(of: request.path ?? StudioPerformer.unsavedPath)
        // A line that types may have a secret.
        let source = request.script.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1).first
            .flatMap { $0.contains("type ") ? nil : $0 }
        let isSignal = process.terminationReason == .uncaughtSignal
        var breakdown = WalkthroughBreakdown(
            isSignal ? .signal(process.terminationStatus) : .exit(process.terminationStatus),
            at: SourceLocation(file: path, line: line, column: 1), source: source.map(String.init),
            stepsBefore: stepsBefore)
        if isSignal, process.terminationStatus == SIGKILL {
            breakdown.message += "; the studio gives it \(Self.patience) s"
        }
        let reason = AppOutput.crashReason(in: printed.split(separator: "\n").map(String.init))
        let crash = [reason].compactMap(\.self) + AppFrames(printed).lines
        if !crash.isEmpty { breakdown.crash = crash }
        let title = WalkthroughIdentity(path: path, line: nil, title: path, rowName: nil)
        return FailureText(WalkthroughResult(title, breakdown), reproduction: nil).lines(number: 1)
            .joined(separator: "\n")
    }

    /// Performs the request on standard input, and answers on standard output; what the app prints goes to the errors.
    static func serve(_ context: CommandContext) -> ExitStatus {
        let answer = FileHandle(fileDescriptor: dup(1))
        dup2(2, 1)
        let json = FileHandle.standardInput.readDataToEndOfFile()
        guard let request = try? JSONDecoder().decode(StudioRequest.self, from: json) else { return .wrongInput }
        let view = StudioPerformer(request: request, context: context).view { line in
            try? answer.write(contentsOf: Data("\(line)\n".utf8))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        guard let text = try? encoder.encode(view) else { return .failed }
        try? answer.write(contentsOf: text + Data("\n".utf8))
        return .passed
    }
}
