import Basics
import Reports
import WalkthroughLanguage

/// Carries out `format`: formats scripts in the standard layout, or prints which ones differ from it.
struct FormatCommand {
    let paths: [String]
    let onlyChecks: Bool
    let context: CommandContext

    init(paths: [String], onlyChecks: Bool, _ context: CommandContext) {
        (self.paths, self.onlyChecks, self.context) = (paths, onlyChecks, context)
    }

    /// Runs it; a script that cannot be parsed stays as it is, and the others are still formatted.
    func run() throws(CommandFailure) -> ExitStatus {
        let files = try ScriptFiles(paths.map { ScriptLocation(path: $0) }, in: context.folder)
        guard files.emptyFolders.isEmpty else {
            throw CommandFailure("there is no script (*.walk) in \(files.emptyFolders.joined(separator: ", "))")
        }
        let patterns = PatternCache()
        var changed = 0
        var hasErrors = false
        for path in files.paths {
            guard let bytes = read(path), let formatted = format(bytes, path, patterns) else {
                hasErrors = true
                continue
            }
            guard formatted != bytes else { continue }
            changed += 1
            if !onlyChecks { try context.folder.write(formatted, to: path) }
            context.print((onlyChecks ? "would change " : "formatted ") + SafeText.fragment(path))
        }
        let rest = files.paths.count - changed
        context.remark(
            "\(changed) \(onlyChecks ? "to be formatted" : "formatted"), "
                + "\(rest) left as \(rest == 1 ? "it is" : "they are")")
        if hasErrors { return .wrongInput }
        return onlyChecks && changed > 0 ? .failed : .passed
    }

    private func read(_ path: String) -> [UInt8]? {
        do throws(CommandFailure) {
            return try context.folder.needed(path)
        } catch {
            context.complain(error)
            return nil
        }
    }

    private func format(_ bytes: [UInt8], _ path: String, _ patterns: PatternCache) -> [UInt8]? {
        do throws(LoadFailure) {
            return try ScriptFormatter.format(bytes, path: path, patterns: patterns)
        } catch {
            context.show(error.diagnostics)
            return nil
        }
    }
}
