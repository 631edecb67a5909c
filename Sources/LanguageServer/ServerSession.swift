import Foundation
import WalkthroughLanguage

/// One conversation with an editor: reads its messages and returns the answers.
///
/// It reads no stream and starts no process; its owner does, and asks it for the diagnostics when no message waits.
package struct ServerSession {
    /// What the owner does after a message.
    package enum Effect: Equatable {
        /// Sends a message.
        case send([UInt8])
        /// Runs the walkthroughs of a script; `ended(running:…)` receives the result.
        case run(path: String)
        /// Ends the process with this status.
        case exit(Int32)
    }

    static let runCommand = "rehearse.run"
    /// The key path of the group of test flags.
    static let flags = "testFlags"

    private enum Phase { case new, open, ended }

    let workspace: ServerWorkspace
    /// The scripts that the editor has open, by their addresses.
    var documents: [String: OpenDocument] = [:]
    /// The failures of the last run, by the script's address; a change of the script removes them.
    private var failures: [String: [DiagnosticItem]] = [:]
    private var phase = Phase.new
    /// Whether scripts were changed, opened or saved since their diagnostics were sent.
    private var isStale = false
    private var effects: [Effect] = []

    /// Starts a conversation.
    package init(_ workspace: ServerWorkspace) { self.workspace = workspace }

    /// Answers a message.
    package mutating func receive(_ body: [UInt8]) -> [Effect] {
        effects = []
        let header: MessageHeader
        do {
            header = try JSONDecoder().decode(MessageHeader.self, from: Data(body))
        } catch {
            reply(nil, refusing: .notJSON("this is no message of JSON-RPC 2.0"))
            return effects
        }
        guard let method = header.method else {
            reply(header.id, refusing: .wrongRequest("there is no `method`"))
            return effects
        }
        do {
            if let id = header.id {
                try answer(id, method, body)
            } else {
                try note(method, body)
            }
        } catch let error as RequestError {
            if let id = header.id { reply(id, refusing: error) }
        } catch {
            if let id = header.id {
                reply(id, refusing: .wrongParameters("the parameters of \(method) are not as the protocol has them"))
            }
        }
        return effects
    }

    /// Returns a message as the bytes of the stream, with its header.
    package static func framed(_ body: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }

    /// Answers bytes that are no message.
    package mutating func receive(nonsense reason: String) -> [Effect] {
        [.send(OutgoingMessage.refusal(nil, .notJSON(reason)))]
    }

    /// Returns the diagnostics of all open scripts, if they may have changed.
    package mutating func idle() -> [Effect] {
        guard isStale, phase == .open else { return [] }
        isStale = false
        return documents.values.sorted { $0.uri < $1.uri }.map { document in
            let items = diagnostics(of: document).map { item($0, in: document) } + failures[document.uri, default: []]
            return publish(items, of: document.uri)
        }
    }

    /// Reads what `test --format compact` printed for a script: a line `file:line:column: error: …` for each failure.
    package mutating func ended(running path: String, output: String, passed: Bool) -> [Effect] {
        failures = [:]
        isStale = true
        let found = output.matches(of: /(?m)^(.+?):(\d+):\d+: error: (.*)$/)
        for failure in found {
            guard let document = documents.values.first(where: { $0.path == failure.1 }), let line = Int(failure.2)
            else { continue }
            failures[document.uri, default: []].append(
                DiagnosticItem(
                    range: document.lineRange(line - 1), severity: 1, source: "rehearse test",
                    message: String(failure.3)))
        }
        let text = passed ? "\(path): passed" : found.first.map { "\(path): \($0.3)" } ?? "\(path): \(output)"
        return [.send(OutgoingMessage.notification("window/showMessage", Message(type: passed ? 3 : 1, message: text)))]
            + idle()
    }

    // MARK: - Messages

    private mutating func answer(_ id: RequestID, _ method: String, _ body: [UInt8]) throws {
        switch (phase, method) {
        case (.new, "initialize"):
            phase = .open
            reply(id, with: InitializeResult())
            return
        case (.new, _): throw RequestError.notInitialized
        case (.open, "initialize"): throw RequestError.wrongRequest("`initialize` was sent before")
        case (.ended, _): throw RequestError.wrongRequest("`shutdown` was sent; only `exit` may follow")
        case (.open, _): break
        }
        switch method {
        case "shutdown":
            phase = .ended
            reply(id, with: nil as Bool?)
        case "textDocument/hover": reply(id, with: try hover(at: parameters(of: body)))
        case "textDocument/completion": reply(id, with: try completions(at: parameters(of: body)))
        case "textDocument/formatting": reply(id, with: try formatting(parameters(of: body)))
        case "textDocument/documentSymbol": reply(id, with: try symbols(parameters(of: body)))
        case "textDocument/foldingRange": reply(id, with: try folds(parameters(of: body)))
        case "textDocument/definition": reply(id, with: try definition(at: parameters(of: body)))
        case "textDocument/references": reply(id, with: try references(at: parameters(of: body)))
        case "textDocument/prepareRename": reply(id, with: try renameRange(at: parameters(of: body)))
        case "textDocument/rename": reply(id, with: try rename(parameters(of: body)))
        case "textDocument/semanticTokens/full": reply(id, with: try colours(parameters(of: body)))
        case "textDocument/codeLens": reply(id, with: try lenses(parameters(of: body)))
        case "textDocument/codeAction": reply(id, with: try fixes(parameters(of: body)))
        case "workspace/executeCommand": try execute(id, parameters(of: body))
        default: throw RequestError.unknownMethod(method)
        }
    }

    private mutating func note(_ method: String, _ body: [UInt8]) throws {
        if method == "exit" {
            effects.append(.exit(phase == .ended ? 0 : 1))
            return
        }
        guard phase == .open else { return }
        switch method {
        case "textDocument/didOpen":
            let parameters: Parameters.Open = try parameters(of: body)
            let uri = parameters.textDocument.uri
            documents[uri] = OpenDocument(
                uri: uri, path: workspace.path(uri) ?? uri, bytes: Array(parameters.textDocument.text.utf8))
            isStale = true
        case "textDocument/didChange":
            let parameters: Parameters.Change = try parameters(of: body)
            let uri = parameters.textDocument.uri
            for edit in parameters.contentChanges { documents[uri]?.replace(edit.range, by: edit.text) }
            failures[uri] = nil
            isStale = true
        case "textDocument/didClose":
            let parameters: Parameters.About = try parameters(of: body)
            let uri = parameters.textDocument.uri
            guard documents.removeValue(forKey: uri) != nil else { return }
            failures[uri] = nil
            effects.append(publish([], of: uri))
            isStale = true
        case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
            isStale = true
        default: break
        }
    }

    private mutating func execute(_ id: RequestID, _ parameters: Parameters.Execute) throws {
        guard parameters.command == Self.runCommand, let uri = parameters.arguments?.first else {
            throw RequestError.wrongParameters("the only command is `\(Self.runCommand)`, with a script's address")
        }
        guard let document = documents[uri] else { throw Self.notOpen(uri) }
        guard (try? workspace.read(document.path)) == document.bytes else {
            throw RequestError.failed("save \(document.path) first: the file is run as it is on disk")
        }
        reply(id, with: nil as Bool?)
        effects.append(.run(path: document.path))
    }

    func document(_ uri: String) throws(RequestError) -> OpenDocument {
        guard let document = documents[uri] else { throw Self.notOpen(uri) }
        return document
    }

    private static func notOpen(_ uri: String) -> RequestError { .wrongParameters("the document \(uri) is not open") }

    private func parameters<Value: Decodable>(of body: [UInt8]) throws -> Value {
        try JSONDecoder().decode(ParameterHolder<Value>.self, from: Data(body)).params
    }

    private mutating func reply(_ id: RequestID, with result: some Encodable) {
        effects.append(.send(OutgoingMessage.answer(id, result)))
    }

    private mutating func reply(_ id: RequestID?, refusing error: RequestError) {
        effects.append(.send(OutgoingMessage.refusal(id, error)))
    }

    private func publish(_ items: [DiagnosticItem], of uri: String) -> Effect {
        .send(
            OutgoingMessage.notification(
                "textDocument/publishDiagnostics", PublishedDiagnostics(uri: uri, diagnostics: items)))
    }
}

/// The members by which requests differ from notifications.
private struct MessageHeader: Decodable {
    var id: RequestID?
    var method: String?
}

private struct ParameterHolder<Value: Decodable>: Decodable {
    var params: Value
}

private struct PublishedDiagnostics: Encodable {
    var uri: String
    var diagnostics: [DiagnosticItem]
}

private struct Message: Encodable {
    /// 1 is an error, 3 an information.
    var type: Int
    var message: String
}

private struct InitializeResult: Encodable {
    var capabilities = Capabilities()
    var serverInfo = ["name": "rehearse"]
}
