import Foundation

/// A rule of CONTRIBUTING.md that neither the compiler nor the formatter checks, with samples that prove it.
struct HouseRule {
    /// How a finding names it.
    let name: String
    /// The folders of the files that it judges.
    let folders: [String]
    /// What to do instead.
    let help: String
    /// Returns the lines that break it; it knows the other files too.
    let lines: (SwiftFile, [SwiftFile]) -> [Int]
    /// Samples with one finding each, which may begin with a path: `// in Sources/Reports/Page.swift`.
    let finds: [String]
    /// Samples without a finding.
    let allows: [String]

    /// Takes what the rule forbids or how it is checked, and the samples.
    ///
    /// - Parameters:
    ///   - patterns: tokens that it forbids, separated by blanks.
    ///   - isBroken: whether they are wrong at the index of their first token.
    ///   - lines: finds what else breaks the rule.
    init(
        _ name: String, in folders: [String], _ help: String, forbids patterns: String...,
        if isBroken: @escaping (SwiftFile, _ index: Int) -> Bool = { _, _ in true },
        lines: @escaping (SwiftFile, [SwiftFile]) -> [Int] = { _, _ in [] }, finds: String..., allows: String...
    ) {
        (self.name, self.folders, self.help, self.finds, self.allows) = (name, folders, help, finds, allows)
        self.lines = { file, files in
            lines(file, files) + patterns.flatMap(file.all).filter { isBroken(file, $0) }.map(file.lineNumber)
        }
    }

    /// Returns what breaks the rule in these files, a line each.
    func findings(in files: [SwiftFile]) -> [String] {
        files.filter { $0.isIn(folders) }.flatMap { file in
            Set(lines(file, files)).sorted().map { "\(file.path):\($0): \(help) [\(name)]" }
        }
    }

    /// The files of the repository that this file belongs to; what a build makes is in folders that begin with a point.
    static var allFiles: [SwiftFile] {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let inside = ["Sources", "Tests", "Examples", "Benchmarks"].map { root.appending(path: $0) }.flatMap { folder in
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
                .compactMap { ($0 as? URL)?.path } ?? []
        }
        return (inside.filter { $0.hasSuffix(".swift") }.sorted() + [root.path + "/Package.swift"]).map { path in
            let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
            return SwiftFile(path: String(path.dropFirst(root.path.count + 1)), bytes: bytes)
        }
    }
}
