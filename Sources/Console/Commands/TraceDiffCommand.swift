import Basics
import Reports
import WalkthroughLanguage

/// Carries out `trace diff`: shows the first difference of two traces.
struct TraceDiffCommand {
    /// The files that `test --trace FILE` wrote.
    private let paths: [String]
    private let context: CommandContext

    init(_ first: String, _ second: String, _ context: CommandContext) {
        (paths, self.context) = ([first, second], context)
    }

    /// Runs it; throws if a file cannot be read or is no trace file.
    func run() throws(CommandFailure) -> ExitStatus {
        let (first, second) = (try context.folder.needed(paths[0]), try context.folder.needed(paths[1]))
        do throws(TraceFileError) {
            let comparison = try TraceComparison(first, second, names: (paths[0], paths[1]))
            for line in comparison.lines { context.print(SafeText.line(line)) }
            return comparison.isEqual ? .passed : .failed
        } catch {
            throw CommandFailure(error.message)
        }
    }
}
