import Foundation
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `test --watch`: runs, and runs again what a changed script or configuration file affects.
struct TestWatch {
    private let options: TestOptions
    private let context: CommandContext

    init(_ options: TestOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// Runs until it is interrupted; after an error in a script it waits until a file changes.
    func run() -> ExitStatus {
        let configuration = context.common.configPath
        var watched = Set([configuration])
        var touched: Set<String>?
        while true {
            let before = stamps(of: watched)
            var status: ExitStatus
            do throws(CommandFailure) {
                status = try TestCommand(options, context, touchedBy: touched).run { watched.formUnion($0) }
            } catch {
                context.complain(error)
                status = error.status
            }
            if status == .interrupted { return status }
            context.remark("waiting for a script or \(configuration) to change; Ctrl-C ends")
            context.output.flush()
            // A file that changed during the run counts as changed; a new file gets its stamp after the run.
            let known = before.merging(stamps(of: watched)) { old, _ in old }
            var changed: Set<String> = []
            while changed.isEmpty {
                guard context.process.passTime(.milliseconds(200)) else { return status }
                let now = stamps(of: watched)
                changed = Set(now.keys.filter { now[$0] != known[$0] }).union(known.keys.filter { now[$0] == nil })
            }
            // If a script had an error, the walkthroughs of the last change have not run yet.
            let owed = status == .wrongInput ? touched : []
            touched = changed.contains(configuration) ? nil : owed.map { $0.union(changed) }
        }
    }

    /// Returns the stamps of files, including new scripts in the folders.
    private func stamps(of paths: Set<String>) -> [String: FileStamp] {
        let found = (try? ScriptFiles(options.locations, in: context.folder))?.paths ?? []
        var stamps: [String: FileStamp] = [:]
        for path in paths.union(found) { stamps[path] = context.folder.stamp(of: path) }
        return stamps
    }
}

/// The time of a file's last change and its length, which show that it has changed.
struct FileStamp: Equatable {
    let changed: Date?
    let size: Int
}

extension WorkingFolder {
    /// Returns the stamp of a file; nil if there is none.
    func stamp(of path: String) -> FileStamp? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: systemPath(path)) else { return nil }
        return FileStamp(
            changed: attributes[.modificationDate] as? Date, size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
    }
}
