import Basics
import StageRuntime
import WalkthroughLanguage

extension ServerSession {
    /// Returns what is known of the word at a position; nil if nothing is.
    func hover(at parameters: Parameters.At) throws -> Results.Hover? {
        let document = try document(parameters.textDocument.uri)
        let offset = document.offset(of: parameters.position)
        let line = ScriptToken.all(in: document.bytes).filter { $0.line == parameters.position.line }
        guard let index = line.firstIndex(where: { $0.range.contains(offset) }) else { return nil }
        let words = line.map { String(decoding: document.bytes[$0.range], as: UTF8.self) }
        let token = line[index]
        let text: String? =
            switch token.kind {
            case .keyword, .role: index == 0 || token.kind == .keyword ? entry(words, upTo: index) : nil
            case .name: call(words[index]) ?? setting(words, index, in: document)
            case .parameter: value(of: String(words[index].dropFirst(2).dropLast()), in: document)
            case .text: words[0] == "use" && index == 1 ? title(ofUseAt: token, in: document) : nil
            case .number, .pattern, .comment, .sign: nil
            }
        return text.map { Results.Hover(contents: $0, range: document.range(token.range)) }
    }

    /// Returns the help of the command that a line's words begin, or of one inside of it such as `expect`.
    private func entry(_ words: [String], upTo index: Int) -> String? {
        for start in 0...index {
            for end in stride(from: words.count, to: index, by: -1) {
                guard let entry = CommandReference.entry(words[start..<end].joined(separator: " ")),
                    entry.section != .console
                else { continue }
                return "```\n\(entry.syntax)\n```\n\(entry.help)\n```\n\(entry.example)\n```"
            }
        }
        return nil
    }

    private func call(_ name: String) -> String? {
        let found = workspace.calls.sorted { $0.key < $1.key }.flatMap { app, calls in
            calls.filter { $0.name == name }.map { Self.sentence(on: $0, of: app) }
        }
        return found.isEmpty ? nil : found.joined(separator: "\n\n")
    }

    private static func sentence(on call: WorkerCallDescription, of app: String) -> String {
        var text = "`\(call.name)` is a \(call.kind.rawValue) call of \(app)"
        if call.latency > .zero {
            let (least, most) = (call.latencyRange.lowerBound, call.latencyRange.upperBound)
            text += ". Its reply takes \(call.latency.text), under schedules from \((call.latency * least).text) to "
            text += (call.latency * most).text
        }
        if let storage = call.storage { text += ". It uses the storage `\(storage)`" }
        return text + ". Faults: " + call.kind.faultWords.map { "`\($0)`" }.joined(separator: ", ") + "."
    }

    private func setting(_ words: [String], _ index: Int, in document: OpenDocument) -> String? {
        guard index == 1, ["flag", "set"].contains(words[0]) else { return nil }
        let key = words[0] == "flag" ? Self.flags + "." + words[1] : words[1]
        let app = loader().script(document.path)?.header.app?.value ?? workspace.vocabulary().defaultApp
        return workspace.settings(app, key).first?.text
    }

    private func value(of parameter: String, in document: OpenDocument) -> String? {
        guard let header = loader().script(document.path)?.header else { return nil }
        if let column = header.examples?.columns.firstIndex(where: { $0.value == parameter }) {
            let values = header.examples?.rows.compactMap {
                $0.values.indices.contains(column) ? $0.values[column] : nil
            }
            return "A column of the examples: " + (values ?? []).map(\.quoted).joined(separator: ", ")
        }
        guard let declared = header.parameters.first(where: { $0.name.value == parameter }) else {
            return "No line `param` declares it, so who runs or uses the script gives its value."
        }
        return declared.defaultValue.map { "Its default is \($0.quoted)." }
            ?? "It has no default: `--param` or the `use` line gives its value."
    }

    private func title(ofUseAt token: ScriptToken, in document: OpenDocument) -> String? {
        let loader = loader()
        let uses = loader.script(document.path)?.uses ?? []
        guard let use = uses.first(where: { $0.pathLocation.line == token.line + 1 }) else { return nil }
        let path = loader.path(of: use)
        guard let script = loader.script(path) else { return nil }
        let parameters = script.header.parameters.map { parameter in
            "`\(parameter.name.value)`" + (parameter.defaultValue.map { " = " + $0.quoted } ?? "")
        }
        let title = script.header.title.map { "“\($0.value.text)”, " } ?? ""
        return title + path + (parameters.isEmpty ? "" : "\n\nParameters: " + parameters.joined(separator: ", "))
    }
}
