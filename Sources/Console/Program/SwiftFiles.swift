/// The Swift files that folders on the command line mean.
struct SwiftFiles {
    /// What the names of Swift files end with.
    private static let suffix = ".swift"

    /// The paths as they were given, each file once: in the order of the command line, those of a folder by name.
    private(set) var paths: [String] = []
    /// The paths that were added, without detours.
    private var known: Set<String> = []

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
                let found = FolderWalk.files(endingIn: Self.suffix, under: root, in: folder)
                if found.isEmpty { messages.append("there is no Swift file (*.swift) in \(root)") }
                for path in found { add(path) }
            }
        }
        guard messages.isEmpty else { throw CommandFailure(messages: messages) }
    }

    private mutating func add(_ path: String) {
        if known.insert(WorkingFolder.standardized(path)).inserted { paths.append(path) }
    }
}
