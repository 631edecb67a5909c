import Basics
import Configuration
import Foundation
import LanguageServer
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `lsp`: serves an editor on standard input and output until it sends `exit` or closes the input.
struct LspCommand {
    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    func run() throws(CommandFailure) -> ExitStatus {
        var session = ServerSession(try workspace())
        var reader = MessageReader()
        var scriptRun: ScriptRun?
        while true {
            let inputs = [context.process.input] + (scriptRun.map { [$0.output] } ?? [])
            // If no message waits, the editor gets the new diagnostics.
            let isQuiet = Descriptor.wait(for: inputs, within: .zero).isEmpty
            if isQuiet, let status = carryOut(session.idle(), &scriptRun) { return status }
            for index in Descriptor.wait(for: inputs, within: nil) {
                var effects: [ServerSession.Effect] = []
                if index == 0 {
                    var bytes: [UInt8] = []
                    guard let count = context.process.input.receive(onto: &bytes), count > 0 else { return .failed }
                    reader.append(bytes)
                    while let item = reader.next() {
                        switch item {
                        case .message(let body): effects += session.receive(body)
                        case .nonsense(let reason): effects += session.receive(nonsense: reason)
                        }
                    }
                } else if let ended = scriptRun?.readOutput() {
                    effects = session.ended(running: ended.path, output: ended.output, passed: ended.passed)
                    scriptRun = nil
                }
                if let status = carryOut(effects, &scriptRun) { return status }
            }
        }
    }

    /// Carries out what follows from a message; returns the status if the process ends.
    private func carryOut(_ effects: [ServerSession.Effect], _ scriptRun: inout ScriptRun?) -> ExitStatus? {
        for effect in effects {
            switch effect {
            case .send(let body): _ = context.process.output.send(ServerSession.framed(body))
            case .run(let path):
                scriptRun?.end()
                scriptRun = ScriptRun(path, context)
            case .exit(let status): return status == 0 ? .passed : .failed
            }
        }
        return nil
    }

    private func workspace() throws(CommandFailure) -> ServerWorkspace {
        let context = context
        let apps = try CommandFailure.wrapping { () throws(ConfigurationErrors) in try Project.runnable(context.apps) }
        let folder = context.folder
        /// The configuration is read again each time, since it may be edited meanwhile; nil while it has errors.
        func project() -> Project? { try? Project(context) }
        var workspace = ServerWorkspace()
        workspace.vocabulary = { project()?.vocabulary ?? Vocabulary(apps: apps.map(\.vocabulary)) }
        workspace.calls = Dictionary(apps.map { ($0.name, $0.calls) }, uniquingKeysWith: { first, _ in first })
        workspace.path = { uri in URL(string: uri).flatMap { $0.isFileURL ? folder.reportedPath(of: $0.path) : nil } }
        workspace.uri = { URL(filePath: folder.resolved($0) ?? folder.systemRoot + "/" + $0).absoluteString }
        workspace.locate = folder.reportedPath
        workspace.nearest = { ScriptFiles.nearest(to: $0, in: folder) }
        workspace.read = { (path) throws(ScriptReadError) in try folder.read(path) }
        workspace.scripts = { FolderWalk(".", endingIn: ".walk", in: folder).files.map(folder.reportedPath) }
        workspace.continuations = { folder.continuations(of: $0, endingIn: SavedFiles.Kind.script.ending) }
        workspace.settings = { app, key in
            (project()?.entries(of: app, below: key) ?? []).map { entry in
                let origin = entry.origin.map { ", from \($0)" } ?? ""
                let value = "Its value is `\(ConfigCommand.text(of: entry))`\(origin)."
                return ("\(entry.keyPath)", "`\(entry.keyPath)`: \(entry.type.phrase). \(value)")
            }
        }
        return workspace
    }
}

extension Project {
    /// Returns the keys below a key path that an app has; nil means any app.
    fileprivate func entries(of app: String?, below key: String) -> [ConfigurationEntry] {
        let origin = ConfigurationOrigin.script(file: "", line: 0)
        guard let keyPath = try? ConfigurationOverride.keyPath(parsing: key, origin: origin),
            let entries = try? configuration.entries(at: keyPath, askedBy: origin)
        else { return [] }
        guard let schema = app.flatMap(self.app)?.schema else { return entries }
        return entries.filter { schema.type(at: $0.keyPath) != nil }
    }
}

/// A script that runs in a process of its own while the editor is served.
private final class ScriptRun {
    let path: String
    /// What the process prints.
    var output: Descriptor { Descriptor(pipe.fileHandleForReading.fileDescriptor) }
    /// The process; strong, it ends with this object.
    private let process = Process()
    /// The end of the process's streams; strong, it is open until all was read.
    private let pipe = Pipe()
    private var bytes: [UInt8] = []

    init?(_ path: String, _ context: CommandContext) {
        guard let executable = context.process.executable else { return nil }
        self.path = path
        process.executableURL = URL(filePath: executable)
        process.arguments = ["test", path, "--format", "compact"] + context.common.words
        process.currentDirectoryURL = URL(filePath: context.folder.systemRoot)
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (pipe, pipe)
        guard (try? process.run()) != nil else { return nil }
    }

    /// Reads the available output; returns all of it after the process has ended.
    func readOutput() -> (path: String, output: String, passed: Bool)? {
        if let count = output.receive(onto: &bytes), count > 0 { return nil }
        process.waitUntilExit()
        return (path, String(decoding: bytes, as: UTF8.self), process.terminationStatus == 0)
    }

    /// Ends the process; its result no longer counts.
    func end() {
        process.terminate()
        process.waitUntilExit()
    }
}
