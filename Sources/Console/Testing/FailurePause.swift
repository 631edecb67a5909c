import Configuration
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Opens the console where a walkthrough failed, for `--pause`.
///
/// The walkthrough is performed again up to its failure: a run is the same each time, so the console is if it was.
struct FailurePause {
    /// The apps and the configuration.
    let project: Project
    /// The seed and the schedule of the run.
    let options: TestOptions
    /// The streams that the console uses.
    let context: CommandContext

    /// Opens the console and returns when it was left.
    func open(_ walkthrough: Walkthrough) {
        do throws(CommandFailure) {
            guard let app = walkthrough.app.flatMap(project.app) else { return }
            let configuration = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
                try project.configuration.adding(script: walkthrough.overrides())
            }
            let run = try LiveRun(
                RunSetup(
                    app: app, configuration: configuration, seed: options.seed, schedule: schedule,
                    walkthrough: walkthrough, storage: try storage()))
            context.remark("paused; to go on with the next walkthrough: quit")
            _ = ConsoleLoop(RunOptions(app: app.name, seed: options.seed, parameters: options.parameters), context)
                .open(run, project: project, startingWith: ScriptStart(walkthrough))
        } catch {
            context.complain(error)
        }
    }

    /// The order of events in which it failed.
    private var schedule: Schedule {
        options.schedule.map { Schedule(options.scheduleMode, seed: options.seed ?? 0, number: $0) } ?? .fifo
    }

    private func storage() throws(CommandFailure) -> ConsoleStorage {
        do throws(StorageError) {
            return try ConsoleStorage(folder: nil)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
