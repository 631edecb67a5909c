/// Paths of scripts, with `/` between their parts.
package enum ScriptPath {
    /// Returns a path seen from the folder of a script, without `.` and `..` if possible.
    package static func resolve(_ path: String, from script: String) -> String {
        if path.utf8.first == UInt8(ascii: "/") { return normalized(path) }
        guard let slash = script.utf8.lastIndex(of: UInt8(ascii: "/")) else { return normalized(path) }
        return normalized(String(script[...slash]) + path)
    }

    /// Returns a path without `.`, without `..` behind a folder, and without double slashes.
    package static func normalized(_ path: String) -> String {
        if isNormal(path) { return path }
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var parts: [Substring] = []
        // By bytes: a name may begin with a combining mark, which makes one character with a slash.
        for part in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        // Nothing at all is no path.
        if parts.isEmpty, !isAbsolute { return "." }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// Tells whether no part of a path is empty or begins with a dot, as of most paths none does.
    private static func isNormal(_ path: String) -> Bool {
        var previous: UInt8 = 0
        for byte in path.utf8 {
            let isSlash = byte == UInt8(ascii: "/")
            if previous == UInt8(ascii: "/"), isSlash || byte == UInt8(ascii: ".") { return false }
            previous = byte
        }
        return path.utf8.first != UInt8(ascii: ".") && previous != UInt8(ascii: "/")
    }

    /// Returns the file's name without its extension, which serves as a title.
    package static func title(of path: String) -> String {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? ""
        return String(name.hasSuffix(".walk") ? name.dropLast(5) : name)
    }
}
