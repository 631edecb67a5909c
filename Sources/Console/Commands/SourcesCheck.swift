import Basics
import Foundation
import SourceCheck
import WalkthroughLanguage
import WalkthroughRunner

/// The part of `check` that finds forbidden constructs in Swift sources.
struct SourcesCheck {
    private let files: SwiftFiles
    private let context: CommandContext

    /// Finds the files; throws every path without a Swift file.
    init(_ roots: [String], _ context: CommandContext) throws(CommandFailure) {
        files = try SwiftFiles(roots, in: context.folder)
        self.context = context
    }

    /// Prints the problems on stderr and the number of files on stdout; nothing if there are no sources to check.
    func run() throws(CommandFailure) -> ExitStatus {
        guard !files.paths.isEmpty else { return .passed }
        var diagnostics: [Diagnostic] = []
        var sources: [(path: String, bytes: [UInt8])] = []
        for path in files.paths {
            do throws(ScriptReadError) {
                sources.append((path, try context.folder.readSource(path)))
            } catch {
                let location = SourceLocation(file: path, line: 1, column: 1)
                diagnostics.append(Diagnostic("this file " + error.explanation, at: location))
            }
        }
        let bytes = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
        let findings = SourceCheck(sources).findings()
        diagnostics += findings.map { diagnostic($0, in: bytes[$0.path] ?? []) }
        context.show(diagnostics)
        var parts = [files.paths.count.counted("source") + (diagnostics.isEmpty ? " without findings" : "")]
        if !diagnostics.isEmpty {
            let broken = Set(diagnostics.map { $0.location.file }).count
            parts.append(
                diagnostics.count.counted("finding") + " in " + broken.counted("source"))
        }
        context.print(parts.joined(separator: ", "))
        return diagnostics.isEmpty ? .passed : .wrongInput
    }

    private func diagnostic(_ finding: SourceFinding, in bytes: [UInt8]) -> Diagnostic {
        let excerpt = SourceExcerpt(line: bytes[finding.lineRange], fault: finding.range)
        return Diagnostic(
            finding.message + " [\(finding.rule)]",
            at: SourceLocation(file: finding.path, line: finding.line, column: finding.column),
            length: excerpt.length, help: finding.help, excerpt: finding.lineRange.isEmpty ? nil : excerpt)
    }
}

/// The Swift files of folders on the command line.
struct SwiftFiles {
    private static let suffix = ".swift"

    /// The paths as they were given, each file once: in the order of the command line, those of a folder by name.
    private(set) var paths: [String] = []
    /// The paths that were added, normalized.
    private var known: Set<String> = []

    /// Finds all Swift files under some folders; names that begin with a dot, such as `.build`, are left out.
    ///
    /// - Throws: every path that does not exist, every folder that cannot be read, and every folder without a Swift
    ///   file.
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
        if known.insert(ScriptPath.normalized(path)).inserted { paths.append(path) }
    }
}
