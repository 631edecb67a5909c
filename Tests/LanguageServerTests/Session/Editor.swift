import Foundation
import StageRuntime
import WalkthroughLanguage

@testable import LanguageServer

/// An editor in a test: a server over scripts in memory, the messages to it, and what it answers.
struct Editor {
    /// The server's side of the conversation.
    var session: ServerSession
    /// The number of requests so far.
    private var requests = 0

    static let calls = [
        WorkerCallDescription("shop.load", kind: .network, latency: .milliseconds(200)),
        WorkerCallDescription("shop.keep", kind: .store, storage: "basket"),
    ]

    /// Starts a conversation over scripts, by their paths.
    init(_ scripts: [String: String], initializes: Bool = true) {
        let vocabulary = Vocabulary(
            apps: [
                AppVocabulary(
                    name: "shop",
                    screens: ["List", "Detail", "Search"], calls: ["shop.load": .network, "shop.keep": .store],
                    storage: ["basket"], identifiers: ["buy", "search"], stateKeys: ["count"])
            ], defaultApp: "shop", environments: ["dev", "prod"])
        var workspace = ServerWorkspace()
        workspace.vocabulary = { vocabulary }
        workspace.calls = ["shop": Self.calls]
        workspace.path = { $0.hasPrefix("file:///") ? String($0.dropFirst("file:///".count)) : nil }
        workspace.uri = { "file:///" + $0 }
        workspace.read = { (path) throws(ScriptReadError) in
            guard let text = scripts[path] else { throw .missing }
            return Array(text.utf8)
        }
        workspace.scripts = { scripts.keys.sorted() }
        workspace.continuations = { path in scripts.keys.sorted().filter { $0.hasPrefix(path) } }
        workspace.settings = { _, key in "testFlags.noSplash".hasPrefix(key) ? [("testFlags.noSplash", "a flag")] : [] }
        session = ServerSession(workspace)
        if initializes { _ = request("initialize", "{}") }
    }

    /// Opens a script that is on disk.
    mutating func open(_ path: String) {
        guard let bytes = try? session.workspace.read(path) else { return }
        note(
            "textDocument/didOpen",
            ["textDocument": ["uri": "file:///" + path, "text": String(decoding: bytes, as: UTF8.self)]])
    }

    /// Sends a notification.
    @discardableResult
    mutating func note(_ method: String, _ parameters: Any) -> [ServerSession.Effect] {
        session.receive(Self.json(["jsonrpc": "2.0", "method": method, "params": parameters]))
    }

    /// Sends a request; returns the result or the error as JSON with sorted keys.
    mutating func request(_ method: String, _ parameters: String) -> String {
        requests += 1
        let body = #"{"jsonrpc":"2.0","id":\#(requests),"method":"\#(method)","params":\#(parameters)}"#
        return Self.text(session.receive(Array(body.utf8))).first ?? "nothing"
    }

    /// Asks about a position in a script.
    mutating func ask(_ method: String, _ path: String, _ line: Int, _ character: Int, _ more: String = "") -> String {
        request(
            "textDocument/" + method,
            #"{"textDocument":{"uri":"file:///\#(path)"},"position":{"line":\#(line),"character":\#(character)}\#(more)}"#
        )
    }

    /// Asks about a whole script.
    mutating func ask(_ method: String, _ path: String) -> String {
        request("textDocument/" + method, #"{"textDocument":{"uri":"file:///\#(path)"}}"#)
    }

    /// Returns the diagnostics that the server publishes now, a line each: `file 3:4-9 message`.
    mutating func diagnostics() -> [String] {
        session.idle().flatMap { effect -> [String] in
            guard case .send(let body) = effect,
                let published = try? JSONDecoder().decode(Published.self, from: Data(body))
            else { return ["not diagnostics: \(effect)"] }
            return published.params.diagnostics.map { item in
                let (start, end) = (item.range.start, item.range.end)
                let kind = item.severity == 1 ? "error" : "warning"
                return "\(published.params.uri.dropFirst("file:///".count)) \(start.line):\(start.character)-"
                    + "\(end.character) \(kind) \(item.message)"
            }
        }
    }

    private struct Published: Decodable {
        struct Parameters: Decodable {
            var uri: String
            var diagnostics: [DiagnosticItem]
        }
        var params: Parameters
    }

    /// Returns the messages of effects: of an answer the result or the error.
    static func text(_ effects: [ServerSession.Effect]) -> [String] {
        effects.map { effect in
            guard case .send(let body) = effect else { return "\(effect)" }
            guard let message = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] else {
                return "?"
            }
            if let error = message["error"] as? [String: Any] { return "error \(error["code"] ?? "")" }
            guard let result = message["result"] else { return String(decoding: body, as: UTF8.self) }
            return String(decoding: json(result), as: UTF8.self)
        }
    }

    private static func json(_ value: Any) -> [UInt8] {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        return [UInt8]((try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data())
    }
}
