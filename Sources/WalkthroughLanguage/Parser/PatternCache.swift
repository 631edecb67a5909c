/// Compiles the patterns of scripts, each distinct one once; a loader owns it and its parsers share it.
package final class PatternCache {
    /// Why a pattern cannot be used.
    package struct Problem: Error, Equatable, Sendable {
        /// What is wrong.
        package var message: String
        /// The way out.
        package var help: String?
    }

    /// What each source was compiled to.
    private var compiled: [String: Result<Pattern, Problem>] = [:]

    /// Creates an empty cache.
    package init() {}

    /// Returns the pattern of a source; throws what is wrong with it, the same each time it is asked.
    package func pattern(_ source: String) throws(Problem) -> Pattern {
        if let known = compiled[source] { return try known.get() }
        let result = Self.compile(source)
        compiled[source] = result
        return try result.get()
    }

    /// Compiles a source that is short and shallow enough for the standard library's parser.
    private static func compile(_ source: String) -> Result<Pattern, Problem> {
        if source.isEmpty { return .failure(Problem(message: "this pattern is empty", help: "write \"\" for no text")) }
        guard source.utf8.count <= 1_000, depth(of: source) <= 32 else {
            return .failure(Problem(message: "this pattern is too long or too deeply nested"))
        }
        do {
            return .success(Pattern(source: source, regex: try Regex(source)))
        } catch {
            return .failure(Problem(message: "this pattern is no regular expression: \(error)"))
        }
    }

    /// Returns an upper bound for how deep a source's groups and classes are nested.
    private static func depth(of source: String) -> Int {
        var depth = 0
        var deepest = 0
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            default: break
            }
        }
        return deepest
    }
}
