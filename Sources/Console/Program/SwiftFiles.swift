import Foundation

/// The Swift files that folders on the command line mean.
struct SwiftFiles {
    /// What the names of Swift files end with.
    private static let suffix = ".swift"

    /// The files' paths, each once: in the order of the command line, those of a folder by name.
    private(set) var paths: [String] = []
    /// The folders looked at, as the system calls them, so that links that lead back end there.
    private var visited: Set<String> = []

    /// Looks for all Swift files under some folders; what begins with a dot, such as `.build`, is passed over.
    ///
    /// - Throws: every path at which nothing stands, and every folder without a Swift file.
    init(_ roots: [String], in folder: WorkingFolder) throws(CommandFailure) {
        var messages: [String] = []
        for root in roots {
            switch folder.item(at: root) {
            case .nothing:
                let nearest = ScriptFiles.nearest(to: root, in: folder).map { "; did you mean \($0)?" } ?? ""
                messages.append("there is no folder \(root)" + nearest)
            case .file where root.hasSuffix(Self.suffix): add(root)
            case .file: messages.append("\(root) is no Swift file (*.swift) and no folder")
            case .folder:
                visited = []
                if !look(in: root, folder) { messages.append("there is no Swift file (*.swift) in \(root)") }
            }
        }
        guard messages.isEmpty else {
            var failure = CommandFailure("")
            failure.messages = messages
            throw failure
        }
    }

    private mutating func add(_ path: String) {
        if known.insert(path).inserted { paths.append(path) }
    }

    /// The paths that were added.
    private var known: Set<String> = []

    /// Adds the files of a folder and of those in it; tells whether there are any.
    private mutating func look(in path: String, _ folder: WorkingFolder) -> Bool {
        guard visited.insert(Self.realPath(folder.systemPath(path))).inserted else { return false }
        var hasFiles = false
        for name in folder.names(in: path) where !name.hasPrefix(".") {
            let inner = path.hasSuffix("/") ? path + name : path + "/" + name
            switch folder.item(at: inner) {
            case .folder: hasFiles = look(in: inner, folder) || hasFiles
            case .file where name.hasSuffix(Self.suffix):
                add(inner)
                hasFiles = true
            // A link that leads nowhere is said to be unreadable, for it would be compiled.
            case .nothing where name.hasSuffix(Self.suffix):
                add(inner)
                hasFiles = true
            default: break
            }
        }
        return hasFiles
    }

    private static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
