/// Reads scripts and all that they use, each file once, and finds what is wrong with how they use each other.
final class ScriptLibrary {
    /// How many scripts may use each other in a row.
    static let deepestUse = 64

    /// Reads a file; strong, given by the loader's owner.
    private let read: (_ path: String) throws(ScriptReadError) -> [UInt8]
    /// Returns the one path that a file is known by.
    private let locate: (_ path: String) -> String
    /// Returns the path of a file beside a missing one that was probably meant.
    let nearest: (_ path: String) -> String?
    /// The paths that `locate` returned, by what it was given.
    private var places: [String: String] = [:]
    /// Compiles patterns; strong, shared by all scripts.
    private let patterns: PatternCache
    /// Whether the run updates pictures, so that a line of one may be wrong.
    private let rewritesPictures: Bool
    /// What was read, by path; strong, the library owns its files.
    private var files: [String: Result<ScriptFile, ScriptReadError>] = [:]
    /// What `closure(of:)` returned, by path: a script of ten thousand `use` lines is asked for that often.
    private var closures: [String: [ScriptFile]] = [:]
    /// How deep the scripts that a script uses go; nil while it is being found out.
    private var depths: [String: Int?] = [:]

    /// Creates an empty library.
    init(
        patterns: PatternCache, rewritesPictures: Bool = false, locate: @escaping (_ path: String) -> String = { $0 },
        nearest: @escaping (_ path: String) -> String? = { _ in nil },
        read: @escaping (_ path: String) throws(ScriptReadError) -> [UInt8]
    ) {
        (self.locate, self.nearest) = (locate, nearest)
        self.read = read
        self.patterns = patterns
        self.rewritesPictures = rewritesPictures
    }

    /// Returns the one path that a file is known by, however it is written.
    func place(of path: String) -> String {
        if let known = places[path] { return known }
        let place = locate(path)
        places[path] = place
        return place
    }

    /// Returns a file, read at the first time.
    func file(_ path: String) -> Result<ScriptFile, ScriptReadError> {
        let path = place(of: path)
        if let known = files[path] { return known }
        let result: Result<ScriptFile, ScriptReadError>
        do throws(ScriptReadError) {
            result = .success(
                ScriptFile(try read(path), path: path, patterns: patterns, rewritesPictures: rewritesPictures))
        } catch {
            result = .failure(error)
        }
        files[path] = result
        return result
    }

    /// Returns a script's file and those of all the scripts it uses, as below.
    func closure(of path: String) -> [ScriptFile] {
        // Most scripts stand alone, and a suite has thousands.
        if case .success(let file) = file(path), file.uses.isEmpty { return [file] }
        let place = place(of: path)
        if let known = closures[place] { return known }
        let found = closure(of: [path])
        closures[place] = found
        return found
    }

    /// Returns the files of scripts and of all scripts they use, in the order in which they occur, without missing
    /// ones.
    ///
    /// Scripts beyond the depth limit of `use` are left out: that is reported as an error, and following a long chain
    /// from each of its scripts would never end.
    func closure(of paths: [String]) -> [ScriptFile] {
        var met: Set<String> = []
        var level = paths.map(place).filter { met.insert($0).inserted }
        var result: [ScriptFile] = []
        for _ in 0...Self.deepestUse where !level.isEmpty {
            var next: [String] = []
            for path in level {
                guard case .success(let file) = file(path) else { continue }
                result.append(file)
                for target in file.uses.map({ place(of: $0.target) }) where met.insert(target).inserted {
                    next.append(target)
                }
            }
            level = next
        }
        return result
    }

    /// Returns the problems of the uses that start from a script: cycles, and chains that are too long.
    ///
    /// - Parameter tellsDepth: whether a chain that is too long is reported.
    func useProblems(from path: String, tellsDepth: Bool = true) -> [Diagnostic] {
        if case .success(let file) = file(path), file.uses.isEmpty { return [] }
        var problems: [Diagnostic] = []
        var stack: [(path: String, file: ScriptFile, next: Int)] = []
        func enter(_ path: String) {
            let path = place(of: path)
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
            if case .some(.none) = depths[place(of: use.target)] {
                problems.append(cycle(through: stack.map(\.path), closedBy: use, in: top.file))
            } else {
                enter(use.target)
            }
        }
        if tellsDepth, problems.isEmpty, let depth = depth(of: path), depth > Self.deepestUse {
            if case .success(let file) = file(path), let use = deepest(file.uses) {
                problems.append(
                    file.diagnostic(
                        "the scripts used here use each other \(depth - 1) deep, more than \(Self.deepestUse - 1)",
                        at: use.pathLocation, length: use.pathLength, help: "use the inner scripts directly"))
            }
        }
        return problems
    }

