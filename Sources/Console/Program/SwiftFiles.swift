import Walkthroughs

/// The Swift files that folders on the command line mean.
struct SwiftFiles {
    /// What the names of Swift files end with.
    private static let suffix = ".swift"

    /// The paths as they were given, each file once: in the order of the command line, those of a folder by name.
    private(set) var paths: [String] = []
    /// The paths that were added, without detours.
    private var known: Set<ExactText> = []

    /// Looks for all Swift files under some folders; what begins with a dot, such as `.build`, is passed over.
    ///
    /// - Throws: every path at which nothing stands, every folder that cannot be looked into, and every folder without
    ///   a Swift file.
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
                let walk = FolderWalk(root, endingIn: Self.suffix, in: folder)
                messages += walk.problems
                if walk.files.isEmpty, walk.problems.isEmpty {
                    messages.append("there is no Swift file (*.swift) in \(root)")
                }
                for path in walk.files { add(path) }
            }
        }
        guard messages.isEmpty else { throw CommandFailure(messages: messages) }
    }

    private mutating func add(_ path: String) {
        if known.insert(ExactText(WorkingFolder.standardized(path))).inserted { paths.append(path) }
    }
}
