import Basics
import Dispatch
import Foundation
import Reports
import Results
import Studio
import Synchronization

/// What a program has printed so far; read on another thread, since a full pipe would stop the program.
final class PrintedText: Sendable {
    /// How many bytes are kept.
    private static let limit = 1 << 20

    private let data = Mutex(Data())
    /// Entered while the pipe is read; strong, made here.
    private let reading = DispatchGroup()

    init(_ pipe: Pipe) {
        let handle = pipe.fileHandleForReading
        DispatchQueue.global().async(group: reading) { [self] in
            while true {
                let next = handle.availableData
                if next.isEmpty { return }
                data.withLock { $0 = ($0 + next).suffix(Self.limit) }
            }
        }
    }

    var text: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }

    /// Whether nothing will follow.
    var isWhole: Bool { reading.wait(timeout: .now()) == .success }

    /// Returns what was printed up to the end, for which it waits.
    func whole() -> String {
        reading.wait()
        return text
    }
}

/// A sweep or an exploration of the current script, which runs while the page is used.
final class StudioJob {
    struct Request: Codable {
        /// The path of the script; nil if it is not saved.
        var path: String?
        var script: String
        var app: String
        /// What is run: `orders` or `explore`.
        var kind: String
    }

    struct Progress: Codable {
        /// The number of the job, by which a page knows its own.
        var number: Int
        var output: String
        var isRunning: Bool
        /// The order that fails; nil if none does, or none has been found yet.
        var order: Order?
    }

    struct Order: Codable {
        var number: UInt64
        /// The fewest differences from the default order that fail, in words.
        var texts: [String]
        /// The same, for requests of views.
        var replay: String?
    }

    private let number: Int
    /// The program; strong, it ends with this object.
    private let process = Process()
    /// What it has printed; strong, made here.
    private let printed: PrintedText
    /// The path of a hidden copy of the script, which the program performs, and the path in the texts.
    private let (copy, path): (String, String)
    private let folder: WorkingFolder
    /// The results of a sweep.
    private let journal = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    /// Starts it.
    ///
    /// - Parameter number: no other job of this process has it, so that its copy of the script is its own.
    init(_ request: Request, number: Int, _ context: CommandContext) throws(CommandFailure) {
        self.number = number
        guard let executable = context.process.executable else { throw CommandFailure("this program is unknown") }
        folder = context.folder
        path = try folder.pathBelow(request.path ?? StudioPerformer.unsavedPath)
        // Beside the script, so that its `use` lines find the others.
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        copy = (parts.dropLast() + [".studio-\(getpid())-\(number).walk"]).joined(separator: "/")
        try? FileManager.default.removeItem(atPath: folder.systemPath(copy))
        try FileBatch([FileBatch.Item(path: copy, bytes: Array(request.script.utf8), isNew: true)], in: folder).write()
        let words =
            request.kind == "orders"
            ? ["test", copy, "--schedules", "200", "--report", "terminal", "--report", "json=" + journal]
            : ["explore", request.app, "--from", copy, "--runs", "100"]
        let pipe = Pipe()
        process.executableURL = URL(filePath: executable)
        process.arguments = words + ["--no-color"] + context.common.words
        process.environment = context.process.environment.merging(["REHEARSE_PROGRESS": "1"]) { $1 }
        process.currentDirectoryURL = URL(filePath: folder.systemRoot)
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe, pipe)
        printed = PrintedText(pipe)
        let file = folder.systemPath(copy)
        process.terminationHandler = { _ in try? FileManager.default.removeItem(atPath: file) }
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(executable) cannot be started: \(error.localizedDescription)")
        }
    }

    deinit {
        if process.isRunning { process.interrupt() }
        for file in [folder.systemPath(copy), journal] { try? FileManager.default.removeItem(atPath: file) }
    }

    /// The progress; of a line that was redrawn, only the last version.
    var progress: Progress {
        func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
        let isRunning = !printed.isWhole
        let lines = printed.text.replacing(name(copy), with: name(path)).lines
        let shown = lines.map { $0.split(separator: "\r").last.map { $0.replacing("\u{1B}[K", with: "") } ?? "" }
        return Progress(
            number: number, output: shown.joined(separator: "\n"), isRunning: isRunning,
            order: isRunning ? nil : order)
    }

    private var order: Order? {
        let report = try? JournalReader().report(from: [journal])
        guard let first = report?.walkthroughs.first?.schedules?.first, first.number > 0 else { return nil }
        let replay = try? JSONEncoder().encode(first.replay)
        return Order(
            number: first.number, texts: first.deviations, replay: replay.map { String(decoding: $0, as: UTF8.self) })
    }
}
