import Basics
import Configuration
import Foundation
import ProcessPool
import Reports
package import Scene
import WalkthroughLanguage
import WalkthroughRunner

/// The program `rehearse` with its apps: reads the command line and has its command carried out.
package struct CommandLineProgram {
    let apps: [any StageApp.Type]
    let process: ProcessContext

    /// How many descriptors the program needs besides the standard streams; Foundation traps without them.
    private static let leastDescriptors = 3

    /// Runs the program and ends the process with its exit status.
    package static func main(apps: [any StageApp.Type]) -> Never {
        ProcessSetup.openStandardStreams()
        ProcessSetup.useUniversalTime()
        ProcessSetup.ignoreBrokenPipes()
        ProcessSetup.unblockEndingSignals()
        guard ProcessSetup.hasRoom(forDescriptors: leastDescriptors) else {
            let text = "rehearse: error: the limit of open files is too low; raise it with `ulimit -n 256`\n"
            _ = Descriptor(2).writeAll(Array(text.utf8)[...])
            exit(ExitStatus.notExecuted.rawValue)
        }
        exit(CommandLineProgram(apps: apps, process: ProcessContext.current()).run().rawValue)
    }

    func run() -> ExitStatus {
        let output = StreamWriter(process.output)
        let errors = StreamWriter(process.errors, flushesLines: true)
        defer { errors.flush() }
        let status = run(output, errors)
        output.flush()
        // If the reader of a pipe has left, no message is needed.
        guard let failure = output.failure, failure != EPIPE else { return status }
        let reason =
            failure == EBADF
            ? "standard output is closed; to discard them, send it to /dev/null"
            : SystemError.text(of: failure)
        errors.writeLine(
            "\(SafeText.fragment(process.program.text)): error: the results cannot be written: \(reason)")
        return [.passed, .failed].contains(status) ? .notExecuted : status
    }

    private func run(_ output: StreamWriter, _ errors: StreamWriter) -> ExitStatus {
        let name = SafeText.fragment(process.program.text)
        do throws(RunnerPoolError) {
            if let spawned = try SpawnedRunner(firstArgument: process.arguments.first) {
                return Self.serve(SpawnedTest(spawned, apps: apps, process), name, errors)
            }
        } catch {
            errors.writeLine(name + ": error: " + error.message)
            return .wrongInput
        }
        let invocation: Invocation
        do throws(CommandLineErrors) {
            invocation = try CommandLineParser.parse(process.arguments, apps: apps.map { $0.name })
        } catch {
            errors.writeLine(error.message(by: process.program))
            return .wrongInput
        }
        let context = CommandContext(
            apps: apps, process: process, common: invocation.common, output: output, errors: errors)
        do throws(CommandFailure) {
            return try Self.carryOut(invocation.command, context)
        } catch {
            output.flush()
            context.complain(error)
            return error.status
        }
    }

    private static func serve(_ test: SpawnedTest, _ name: String, _ errors: StreamWriter) -> ExitStatus {
        do throws(CommandFailure) {
            try test.run()
        } catch {
            for message in error.messages { errors.writeLine(name + ": error: " + SafeText.fragment(message)) }
            return error.status
        }
    }

    private static func carryOut(
        _ command: Invocation.Command, _ context: CommandContext
    ) throws(CommandFailure) -> ExitStatus {
        switch command {
        case .run(let options): try RunCommand(options, context).run()
        case .test(let options) where options.watches: TestWatch(options, context).run()
        case .test(let options): try TestCommand(options, context).run()
        case .explore(let options): try ExploreCommand(options, context).run()
        case .new(let options): try NewCommand(options, context).run()
        case .play(let options): try PlayCommand(options, context).run()
        case .check(let options): try CheckCommand(options, context).run()
        case .format(let paths, let onlyChecks):
            try FormatCommand(paths: paths, onlyChecks: onlyChecks, context).run()
        case .adopt(let options): try AdoptCommand(options, context).run()
        case .studio(let options): try StudioCommand(options, context).run()
        case .lsp: try LspCommand(context).run()
        case .config(let action): try ConfigCommand(action, context).run()
        case .apps: try ListCommands(context).apps()
        case .workers: try ListCommands(context).workers()
        case .commands: try ListCommands(context).commands()
        case .completion(let shell):
            context.print(context.process.program.named(CompletionScript(apps: context.appNames).text(for: shell)))
        case .help(let topic): HelpCommand(topic, context).run()
        case .version: context.print(ReleaseVersion.text)
        case .completionLines(let path): try PlayCommand(PlayOptions(path: path), context).printLines()
        case .merge(let paths, let reports): try MergeCommand(paths, reports: reports, context).run()
        case .traceDiff(let first, let second): try TraceDiffCommand(first, second, context).run()
        }
    }
}
