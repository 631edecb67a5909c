import Basics
import Foundation
import WalkthroughLanguage

extension ServerSession {
    /// Returns a loader that sees the open documents instead of their files.
    func loader() -> WalkthroughLoader {
        let open = Dictionary(documents.values.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let workspace = workspace
        return WalkthroughLoader(
            vocabulary: workspace.vocabulary(), for: .checking, locate: workspace.locate, nearest: workspace.nearest
        ) { (path) throws(ScriptReadError) in
            if let bytes = open[path] { return bytes }
            return try workspace.read(path)
        }
    }

    /// Returns the errors and warnings that `rehearse check` has for a script, without those of other scripts.
    func diagnostics(of document: OpenDocument) -> [Diagnostic] {
        loader().load([document.path]).diagnostics.filter { $0.location.file == document.path }
    }

    func item(_ diagnostic: Diagnostic, in document: OpenDocument) -> DiagnosticItem {
        DiagnosticItem(
            range: document.range(at: diagnostic.location, length: diagnostic.length),
            severity: diagnostic.severity == .error ? 1 : 2,
            message: diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? ""))
    }

    /// Returns a replacement for each problem in a range that has a suggestion.
    func fixes(_ parameters: Parameters.Within) throws -> [Results.Action] {
        let document = try document(parameters.textDocument.uri)
        return diagnostics(of: document).compactMap { diagnostic in
            let item = item(diagnostic, in: document)
            let (lines, wanted) = (item.range, parameters.range)
            guard wanted.start.line <= lines.end.line, lines.start.line <= wanted.end.line,
                let word = diagnostic.help.flatMap(NearestWord.suggestion)
            else { return nil }
            let edit = TextEdit(range: item.range, newText: word)
            return Results.Action(
                title: "Replace by `\(word)`", diagnostics: [item],
                edit: WorkspaceEdit(changes: [document.uri: [edit]]))
        }
    }

    /// Returns the edit that formats the script; none if it is formatted already.
    func formatting(_ parameters: Parameters.About) throws -> [TextEdit] {
        let document = try document(parameters.textDocument.uri)
        do throws(LoadFailure) {
            let formatted = try ScriptFormatter.format(document.bytes, path: document.path, patterns: PatternCache())
            guard formatted != document.bytes else { return [] }
            return [TextEdit(range: document.wholeRange, newText: String(decoding: formatted, as: UTF8.self))]
        } catch {
            throw RequestError.failed("a script with errors is not formatted: correct them first")
        }
    }
}
