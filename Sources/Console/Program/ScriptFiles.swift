import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// The scripts of paths on the command line.
struct ScriptFiles {
    /// The folder of scripts if no path is given.
    static let defaultFolder = "UITestScripts"
    /// The ending of their names.
    static let suffix = ".walk"

    /// The scripts' paths, each once: in the order of the command line, those of a folder by name.
    private(set) var paths: [String] = []
    /// The folders without a script.
    private(set) var emptyFolders: [String] = []
    /// The scripts of each given path, in order.
    private(set) var parts: [[String]] = []
    /// The given lines, by the script's path; none for a script that is given as a whole.
    private(set) var lines: [String: [Int]] = [:]
    private var whole: Set<String> = []

    static func isScript(_ path: String) -> Bool { path.hasSuffix(suffix) }

    /// Finds the scripts; without locations, everything under `UITestScripts`.
    ///
    /// - Throws: every path that does not exist, every folder that cannot be read, and every line that a file does not
    ///   have.
    init(_ locations: [ScriptLocation], in folder: WorkingFolder) throws(CommandFailure) {
        var missing: [String] = []
        let meant = locations.isEmpty ? [ScriptLocation(path: Self.defaultFolder)] : locations
        for location in meant {
            switch folder.item(at: location.path) {
            case .file:
                let problem = Self.problem(of: location, in: folder)
                if let problem { missing.append(problem) } else { add(location, in: folder) }
                parts.append([folder.reportedPath(of: location.path)])
            case .folder:
                if let line = location.line {
                    missing.append(
                        "\(location.path) is a folder, so :\(line) has no meaning; name a script, or remove :\(line)")
                }
                let walk = FolderWalk(location.path, endingIn: Self.suffix, in: folder)
                missing += walk.problems
                if walk.files.isEmpty { emptyFolders.append(location.path) }
                for path in walk.files { add(ScriptLocation(path: path), in: folder) }
                parts.append(walk.files.map(folder.reportedPath))
            case .nothing:
                missing.append(locations.isEmpty ? Self.missingDefault : Self.missing(location.path, in: folder))
            }
        }
        guard missing.isEmpty else { throw CommandFailure(messages: missing) }
    }

    /// Returns the walkthroughs that were given.
    func meant(_ walkthroughs: [Walkthrough]) -> [Walkthrough] {
        lines.isEmpty ? walkthroughs : walkthroughs.filter(mean)
    }

    /// Returns whether a walkthrough was given, by its whole script or by a line.
    func mean(_ walkthrough: Walkthrough) -> Bool {
        let path = walkthrough.path
        guard let lines = lines[path], walkthrough.rowName != nil else { return true }
        // A line that is not a row of examples chooses the whole script.
        let rows = lines.filter { line in rowLines[path]?.contains(line) ?? false }
        return rows.isEmpty || rows.count < lines.count || rows.contains(walkthrough.location.line)
    }

    /// The lines of the rows of examples, by the script's path.
    private var rowLines: [String: Set<Int>] = [:]

    /// Records the lines of the rows of examples.
    mutating func learnRows(of walkthroughs: [Walkthrough]) {
        for walkthrough in walkthroughs where walkthrough.rowName != nil {
            rowLines[walkthrough.path, default: []].insert(walkthrough.location.line)
        }
    }

    private mutating func add(_ location: ScriptLocation, in folder: WorkingFolder) {
        let path = folder.reportedPath(of: location.path)
        // The dictionaries are faster to search than the list.
        if !whole.contains(path), lines[path] == nil { paths.append(path) }
        if let line = location.line, !whole.contains(path) {
            lines[path, default: []].append(line)
        } else {
            whole.insert(path)
            lines[path] = nil
        }
    }

    /// Returns the error if a script does not have the given line.
    private static func problem(of location: ScriptLocation, in folder: WorkingFolder) -> String? {
        guard let line = location.line, let bytes = try? folder.read(location.path) else { return nil }
        let ends = bytes.count { $0 == UInt8(ascii: "\n") }
        let count = ends + (bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? 0 : 1)
        guard line > count else { return nil }
        return "\(location.path) has \(count.counted("line")), and no line \(line)"
    }

    /// The error if no location is given and the default folder does not exist.
    private static let missingDefault =
        "there is no folder \(defaultFolder) here; go to the folder that has it, or name a script or a folder"

    private static func missing(_ path: String, in folder: WorkingFolder) -> String {
        if let obstacle = folder.obstacle(at: path) { return obstacle }
        if let location = ScriptLocation(path), location.line != nil, folder.item(at: location.path) == .file {
            return "there is no script or folder \(path); name the script alone: \(location.path)"
        }
        let nearest = nearest(to: path, in: folder).map { "; did you mean \($0)?" }
        return "there is no script or folder \(path)" + (nearest ?? "")
    }

    /// Returns the path in the same folder that was probably meant, such as one with the missing `.walk`.
    static func nearest(to path: String, in folder: WorkingFolder) -> String? {
        let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let (parent, name) = (String(path[..<end]), String(path[end...]))
        let names = folder.names(in: parent.isEmpty ? "." : parent).filter { $0 != name }
        let nearest = names.first { $0 == name + suffix } ?? NearestWord.search(name, among: names)
        return nearest.map { parent + $0 }
    }
}

/// A script or a folder of scripts, and perhaps a line in it.
struct ScriptLocation: Equatable, Sendable {
    var path: String
    /// A line of the walkthrough, from 1.
    var line: Int?

    init(path: String, line: Int? = nil) { (self.path, self.line) = (path, line) }

    /// Parses `PATH`, `PATH:LINE`, or `PATH:LINE:COLUMN` as an error prints it; nil for an empty path or line 0.
    init?(_ word: String) {
        var path = word[...]
        var numbers: [Int] = []
        while numbers.count < 2, let colon = path.lastIndex(of: ":"),
            let number = Int(digits: path[path.index(after: colon)...])
        {
            numbers.append(number)
            path = path[..<colon]
        }
        guard !path.isEmpty, numbers.last != 0 else { return nil }
        self.init(path: String(path), line: numbers.last)
    }
}
