import Reports
import WalkthroughRunner

/// Gathers the traces of a run, to be written when it has ended.
final class TraceRecorder: RunRecorder {
    /// What is planned, in order.
    private let plan: [WalkthroughIdentity]
    /// The file's path.
    private let path: String
    /// Where relative paths start.
    private let folder: WorkingFolder
    /// What has ended.
    private var sections: [WalkthroughIdentity: TraceSection] = [:]

    /// Makes a recorder, and its file without a walkthrough, in a folder that is made too; a pipe gets nothing before
    /// the end.
    ///
    /// - Throws: if the file cannot be written.
    init(plan: [WalkthroughIdentity], path: String, in folder: WorkingFolder) throws(CommandFailure) {
        (self.plan, self.path, self.folder) = (plan, path, folder)
        try folder.refuseFolder(path)
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try folder.makeFolder(String(path[..<slash]))
        }
        if !folder.isStream(path) { try write() }
    }

    func record(_ event: RunEvent) {
        if case .walkthroughEnded(let result) = event { sections[result.walkthrough] = TraceSection(result) }
    }

    /// Writes the traces of what has ended, in the order of the plan, whoever ended first.
    func write() throws(CommandFailure) {
        try folder.write(TraceFile(sections: plan.compactMap { sections[$0] }).bytes, to: path)
    }
}
