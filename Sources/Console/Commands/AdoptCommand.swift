import Adoption
import Basics
import Foundation
import WalkthroughLanguage
import WalkthroughRunner

struct AdoptOptions: Equatable, Sendable {
    /// Swift files and folders of them.
    var paths: [String] = []
    /// Whether the files are changed; otherwise the changes are printed.
    var writes = false
    /// Whether files with uncommitted changes are changed too.
    var allowsUncommitted = false
}

/// Carries out `adopt`: rewrites UIKit sources for the stage and the phone, and lists what is left.
struct AdoptCommand {
    private let options: AdoptOptions
    private let context: CommandContext

    init(_ options: AdoptOptions, _ context: CommandContext) { (self.options, self.context) = (options, context) }

    func run() throws(CommandFailure) -> ExitStatus {
        var sources: [(path: String, bytes: [UInt8])] = []
        var messages: [String] = []
        for path in try SwiftFiles(options.paths, in: context.folder).paths {
            do throws(ScriptReadError) {
                let bytes = try context.folder.readSource(path)
                if String(validating: bytes, as: UTF8.self) == nil {
                    messages.append("\(path) cannot be read: it is no text in UTF-8")
                }
                sources.append((path, bytes))
            } catch {
                messages.append("\(path): this file \(error.explanation)")
            }
        }
        guard messages.isEmpty else { throw CommandFailure(messages: messages) }
        let adoption = Adoption(sources)
        let changed = adoption.files.filter { $0.old != $0.new }
        let assets = assets()
        if options.writes {
            let old = assets.filter { context.folder.exists($0.path) }.map(\.path)
            try refuseUncommitted(changed.map(\.path) + old)
            let items = changed.map { FileBatch.Item(path: $0.path, bytes: $0.new, isNew: false) }
            let made = assets.map { FileBatch.Item(path: $0.path, bytes: $0.bytes, isNew: !old.contains($0.path)) }
            try FileBatch(items + made, in: context.folder).write()
        } else {
            for file in changed { show(file.path, from: file.old, to: file.new) }
        }
        for asset in assets {
            context.print((options.writes ? "wrote " : "would write ") + SafeText.fragment(asset.path))
        }
        printRest(adoption.rest)
        let verb = options.writes ? "changed" : "would change"
        context.print(
            "\(changed.count.counted("file")) \(verb), \(sources.count - changed.count) unchanged; "
                + "\(adoption.rest.count.counted("place")) left")
        return .passed
    }

    private func show(_ path: String, from old: [UInt8], to new: [UInt8]) {
        for line in UnifiedDiff(path: path, from: old, to: new).lines { context.print(SafeText.line(line)) }
    }

    /// Returns the missing or outdated sources with the names of asset catalogues in the given folders.
    private func assets() -> [(path: String, bytes: [UInt8])] {
        let files = options.paths.filter { context.folder.item(at: $0) == .folder }
            .flatMap { FolderWalk($0, endingIn: ".json", in: context.folder).files }
        let catalogs = Dictionary(grouping: files.filter { $0.contains(".xcassets/") }, by: module)
        return catalogs.values.compactMap { files -> (path: String, bytes: [UInt8])? in
            guard let first = files.min(), let end = first.range(of: ".xcassets/") else { return nil }
            let folder = String(first[..<end.upperBound].dropLast())
            let contents = files.map { ($0, (try? context.folder.readSource($0)) ?? []) }
            let catalog = AssetCatalog(folder: folder, contents: contents)
            let bytes = Array(catalog.source.utf8)
            let isWritten = (try? context.folder.readSource(catalog.path)) == bytes
            return catalog.isEmpty || isWritten ? nil : (catalog.path, bytes)
        }.sorted { $0.path < $1.path }
    }

    /// Returns the folder of a file's module; outside of packages, all files are of one module.
    private func module(of path: String) -> String {
        let folders = path.split(separator: "/")
        return folders.firstIndex(of: "Sources").map { folders.prefix($0 + 2).joined(separator: "/") } ?? ""
    }

    private func printRest(_ rest: [Remainder]) {
        for cause in Remainder.Cause.allCases {
            let found = rest.filter { $0.cause == cause }
            guard !found.isEmpty else { continue }
            context.print("\n\(cause.rawValue): \(cause.advice)")
            for remainder in found {
                context.print("  " + SafeText.line("\(remainder.path):\(remainder.line): \(remainder.code)"))
            }
        }
        if !rest.isEmpty { context.print("") }
    }

    /// Refuses to change files whose content git does not have, so that no work is lost.
    private func refuseUncommitted(_ paths: [String]) throws(CommandFailure) {
        guard !options.allowsUncommitted, !paths.isEmpty else { return }
        let refusal = "--uncommitted changes files that git could not restore"
        // The sources may be in a repository that the working folder is not part of.
        let files = paths.map { URL(filePath: $0, relativeTo: URL(filePath: context.folder.systemRoot + "/")).path }
        let folder = URL(filePath: files[0]).deletingLastPathComponent().path
        let question = ["-C", folder, "status", "--porcelain", "--untracked-files=all", "--ignored", "--"]
        guard let output = git(question + files) else {
            throw CommandFailure("git does not answer for \(folder), so nothing was changed; \(refusal)")
        }
        let dirty = output.split(separator: "\n").map { String($0.dropFirst(3)) }
        guard dirty.isEmpty else {
            throw CommandFailure(
                messages: dirty.map { "\($0) has changes that are not committed" } + ["nothing was changed; \(refusal)"]
            )
        }
    }

    /// Returns what git prints; nil if it cannot be started or fails.
    private func git(_ arguments: [String]) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = URL(filePath: context.folder.systemRoot)
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
    }
}
