import Basics
import Configuration
import Foundation
import StageRuntime
import Studio
import WalkthroughLanguage
import WalkthroughRunner

struct StudioOptions: Equatable, Sendable {
    /// An app or a script; nil for the default app.
    var subject: String?
    /// The port; nil for one of the system's choice.
    var port: UInt16?
    /// Whether it performs one request for a studio, on standard input and output.
    var performs = false
}

/// Carries out `studio`: serves a page that plays and records walkthroughs.
struct StudioCommand {
    private let options: StudioOptions
    private let context: CommandContext

    init(_ options: StudioOptions, _ context: CommandContext) { (self.options, self.context) = (options, context) }

    /// Runs it until it is interrupted.
    func run() throws(CommandFailure) -> ExitStatus {
        if options.performs { return StudioChild.serve(context) }
        guard context.common.storage == nil else {
            throw CommandFailure(
                "--storage does not go with studio: each performance begins with empty storage; "
                    + "leave it out, and write header lines `storage NAME with \"…\"`")
        }
        let start = try start()
        let noProcess = CommandFailure(
            "this program cannot be started again, which a studio needs", status: .notExecuted)
        // The process whose app is at the shown line, and one that has performed nothing yet.
        var (child, spare) = (StudioChild?.none, StudioChild(context))
        guard spare != nil else { throw noProcess }
        let interruption = Interruption(handlesSignals: context.process.handlesSignals)
        let server: StudioServer
        do throws(StudioServer.Failure) {
            server = try StudioServer(port: options.port ?? 0)
        } catch {
            throw CommandFailure("the studio cannot listen: \(error.reason)", status: .notExecuted)
        }
        context.print("Open " + server.address)
        context.remark("Only who has this address gets in. Ctrl+C ends it.")
        context.output.flush()
        // The next process starts after an answer was sent, so that no answer waits for it.
        let isEnded = {
            if spare == nil { spare = StudioChild(context) }
            return interruption.isRequested
        }
        var job: StudioJob?
        var jobCount = 0
        server.serve(until: isEnded) { request in
            if request.method == "GET", let file = StudioPage.file(request.path) { return file }
            do throws(CommandFailure) {
                switch (request.method, request.path) {
                case ("GET", "start"): return Self.json(start)
                case ("GET", "scripts"):
                    return Self.json(
                        FolderWalk(".", endingIn: ".walk", in: context.folder).files.map(context.folder.reportedPath))
                case ("POST", "view"):
                    let wanted: StudioRequest = try Self.value(request)
                    if let view = child?.perform(wanted) { return HttpResponse(body: [UInt8](view)) }
                    (child, spare) = (spare ?? StudioChild(context), nil)
                    guard let view = child?.perform(wanted) else { throw noProcess }
                    return HttpResponse(body: [UInt8](view))
                case ("POST", "open"): return Self.json(try open(Self.value(request)))
                case ("POST", "save"): return Self.json(try save(Self.value(request)))
                case ("POST", "run"):
                    // One at a time: a job ends the one before.
                    job = nil
                    jobCount += 1
                    job = try StudioJob(Self.value(request), number: jobCount, context)
                    return Self.json(job?.progress)
                case ("GET", "run"): return Self.json(job?.progress)
                case ("POST", "stop"):
                    job = nil
                    return Self.json(job?.progress)
                default: return .text(404, "there is no such page")
                }
            } catch {
                return .text(400, error.messages.joined(separator: "\n"))
            }
        }
        job = nil
        return .interrupted
    }

    private struct ScriptFile: Codable {
        var path: String?
        var text: String
        /// The apps of the project; nil after the start.
        var apps: [AppFlags]?
    }

    private struct AppFlags: Codable {
        var name: String
        var flags: [String] = []

        init(_ app: RunnableApp) {
            name = app.name
            if case .group(let group)? = app.schema.root["testFlags"] { flags = group.members.map(\.key) }
        }
    }

    private struct Named: Codable {
        var path: String
    }

    private struct Saving: Codable {
        var path: String
        var script: String
        var replaces: Bool
    }

    private struct Saved: Codable {
        var path: String
        var text: String
        /// Whether the file exists and was left alone.
        var exists: Bool
    }

    private static func value<Value: Decodable>(_ request: HttpRequest) throws(CommandFailure) -> Value {
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(request.body)) else {
            throw CommandFailure("the request is not what the page sends")
        }
        return value
    }

    private static func json(_ value: some Encodable) -> HttpResponse {
        HttpResponse(body: [UInt8]((try? JSONEncoder().encode(value)) ?? Data()))
    }

    /// Returns the script that the page begins with: the named one, or an empty one of an app.
    private func start() throws(CommandFailure) -> ScriptFile {
        let project = try Project(context)
        let apps = project.apps.map(AppFlags.init)
        if let subject = options.subject, !project.apps.contains(where: { $0.name == subject }) {
            var file = try open(Named(path: subject))
            file.apps = apps
            return file
        }
        guard let app = options.subject ?? project.defaultApp else {
            throw CommandFailure(
                "name an app or a script; the apps are " + project.apps.map(\.name).joined(separator: ", "))
        }
        return ScriptFile(text: "walkthrough \"Recorded\"\napp \(app)\n\n", apps: apps)
    }

    private func open(_ file: Named) throws(CommandFailure) -> ScriptFile {
        guard ScriptFiles.isScript(file.path) else {
            throw CommandFailure("\(file.path) is neither an app nor a script that ends in .walk")
        }
        let bytes = try context.folder.needed(file.path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            // No character has the byte of a line break inside.
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            throw CommandFailure("\(file.path):\(index + 1): this byte is not valid UTF-8; save the file as UTF-8")
        }
        return ScriptFile(path: context.folder.reportedPath(of: file.path), text: text)
    }

    /// Writes a script in the standard layout, below the working folder only.
    private func save(_ saving: Saving) throws(CommandFailure) -> Saved {
        let given = ScriptFiles.isScript(saving.path) ? saving.path : saving.path + ".walk"
        let path = try context.folder.pathBelow(given)
        let bytes = Array(saving.script.utf8)
        let standard = (try? ScriptFormatter.format(bytes, path: path, patterns: PatternCache())) ?? bytes
        let exists = context.folder.exists(path)
        if exists, !saving.replaces { return Saved(path: path, text: saving.script, exists: true) }
        try FileBatch([FileBatch.Item(path: path, bytes: standard, isNew: !exists)], in: context.folder).write()
        return Saved(path: path, text: String(decoding: standard, as: UTF8.self), exists: false)
    }
}

extension WorkingFolder {
    /// Returns the normalized path of a file below this folder, relative to it.
    func pathBelow(_ path: String) throws(CommandFailure) -> String {
        // For the system such a path would end there.
        guard !path.utf8.contains(0) else { throw CommandFailure("a path cannot contain the character U+0000") }
        let relative = reportedPath(of: path)
        guard !relative.hasPrefix("/"), !relative.split(separator: "/").contains("..") else {
            throw CommandFailure("\(path) is not below this folder")
        }
        return relative
    }
}
