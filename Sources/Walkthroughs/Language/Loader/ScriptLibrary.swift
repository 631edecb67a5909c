/// Reads scripts and all that they use, each file once, and finds what is wrong with how they use each other.
final class ScriptLibrary {
    /// How many scripts may use each other in a row.
    static let deepestUse = 64

    /// Reads a file; owned by whoever made the loader.
    private let read: (_ path: String) throws(ScriptReadError) -> [UInt8]
    /// Compiles patterns; strong, shared by all scripts.
    private let patterns: PatternCache
    /// What was read, by path; strong, the library owns its files.
    private var files: [String: Result<ScriptFile, ScriptReadError>] = [:]
    /// How deep the scripts that a script uses go; nil while it is being found out.
    private var depths: [String: Int?] = [:]

    /// Creates an empty library.
    init(patterns: PatternCache, read: @escaping (_ path: String) throws(ScriptReadError) -> [UInt8]) {
        self.read = read
        self.patterns = patterns
    }

    /// Returns a file, read at the first time.
    func file(_ path: String) -> Result<ScriptFile, ScriptReadError> {
        if let known = files[path] { return known }
        let result: Result<ScriptFile, ScriptReadError>
        do throws(ScriptReadError) {
            result = .success(ScriptFile(try read(path), path: path, patterns: patterns))
        } catch {
            result = .failure(error)
        }
        files[path] = result
        return result
    }

    /// Returns scripts' files and those of all the scripts they use, in the order they are met; what is missing is not.
    ///
    /// Those that are further away than scripts may use each other are left out: that is an error of its own, and
    /// following a long chain from each of its scripts would take for ever.
    func closure(of paths: String...) -> [ScriptFile] { closure(of: paths) }

    /// Returns scripts' files and those of all the scripts they use, as above.
    func closure(of paths: [String]) -> [ScriptFile] {
        var met: Set<String> = []
        var level = paths.filter { met.insert($0).inserted }
        var result: [ScriptFile] = []
        for _ in 0...Self.deepestUse where !level.isEmpty {
            var next: [String] = []
            for path in level {
                guard case .success(let file) = file(path) else { continue }
                result.append(file)
                for use in file.uses where met.insert(use.target).inserted { next.append(use.target) }
            }
            level = next
        }
        return result
    }

    /// Returns what is wrong with the uses that start from a script: cycles, and chains that are too long.
    func useProblems(from path: String) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var stack: [(path: String, file: ScriptFile, next: Int)] = []
        func enter(_ path: String) {
            guard depths[path] == nil, case .success(let file) = file(path) else { return }
            depths[path] = .some(nil)
            stack.append((path, file, 0))
        }
        enter(path)
        while let top = stack.last {
            guard top.next < top.file.uses.count else {
                stack.removeLast()
                let inner = top.file.uses.compactMap { depths[$0.target] ?? nil }.max() ?? 0
                depths[top.path] = inner + 1
                continue
            }
            stack[stack.count - 1].next += 1
            let use = top.file.uses[top.next]
            if case .some(.none) = depths[use.target] {
                problems.append(cycle(through: stack.map(\.path), closedBy: use, in: top.file))
            } else {
                enter(use.target)
            }
        }
        if problems.isEmpty, let depth = depths[path] ?? nil, depth > Self.deepestUse {
            if case .success(let file) = file(path), let use = deepest(file.uses) {
                problems.append(
                    file.diagnostic(
                        "the scripts used here use each other \(depth - 1) deep, more than \(Self.deepestUse - 1)",
                        at: use.pathLocation, length: use.pathLength, help: "use the inner scripts directly"))
            }
        }
        return problems
    }

    /// Returns the use that leads deepest.
    private func deepest(_ uses: [Use]) -> Use? {
        uses.max { (depths[$0.target] ?? nil) ?? 0 < (depths[$1.target] ?? nil) ?? 0 }
    }

    /// Returns the diagnostic for a use that leads back to a script that is being performed.
    private func cycle(through paths: [String], closedBy use: Use, in file: ScriptFile) -> Diagnostic {
        let start = paths.lastIndex(of: use.target) ?? 0
        var round = Array(paths[start...]) + [use.target]
        if round.count > 8 { round.replaceSubrange(4..<round.count - 3, with: ["…"]) }
        return file.diagnostic(
            "`\(use.target)` uses itself: \(round.joined(separator: " → "))", at: use.pathLocation,
            length: use.pathLength, help: "take one of these `use` lines out")
    }
}
