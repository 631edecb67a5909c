/// Reads scripts and the scripts that they use, each file once, and checks how they use each other.
final class ScriptLibrary {
    /// The largest depth of scripts that use each other.
    static let deepestUse = 64

    /// Reads a file; strong, the loader's owner provides it.
    private let read: (_ path: String) throws(ScriptReadError) -> [UInt8]
    private let locate: (_ path: String) -> String
    /// Returns the path of the existing file that was probably meant by a missing one.
    let nearest: (_ path: String) -> String?
    /// The results of `locate`.
    private var canonicalPaths: [String: String] = [:]
    /// Compiles patterns; strong, shared by all scripts.
    private let patterns: PatternCache
    /// Whether the run updates pictures, so that their lines need not be valid.
    private let rewritesPictures: Bool
    /// The files or read errors, by path; strong, the library owns its files.
    private var files: [String: Result<ScriptFile, ScriptReadError>] = [:]
    /// The results of `closure(of:)`, by path, because a script with many `use` lines is asked for often.
    private var closures: [String: [ScriptFile]] = [:]
    /// The depth of the scripts that a script uses, by path; nil while it is being computed.
    private var depths: [String: Int?] = [:]

    init(
        patterns: PatternCache, rewritesPictures: Bool = false, locate: @escaping (_ path: String) -> String = { $0 },
        nearest: @escaping (_ path: String) -> String? = { _ in nil },
        read: @escaping (_ path: String) throws(ScriptReadError) -> [UInt8]
    ) {
        (self.locate, self.nearest) = (locate, nearest)
        (self.read, self.patterns, self.rewritesPictures) = (read, patterns, rewritesPictures)
    }

    func canonicalPath(of path: String) -> String {
        if let known = canonicalPaths[path] { return known }
        let canonicalPath = locate(path)
        canonicalPaths[path] = canonicalPath
        return canonicalPath
    }

    /// Adds a file that was parsed already.
    func add(_ file: ScriptFile) { files[canonicalPath(of: file.script.path)] = .success(file) }

    /// Returns a file; it is read on the first call.
    func file(_ path: String) -> Result<ScriptFile, ScriptReadError> {
        let path = canonicalPath(of: path)
        if let known = files[path] { return known }
        let result: Result<ScriptFile, ScriptReadError>
        do throws(ScriptReadError) {
            let bytes = try read(path)
            let (script, diagnostics) = ScriptParser.parse(
                bytes, path: path, patterns: patterns, rewritesPictures: rewritesPictures)
            result = .success(ScriptFile(bytes, script, diagnostics))
        } catch {
            result = .failure(error)
        }
        files[path] = result
        return result
    }

    /// Returns the file of a script and the files of all scripts that it uses.
    func closure(of path: String) -> [ScriptFile] {
        // A fast path: most scripts use no other.
        if case .success(let file) = file(path), file.uses.isEmpty { return [file] }
        let canonicalPath = canonicalPath(of: path)
        if let known = closures[canonicalPath] { return known }
        let found = closure(of: [path])
        closures[canonicalPath] = found
        return found
    }

    /// Returns the files of scripts and of all scripts that they use, in the order in which they occur.
    ///
    /// Missing files are left out. So are scripts beyond the depth limit of `use`: the limit is reported as an error,
    /// and following a long chain from each of its scripts would take too long.
    func closure(of paths: [String]) -> [ScriptFile] {
        var met: Set<String> = []
        var level = paths.map(canonicalPath).filter { met.insert($0).inserted }
        var result: [ScriptFile] = []
        for _ in 0...Self.deepestUse where !level.isEmpty {
            var next: [String] = []
            for path in level {
                guard case .success(let file) = file(path) else { continue }
                result.append(file)
                for target in file.uses.map({ canonicalPath(of: $0.target) }) where met.insert(target).inserted {
                    next.append(target)
                }
            }
            level = next
        }
        return result
    }

    /// Returns the problems of the uses that start from a script: cycles and, if `tellsDepth`, too long chains.
    func useProblems(from path: String, tellsDepth: Bool = true) -> [Diagnostic] {
        if case .success(let file) = file(path), file.uses.isEmpty { return [] }
        var problems: [Diagnostic] = []
        var stack: [(path: String, file: ScriptFile, next: Int)] = []
        func enter(_ path: String) {
            let path = canonicalPath(of: path)
            guard depths[path] == nil, case .success(let file) = file(path) else { return }
            depths[path] = .some(nil)
            stack.append((path, file, 0))
        }
        enter(path)
        while let top = stack.last {
            guard top.next < top.file.uses.count else {
                stack.removeLast()
                let inner = top.file.uses.compactMap { depth(of: $0.target) }.max() ?? 0
                depths[top.path] = inner + 1
                continue
            }
            stack[stack.count - 1].next += 1
            let use = top.file.uses[top.next]
            if case .some(.none) = depths[canonicalPath(of: use.target)] {
                problems.append(cycle(through: stack.map(\.path), closedBy: use, in: top.file))
            } else {
                enter(use.target)
            }
        }
        if tellsDepth, problems.isEmpty, let depth = depth(of: path), depth > Self.deepestUse {
            if case .success(let file) = file(path), let use = deepest(file.uses) {
                problems.append(
                    file.diagnostic(
                        "`use` is nested \(depth - 1) deep here, more than \(Self.deepestUse - 1)",
                        at: use.pathLocation, length: use.pathLength, help: "use the inner scripts directly"))
            }
        }
        return problems
    }