    /// Returns how deep the scripts go that a script uses, once that is known.
    private func depth(of path: String) -> Int? { depths[place(of: path)] ?? nil }

    /// Returns the use that leads deepest.
    private func deepest(_ uses: [Use]) -> Use? {
        uses.max { depth(of: $0.target) ?? 0 < depth(of: $1.target) ?? 0 }
    }

    /// Returns the diagnostic for a use that leads back to a script that is being performed.
    private func cycle(through paths: [String], closedBy use: Use, in file: ScriptFile) -> Diagnostic {
        let target = place(of: use.target)
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
    /// It exists, and cannot be read for another reason.
    case unreadable(reason: String)

    /// What is wrong, as the end of a sentence about the file.
    package var explanation: String {
        switch self {
        case .missing: "does not exist"
        case .unreadable(let reason): "cannot be read: \(reason)"
        }
    }
}

/// A script's file with what was read from it; a library owns it and all that use the script share it.
final class ScriptFile {
    /// The file's bytes.
    let bytes: [UInt8]
    /// What was read.
    let script: Script
    /// Every `use` of the script, those in blocks too, in order.
    var uses: [Use] { script.uses }
    /// The problems of the file itself, whatever uses it.
    let diagnostics: [Diagnostic]
    /// Whether one of the steps launches the app, by name or because it needs it.
    let touchesApp: Bool
    /// The names that something can give a value to: those it declares, and those it only mentions.
    let parameterNames: Set<String>
    /// The names that need a value and have no default, each with the place of its first mention.
    let required: [Located<String>]
    /// The first byte of each line; empty until a place is looked for.
    private var lineStarts: [Int] = []

    /// Reads a script from its bytes.
    init(_ bytes: [UInt8], path: String, patterns: PatternCache, rewritesPictures: Bool = false) {
        self.bytes = bytes
        let (script, diagnostics) = ScriptParser.parse(
            bytes, path: path, patterns: patterns, rewritesPictures: rewritesPictures)
        self.script = script
        self.diagnostics = diagnostics
        touchesApp = Self.touchApp(script.steps)
        parameterNames = script.parameterNames
        let withDefault = script.header.parameters.filter { $0.defaultValue != nil }
        var seen = Set(withDefault.map(\.name.value))
        required = script.references.filter { seen.insert($0.value).inserted }
    }

    /// Returns a warning for each parameter in a pattern, up to a number of them per line.
    func patternProblems() -> [Diagnostic] {
        var (line, count) = (0, 0)
        let told = script.patternReferences.filter { name in
            (line, count) = (name.location.line, name.location.line == line ? count + 1 : 1)
            return count <= UseChecker.mostArguments
        }
        return told.map { name in
            diagnostic(
                "`${\(name.value)}` is not replaced here: a pattern cannot have parameters",
                severity: .warning, at: name.location, length: name.length,
                help: "write a text in quotes instead")
        }
    }

    /// Returns whether a parameter occurs in a line with a syntax error, whose references are unknown.
    func mentionsAmongErrors(_ name: String) -> Bool {
        diagnostics.contains { $0.severity == .error && $0.excerpt?.text.contains("${\(name)}") == true }
    }

    /// Returns whether one of some steps, or of those of a block among them, launches the app.
    private static func touchApp(_ steps: [Step]) -> Bool {
        steps.indices.contains { index in
            if case .repeat(_, let inner) = steps[index].command { return touchApp(inner) }
            return steps[index].command.needsApp || steps[index].command == .app(.launch)
        }
    }

    /// Returns a diagnostic with the line that it is about.
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

    /// Returns the byte at which a column, from 1, of a line begins.
    private static func offset(of column: Int, in line: ArraySlice<UInt8>) -> Int {
        let head = line.prefix(column - 1)
        if head.allSatisfy({ $0 < 0x80 }) { return head.endIndex }
        let text = String(decoding: line, as: UTF8.self)
        return min(line.endIndex, line.startIndex + text.prefix(column - 1).utf8.count)
    }
}
