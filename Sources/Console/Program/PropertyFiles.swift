import WalkthroughLanguage

/// Finds the scripts of properties that stand in the same folders as other scripts.
enum PropertyFiles {
    /// The word that such a script begins with.
    private static let word = "properties"

    /// Returns the scripts of properties beside some scripts that are not among them.
    static func beside(_ paths: [String], in folder: WorkingFolder) -> [String] {
        let known = Set(paths)
        var folders: [String] = []
        for path in paths {
            let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            if !folders.contains(parent) { folders.append(parent) }
        }
        return folders.flatMap { parent in
            folder.names(in: parent.isEmpty ? "." : parent).filter(ScriptFiles.isScript).sorted()
                .map { parent.isEmpty ? $0 : parent + "/" + $0 }
                .filter { !known.contains($0) && isProperties($0, in: folder) }
        }
    }

    /// Whether the first line that is neither blank nor a comment begins with the word.
    private static func isProperties(_ path: String, in folder: WorkingFolder) -> Bool {
        guard let bytes = try? folder.read(path) else { return false }
        let lines = String(decoding: bytes.prefix(4096), as: UTF8.self).split(separator: "\n")
        let first = lines.first { line in
            let text = line.drop { $0 == " " }
            return !text.isEmpty && !text.hasPrefix("#")
        }
        return first?.drop { $0 == " " }.hasPrefix(word + " ") == true
    }
}
