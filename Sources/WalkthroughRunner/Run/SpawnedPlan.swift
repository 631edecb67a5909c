package import Foundation
package import ProcessPool
package import Results

/// The plan of a run for spawned processes, which read no scripts and no configuration themselves.
///
/// A process that is started after a file has changed still performs what the runner has planned.
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

    /// The walkthroughs; commands use their indices.
    package var walkthroughs: [WalkthroughIdentity]
    /// The configuration file.
    package var configuration: File
    /// The scripts, including those that others use.
    package var scripts: [File]
    /// The paths of the scripts of properties.
    package var properties: [String]
    /// What else a process must know; `nil` if the walkthroughs are all.
    package var task: Data?

    /// Makes a plan.
    package init(
        walkthroughs: [WalkthroughIdentity], configuration: File, scripts: [File], properties: [String] = [],
        task: Data? = nil
    ) {
        (self.walkthroughs, self.configuration, self.scripts) = (walkthroughs, configuration, scripts)
        (self.properties, self.task) = (properties, task)
    }

    /// Reads the plan that a runner has left for this process; called once, before any app runs.
    ///
    /// - Throws: `RunnerPoolError.notStartedByRunner` if there is none.
    package init(of process: SpawnedRunner) throws(RunnerPoolError) {
        guard let plan = try? JSONDecoder().decode(SpawnedPlan.self, from: Data(process.readPlan())) else {
            throw .notStartedByRunner
        }
        self = plan
    }

    /// The plan as JSON; nil if the system's encoder fails.
    package var json: [UInt8]? { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } }
}

extension SpawnedPlan {
    /// Returns the plan with another task, as JSON.
    package func json(_ task: Data) -> [UInt8]? {
        var plan = self
        plan.task = task
        return plan.json
    }
}