    /// Returns the depth of the scripts that a script uses; nil if it is not known yet.
    private func depth(of path: String) -> Int? { depths[canonicalPath(of: path)] ?? nil }

    private func deepest(_ uses: [Use]) -> Use? {
        uses.max { depth(of: $0.target) ?? 0 < depth(of: $1.target) ?? 0 }
    }

    /// Returns the diagnostic for a use that leads back to one of the scripts that lead to it.
    private func cycle(through paths: [String], closedBy use: Use, in file: ScriptFile) -> Diagnostic {
        let target = canonicalPath(of: use.target)
        let start = paths.lastIndex { $0 == target } ?? 0
        var round = Array(paths[start...]) + [target]
        if round.count > 8 { round.replaceSubrange(4..<round.count - 3, with: ["…"]) }
        return file.diagnostic(
            "`\(target)` uses itself: \(round.joined(separator: " → "))", at: use.pathLocation,
            length: use.pathLength, help: "remove one of these `use` lines")
    }
}

/// Why a script's file cannot be read.
package enum ScriptReadError: Error, Equatable, Sendable {
    /// There is no such file.
    case missing
    /// The file exists, but the system cannot read it.
    case unreadable(reason: String)

    /// The end of a sentence about the file.
    package var explanation: String {
        switch self {
        case .missing: "does not exist"
        case .unreadable(let reason): "cannot be read: \(reason)"
        }
    }
}

/// A script's file and its parsed script; the library owns it, and all scripts that use it share it.
final class ScriptFile {
    let bytes: [UInt8]
    let script: Script
    /// Every `use` line of the script, also those in blocks, in the order of the file.
    var uses: [Use] { script.uses }
    /// The problems of the file itself.
    let diagnostics: [Diagnostic]
    /// Whether a step launches the app, by name or because it needs the app.
    let touchesApp: Bool
    /// The names of parameters that can be given a value: declared ones, and undeclared ones that occur in texts.
    let parameterNames: Set<String>
    /// The parameters without a default that need a value, with the location of their first use.
    let required: [Located<String>]
    /// The offset of each line's first byte; empty until it is needed.
    private var lineStarts: [Int] = []

    init(_ bytes: [UInt8], _ script: Script, _ diagnostics: [Diagnostic] = []) {
        (self.bytes, self.script, self.diagnostics) = (bytes, script, diagnostics)
        touchesApp = script.steps.containsCommand { $0.needsApp || $0 == .app(.launch) }
        parameterNames = script.parameterNames
        let withDefault = script.header.parameters.filter { $0.defaultValue != nil }
        var seen = Set(withDefault.map(\.name.value))
        required = script.references.filter { seen.insert($0.value).inserted }
    }

    func patternProblems() -> [Diagnostic] {
        script.patternReferences.map { name in
            diagnostic(
                "`${\(name.value)}` is not replaced here: a pattern cannot have parameters",
                severity: .warning, at: name.location, length: name.length,
                help: "write a text in quotes instead")
        }
    }

    /// Returns whether a parameter occurs in a line with a syntax error, whose references were not collected.
    func mentionsAmongErrors(_ name: String) -> Bool {
        diagnostics.contains { $0.severity == .error && $0.excerpt?.text.contains("${\(name)}") == true }
    }

    func diagnostic(
        _ message: String, severity: Diagnostic.Severity = .error, at location: SourceLocation, length: Int,
        help: String? = nil
    ) -> Diagnostic {
        if lineStarts.isEmpty {
            lineStarts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
            for (offset, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(offset + 1) }
        }
        var excerpt: SourceExcerpt?
        if location.line <= lineStarts.count {
            let start = lineStarts[location.line - 1]
            var end = location.line < lineStarts.count ? lineStarts[location.line] - 1 : bytes.count
            if end > start, bytes[end - 1] == 0x0D { end -= 1 }
            let first = Self.offset(of: location.column, in: bytes[start..<end])
            let last = Self.offset(of: length + 1, in: bytes[first..<end])
            excerpt = SourceExcerpt(line: bytes[start..<end], fault: first..<last)
        }
        return Diagnostic(message, severity: severity, at: location, length: length, help: help, excerpt: excerpt)
    }

    /// Returns the offset at which a column of a line, from 1, begins.
    private static func offset(of column: Int, in line: ArraySlice<UInt8>) -> Int {
        let head = line.prefix(column - 1)
        if head.allSatisfy({ $0 < 0x80 }) { return head.endIndex }
        let text = String(decoding: line, as: UTF8.self)
        return min(line.endIndex, line.startIndex + text.prefix(column - 1).utf8.count)
    }
}
