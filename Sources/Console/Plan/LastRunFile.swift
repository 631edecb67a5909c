import Walkthroughs

/// The file with what the last run left: `.rehearse/last-run.txt` in the working folder.
///
/// The folder has a `.gitignore` of its own. Under Bazel it lies in the test's temporary folder.
struct LastRunFile {
    /// The folder of what runs leave behind.
    private static let folderName = ".rehearse"

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
            complain("\(filePath) is broken, or of another version of rehearse; it is passed over and written anew")
        } catch {
            if case .unreadable(let reason) = error { complain("\(filePath) cannot be read: \(reason)") }
        }
        return nil
    }

    /// Replaces the file as a whole.
    func write(_ lastRun: LastRun) throws(CommandFailure) {
        if folder.item(at: path + "/.gitignore") == .nothing {
            try folder.makeFolder(path)
            try folder.write(Array("*\n".utf8), to: path + "/.gitignore")
        }
        try folder.write(Array(lastRun.text.utf8), to: filePath)
    }
}
