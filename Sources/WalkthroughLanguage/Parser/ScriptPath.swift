/// Functions for paths of scripts, with `/` as the separator.
package enum ScriptPath {
    /// Returns a path that is relative to the folder of a script, without `.` and `..` if possible.
    package static func resolve(_ path: String, from script: String) -> String {
        if path.hasPrefix("/") { return normalized(path) }
        guard let slash = script.lastIndex(of: "/") else { return normalized(path) }
        return normalized(String(script[...slash]) + path)
    }

    /// Returns a path without `.`, without `..` after a folder, and without double slashes.
    package static func normalized(_ path: String) -> String {
        if path.isEmpty { return "" }
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        // An empty path is not valid.
        if parts.isEmpty, !isAbsolute { return "." }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// Returns the file's name without its extension, the default title.
    package static func title(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".walk") ? name.dropLast(5) : name)
    }
}
