import Walkthroughs

/// The file with what earlier runs left: `.rehearse/last-run.txt` in the working folder.
///
/// A run adds its lines at the end, however much is there; only now and then is the file written anew without what is
/// out of date. Runs that end at a time take turns, by a lock on a file beside it, so that what is written anew holds
/// what another one has just added. The folder has a `.gitignore` of its own. Under Bazel it lies in the test's
/// temporary folder.
struct LastRunFile {
    /// The folder of what runs leave behind.
    private static let folderName = ".rehearse"
    /// How many bytes may be added, beyond as many as there were, before the file is written anew.
    private static let growth = 65_536

    /// Where relative paths start.
    private let folder: WorkingFolder
    /// The folder of what runs leave behind.
    private let path: String

    /// The file of a working folder, or of another folder that takes its place.
    init(in folder: WorkingFolder, under parent: String? = nil) {
        self.folder = folder
        path = (parent.map { $0 + "/" } ?? "") + Self.folderName
    }

    /// The file's path, as messages show it.
    var filePath: String { path + "/last-run.txt" }

    /// Reads the file; nil where there is none, and with a message where it is of no use.
    func read(complaining complain: (String) -> Void) -> LastRun? {
        do throws(ScriptReadError) {
            let text = String(decoding: try folder.read(filePath), as: UTF8.self)
            if let lastRun = LastRun(text) { return lastRun }
            complain(uselessness)
        } catch {
            if case .unreadable(let reason) = error { complain("\(filePath) cannot be read: \(reason)") }
        }
        return nil
    }

    private var uselessness: String {
        "\(filePath) is broken, or of another version of rehearse; it is passed over and written anew"
    }

    /// Adds how a run went; what other lines say of its walkthroughs counts no more.
    ///
    /// - Parameters:
    ///   - isInHaste: whether the file is not to be written anew, for that takes the longer the larger the suite is.
    ///   - complain: told where what is there is of no use.
    ///   - isWanted: asked, when the file is written anew, which other walkthroughs are to stay.
    func add(
        _ run: LastRun, isInHaste: Bool = false, complaining complain: (String) -> Void,
        keeping isWanted: (LastRun.Key) -> Bool
    ) throws(CommandFailure) {
        guard !folder.isStream(filePath) else {
            throw CommandFailure("\(filePath) is a pipe or a device, no file; remove it")
        }
        if folder.item(at: path + "/.gitignore") == .nothing {
            try folder.makeFolder(path)
            try folder.write(Array("*\n".utf8), to: path + "/.gitignore")
        }
        let lock = FileLock.wait(forFile: folder.systemPath(path + "/last-run.lock"))
        defer { lock?.end() }
        guard let glance = folder.glance(at: filePath, count: LastRun.heading.utf8.count + 20) else {
            return try folder.write(Array(run.text.utf8), to: filePath)
        }
        guard let written = LastRun.writtenSize(String(decoding: glance.head, as: UTF8.self)[...]) else {
            complain(uselessness)
            return try folder.write(Array(run.text.utf8), to: filePath)
        }
        let lines = run.lines
        guard isInHaste || glance.size + lines.utf8.count <= 2 * written + Self.growth else {
            let known = read { _ in } ?? LastRun()
            return try folder.write(Array(run.completed(by: known, where: isWanted).text.utf8), to: filePath)
        }
        let start = glance.last == UInt8(ascii: "\n") ? "" : LastRun.cutLineEnd
        try folder.append(Array((start + lines).utf8), to: filePath)
    }
}
