/// The plan of a run for workers that are programs of their own: they read no script and no configuration themselves.
///
/// A worker that is made in the middle of a run, after a file was changed, still performs what the runner has planned.
package struct SpawnedPlan: Equatable, Sendable {
    /// A file as the runner read it.
    package struct File: Equatable, Sendable {
        /// Its path, as the plan names it.
        package var path: String
        /// Its bytes.
        package var bytes: [UInt8]

        /// Makes a file that was read.
        package init(path: String, bytes: [UInt8]) {
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

    /// Reads the plan that a runner has left for this worker; to be done once, and before any app runs.
    ///
    /// - Throws: `WorkerPoolError.notStartedByRunner` where there is none.
    package init(of worker: SpawnedWorker) throws(WorkerPoolError) {
        do throws(WireError) {
            try self.init(worker.takePlan())
        } catch {
            throw .notStartedByRunner
        }
    }

    /// Reads a plan.
    init(_ bytes: [UInt8]) throws(WireError) {
        var reader = WireReader(bytes[...])
        walkthroughs = try reader.values()
        configuration = try reader.value()
        scripts = try reader.values()
        guard reader.isAtEnd else { throw WireError() }
    }

    /// The plan as bytes.
    package var bytes: [UInt8] {
        var writer = WireWriter()
        writer.write(walkthroughs)
        writer.write(configuration)
        writer.write(scripts)
        return writer.bytes
    }
}

extension SpawnedPlan.File: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(path: try reader.text(), bytes: try reader.data())
    }

    func write(to writer: inout WireWriter) {
        writer.write(path)
        writer.write(data: bytes)
    }
}
