import Reports
import WalkthroughLanguage

/// Carries out `trace diff`: shows the first difference of two traces.
struct TraceDiffCommand {
    /// The files that `test --trace FILE` wrote.
    private let paths: [String]
    /// The folder that paths are relative to, and the streams.
    private let context: CommandContext

    init(_ first: String, _ second: String, _ context: CommandContext) {
        (paths, self.context) = ([first, second], context)
    }

    /// Runs it.
    ///
    /// - Throws: if a file cannot be read or is no trace.
    func run() throws(CommandFailure) -> ExitStatus {
        var files: [TraceFile] = []
        var messages: [String] = []
        for path in paths {
            do throws(CommandFailure) {
                files.append(try read(path))
            } catch {
                messages += error.messages
            }
        }
        guard messages.isEmpty else { throw CommandFailure(messages: messages) }
        let comparison = TraceComparison(files[0], files[1], names: (paths[0], paths[1]))
        for line in comparison.lines { context.print(line) }
        return comparison.isEqual ? .passed : .failed
    }

    private func read(_ path: String) throws(CommandFailure) -> TraceFile {
        let bytes = try context.folder.needed(path)
        do throws(TraceFileError) {
            return try TraceFile(reading: bytes, of: path)
        } catch {
            throw CommandFailure(error.message)
        }
    }
}
