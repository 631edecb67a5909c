import Foundation
import SourceCheck
import Walkthroughs

/// The part of `check` that looks through Swift sources for forbidden constructs.
struct SourcesCheck {
    /// The most of one file that is read; Swift sources are far smaller.
    private static let sizeLimit = 64 << 20

    /// The files to look through.
    private let files: SwiftFiles
    private let context: CommandContext

    /// Looks for the files.
    ///
    /// - Throws: every path at which no Swift file stands.
    init(_ roots: [String], _ context: CommandContext) throws(CommandFailure) {
        files = try SwiftFiles(roots, in: context.folder)
        self.context = context
    }

    /// Says on stderr what is wrong, and how many files there are on stdout; nothing where none are meant.
    func run() throws(CommandFailure) -> ExitStatus {
        guard !files.paths.isEmpty else { return .passed }
        var diagnostics: [Diagnostic] = []
        var sources: [(path: String, bytes: [UInt8])] = []
        for path in files.paths {
            do throws(ScriptReadError) {
                sources.append((path, try read(path)))
            } catch {
                diagnostics.append(Diagnostic(Self.message(error), at: SourceLocation(file: path, line: 1, column: 1)))
            }
        }
        let bytes = Dictionary(sources.map { (ExactText($0.path), $0.bytes) }) { first, _ in first }
        let findings = SourceCheck(sources).findings()
        diagnostics += findings.map { diagnostic($0, in: bytes[ExactText($0.path)] ?? []) }
        context.show(diagnostics)
        var parts = [CheckCommand.count(files.paths.count, "source") + (diagnostics.isEmpty ? " without findings" : "")]
        if !diagnostics.isEmpty {
            let broken = Set(diagnostics.map { ExactText($0.location.file) }).count
            parts.append(
                CheckCommand.count(diagnostics.count, "finding") + " in " + CheckCommand.count(broken, "source"))
        }
        context.print(parts.joined(separator: ", "))
        return diagnostics.isEmpty ? .passed : .wrongInput
    }

    /// Returns a file's bytes.
    private func read(_ path: String) throws(ScriptReadError) -> [UInt8] {
        guard context.folder.item(at: path) == .file else { throw .missing }
        let system = URL(fileURLWithPath: context.folder.systemPath(path)).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: system)
        if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
            throw .unreadable(reason: "it is no regular file")
        }
        if let size = attributes?[.size] as? NSNumber, size.intValue > Self.sizeLimit {
            throw .unreadable(reason: "it has more than \(Self.sizeLimit >> 20) MiB, which no source has")
        }
        return try context.folder.read(path)
    }

    private static func message(_ error: ScriptReadError) -> String {
        switch error {
        case .missing: "this file cannot be read: the link leads nowhere"
        case .unreadable(let reason): "this file cannot be read: \(reason)"
        }
    }

    private func diagnostic(_ finding: SourceFinding, in bytes: [UInt8]) -> Diagnostic {
        let excerpt = SourceExcerpt(line: bytes[finding.lineRange], fault: finding.range)
        return Diagnostic(
            finding.message + " [\(finding.rule)]",
            at: SourceLocation(file: finding.path, line: finding.line, column: finding.column),
            length: excerpt.length, help: finding.help, excerpt: finding.lineRange.isEmpty ? nil : excerpt)
    }
}
