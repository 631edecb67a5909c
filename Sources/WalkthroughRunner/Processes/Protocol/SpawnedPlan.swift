package import Foundation

/// The plan of a run for processes that are programs of their own: they read no script and no configuration themselves.
///
/// A process that is made in the middle of a run, after a file was changed, still performs what the runner has planned.
package struct SpawnedPlan: Equatable, Codable, Sendable {
    /// A file as the runner read it.
    package struct File: Equatable, Codable, Sendable {
        /// Its path, as the plan names it.
        package var path: String
        /// Its bytes.
        package var bytes: Data

        /// Makes a file that was read.
        package init(path: String, bytes: Data) {
            (self.path, self.bytes) = (path, bytes)
        }
    }

    /// The walkthroughs; commands name them by their places here.
    package var walkthroughs: [WalkthroughIdentity]
    /// The configuration file.
    package var configuration: File
    /// The scripts, those that others use included.
    package var scripts: [File]

    /// Makes a plan.
    package init(walkthroughs: [WalkthroughIdentity], configuration: File, scripts: [File]) {
        (self.walkthroughs, self.configuration, self.scripts) = (walkthroughs, configuration, scripts)
    }

    /// Reads the plan that a runner has left for this process; to be done once, and before any app runs.
    ///
    /// - Throws: `RunnerPoolError.notStartedByRunner` if there is none.
    package init(of process: SpawnedRunner) throws(RunnerPoolError) {
        guard let plan = try? JSONDecoder().decode(SpawnedPlan.self, from: Data(process.takePlan())) else {
            throw .notStartedByRunner
        }
        self = plan
    }

    /// The plan as JSON; nil if the system's encoder fails.
    var json: [UInt8]? { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } }
}
