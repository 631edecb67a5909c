import Foundation
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import LanguageServer

@Suite struct ServerSessionTests {
    private static let buy = """
        walkthrough "Buy"
        tags smoke
        param what = "tea"

        use "open.walk" title="${what}"
        fail shop.load with timeout
        repeat 2
          tap buy
        end
        expect screen List
        # one
        # two
        expect screen matches
          | button buy

        """
    private static let open = "fragment\nparam title\n\ntap row \"${title}\"\n"
    private static let scripts = ["buy.walk": buy, "open.walk": open]

    private func editor(opening paths: String...) -> Editor {
        var editor = Editor(Self.scripts)
        for path in paths { editor.open(path) }
        return editor
    }

    // MARK: - Diagnostics

    @Test func `errors come while one types, with the checker's words, and go when they are mended`() {
        var editor = editor(opening: "buy.walk")
        #expect(editor.diagnostics().isEmpty)
        let line = ["start": ["line": 9, "character": 14], "end": ["line": 9, "character": 18]]
        func change(to text: String) {
            editor.note(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": "file:///buy.walk", "version": 2],
                    "contentChanges": [["range": line, "text": text]],
                ])
        }
        change(to: "Lsit")
        let error = "buy.walk 9:14-18 error unknown screen `Lsit` in shop\ndid you mean `List`?"
        expect(editor.diagnostics(), is: [error])
        #expect(editor.diagnostics().isEmpty, "nothing has changed since")
        let fixes = editor.request(
            "textDocument/codeAction",
            #"{"textDocument":{"uri":"file:///buy.walk"},"range":{"start":{"line":9,"character":0},"end":{"line":9,"character":0}}}"#
        )
        #expect(fixes.contains(#""newText":"List""#) && fixes.contains(#""title":"Replace by `List`""#))
        change(to: "List")
        expect(editor.session.documents["file:///buy.walk"]?.bytes, is: Array(Self.buy.utf8))
        #expect(editor.diagnostics().isEmpty)
    }

    @Test func `a change in a script that another uses is told in both`() {
        var editor = editor(opening: "buy.walk", "open.walk")
        #expect(editor.diagnostics().isEmpty)
        editor.note(
            "textDocument/didChange",
            [
                "textDocument": ["uri": "file:///open.walk", "version": 2],
                "contentChanges": [["text": "fragment\nparam name\n\ntap row \"${name}\"\n"]],
            ])
        let told = editor.diagnostics()
        #expect(told.count == 2 && told.allSatisfy { $0.hasPrefix("buy.walk 4:") }, "\(told)")
    }

    @Test func `columns count UTF-16 code units, behind characters that have two`() {
        var editor = Editor(["a.walk": "expect \"🦘🦘\" on\n"])
        editor.open("a.walk")
        expect(editor.diagnostics().map { $0.prefix { $0 != "e" } }, is: ["a.walk 0:14-16 "])
    }

    /// All scripts of the repository, each with one line broken at random, by changes as an editor sends them.
    @Test func `diagnostics are those of the checker, on every script of the repository and on broken ones`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let folders = ["UITestScripts", "Examples", "Tests"].map { root.appending(path: $0) }
        var scripts: [String: String] = [:]
        for folder in folders {
            for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
            where file.pathExtension == "walk" && !file.path.contains("/.build") {
                scripts[String(file.path.dropFirst(root.path.count + 1))] = try String(
                    contentsOf: file, encoding: .utf8)
            }
        }
        #expect(scripts.count > 150)
        var random = StageRandom(seed: 1)
        let times = Thoroughness.choose(2, thorough: 20, exhaustive: 1_000)
        for (path, text) in scripts.sorted(by: { $0.key < $1.key }) {
            var editor = Editor(scripts)
            editor.open(path)
            for time in 0..<times {
                var bytes = Array(text.utf8)
                if time > 0, !bytes.isEmpty {
                    let start = Int(random.next() % UInt64(bytes.count))
                    let end = min(bytes.count, start + Int(random.next() % 4))
                    let words = ["", "\"", "x", " expect", "\n", "/", "🦘", "${", "| "]
                    bytes.replaceSubrange(start..<end, with: Array(words[Int(random.next() % 9)].utf8))
                }
                let broken = String(decoding: bytes, as: UTF8.self)
                editor.note(
                    "textDocument/didChange",
                    [
                        "textDocument": ["uri": "file:///" + path, "version": time],
                        "contentChanges": [["text": broken]],
                    ])
                let checker = WalkthroughLoader(vocabulary: editor.session.workspace.vocabulary(), for: .checking) {
                    (asked) throws(ScriptReadError) in
                    guard let text = asked == path ? broken : scripts[asked] else { throw .missing }
                    return Array(text.utf8)
                }
                let expected = checker.load([path]).diagnostics.filter { $0.location.file == path }
                    .map { "\($0.location.line - 1) \($0.message)" }
                let told = editor.session.documents["file:///" + path].map(editor.session.diagnostics) ?? []
                #expect(told.map { "\($0.location.line - 1) \($0.message)" } == expected, "\(path): \(broken)")
            }
        }
    }

    // MARK: - What a word is

    @Test func `hover tells a command, a call, a flag, a parameter and a used script`() {
        var editor = editor(opening: "buy.walk")
        #expect(editor.ask("hover", "buy.walk", 7, 3).contains("Taps an element."))
        #expect(editor.ask("hover", "buy.walk", 9, 8).contains("The topmost screen has this name."))
        let call = editor.ask("hover", "buy.walk", 5, 8)
        #expect(
            call.contains("`shop.load` is a network call of shop. Its reply takes 200ms, under schedules from 0s to 2s")
        )
        #expect(editor.ask("hover", "buy.walk", 4, 26).contains("Its default is \\\"tea\\\"."))
        #expect(editor.ask("hover", "buy.walk", 4, 7).contains("open.walk\\n\\nParameters: `title`"))
        expect(editor.ask("hover", "buy.walk", 3, 0), is: "null")
    }

    @Test(
        arguments: [
            (["ta"], ["tags", "tap"]), (["expect screen "], ["List", "Detail", "Search", "matches"]),
            (["fail shop.l"], ["shop.load"]), (["fail shop.keep with "], ["io", "full", "garbage"]),
            (["tap b"], ["buy"]), (["use \"o"], ["open.walk"]), (["flag "], ["noSplash"]), (["tags "], ["smoke"]),
            (["expect state c"], ["count"]), (["expect storage "], ["basket"]), (["environment p"], ["prod"]),
            (["zzz"], []),
        ] as [([String], [String])])
    func `completion offers the language's words and the app's`(line: [String], offered: [String]) throws {
        var editor = Editor(Self.scripts.merging(["new.walk": line[0]]) { $1 })
        editor.open("new.walk")
        let answer = editor.ask("completion", "new.walk", 0, line[0].utf16.count)
        let items = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [[String: Any]]
        expect(items?.compactMap { $0["label"] as? String }, is: offered)
    }

    @Test func `symbols, folds, colours and the lens describe the script`() throws {
        var editor = editor(opening: "buy.walk", "open.walk")
        let symbols = editor.ask("documentSymbol", "buy.walk")
        for name in ["Buy", "what", "use open.walk", "repeat 2"] { #expect(symbols.contains(#""name":"\#(name)""#)) }
        #expect(
            editor.ask("foldingRange", "buy.walk")
                == #"[{"endLine":8,"startLine":6},{"endLine":11,"kind":"comment","startLine":10},{"endLine":13,"startLine":12}]"#
        )
        // `walkthrough` and the text behind it: line, character, length, colour, no modifiers.
        #expect(editor.ask("semanticTokens/full", "buy.walk").hasPrefix(#"{"data":[0,0,11,0,0,0,12,5,4,0,1,0,4,0,0"#))
        #expect(editor.ask("codeLens", "buy.walk").contains(#""command":"rehearse.run""#))
        expect(editor.ask("codeLens", "open.walk"), is: "[]")
    }

    // MARK: - Names

    @Test func `a use leads to its script, a parameter to its line, and both know where they are used`() {
        var editor = editor(opening: "buy.walk", "open.walk")
        let start = #"{"end":{"character":0,"line":0},"start":{"character":0,"line":0}}"#
        expect(editor.ask("definition", "buy.walk", 4, 6), is: #"[{"range":\#(start),"uri":"file:///open.walk"}]"#)
        #expect(editor.ask("definition", "open.walk", 3, 12).contains(#""start":{"character":6,"line":1}"#))
        let title = editor.ask("references", "open.walk", 1, 7)
        #expect(
            title.components(separatedBy: "file:///").count == 4, "its line, its use here, the argument there: \(title)"
        )
        #expect(editor.ask("references", "buy.walk", 1, 6).contains("file:///buy.walk"))
    }

    @Test func `a parameter is renamed in its script and in the lines that give it a value`() {
        var editor = editor(opening: "open.walk")
        let edits = editor.ask("rename", "open.walk", 3, 12, #","newName":"name""#)
        #expect(edits.contains("file:///buy.walk") && edits.contains("file:///open.walk"))
        expect(edits.components(separatedBy: #""newText":"name""#).count, is: 4)
        expect(editor.ask("rename", "open.walk", 3, 12, #","newName":"a b""#), is: "error -32803")
        expect(editor.ask("rename", "open.walk", 0, 2, #","newName":"b""#), is: "error -32803")
    }

    // MARK: - Commands

    @Test func `formatting replaces the whole text, and refuses one with errors`() {
        var editor = Editor(["a.walk": "tap   buy\n\n\n", "b.walk": "tpa buy\n", "c.walk": "tap buy\n"])
        for path in ["a.walk", "b.walk", "c.walk"] { editor.open(path) }
        #expect(editor.ask("formatting", "a.walk").contains(#""newText":"tap buy\n""#))
        expect(editor.ask("formatting", "b.walk"), is: "error -32803")
        expect(editor.ask("formatting", "c.walk"), is: "[]")
    }

    @Test func `a run shows its failure in the line, until the script is changed`() {
        var editor = editor(opening: "buy.walk")
        #expect(editor.diagnostics().isEmpty)
        let run = #"{"command":"rehearse.run","arguments":["file:///buy.walk"]}"#
        let body = #"{"jsonrpc":"2.0","id":9,"method":"workspace/executeCommand","params":\#(run)}"#
        var session = editor.session
        expect(session.receive(Array(body.utf8)).last, is: .run(path: "buy.walk"))
        let output =
            "buy.walk:10:1: error: the screen is Detail; expected: List\n0 passed, 1 failed, 0 skipped in 0.1 s\n"
        let told = Editor.text(session.ended(running: "buy.walk", output: output, passed: false)).joined()
        #expect(told.contains(#""message":"the screen is Detail; expected: List""#))
        #expect(told.contains(#""start":{"character":0,"line":9}"#))
        editor.note(
            "textDocument/didChange",
            ["textDocument": ["uri": "file:///buy.walk"], "contentChanges": [["text": "tap buy\n"]]])
        #expect(editor.request("workspace/executeCommand", run) == "error -32803", "it is not saved")
        #expect(editor.diagnostics().isEmpty)
    }

    // MARK: - The conversation

    @Test func `requests need initialize, and after shutdown comes exit only`() {
        var editor = Editor(Self.scripts, initializes: false)
        expect(editor.ask("hover", "buy.walk", 0, 0), is: "error -32002")
        #expect(editor.request("initialize", "{}").contains("semanticTokensProvider"))
        expect(editor.request("initialize", "{}"), is: "error -32600")
        #expect(editor.ask("hover", "buy.walk", 0, 0) == "error -32602", "it is not open")
        expect(editor.request("no/such", "{}"), is: "error -32601")
        expect(editor.request("shutdown", "null"), is: "null")
        expect(editor.ask("hover", "buy.walk", 0, 0), is: "error -32600")
        expect(editor.note("exit", [:]), is: [.exit(0)])
    }

    @Test func `nonsense is answered with an error, and the server goes on`() {
        var editor = editor(opening: "buy.walk")
        var random = StageRandom(seed: 7)
        let words = [
            "{", "}", "[", "]", "\"id\":", "\"method\":", "\"params\":", "\"textDocument/hover\"", "1", "-1", "1e300",
            "null", ",", "\"textDocument\":", "{\"uri\":\"file:///buy.walk\"}", "\"position\":", "\"line\":",
            "\"character\":", "\"range\":", "\"textDocument/didChange\"", "\"contentChanges\":", "\"text\":\"x\"",
            "\"textDocument/rename\"", "\"newName\":\"\"", "\u{0}", "\"jsonrpc\":\"2.0\"", "\"initialize\"",
            "99999999999",
        ]
        for _ in 0..<Thoroughness.choose(3_000, thorough: 100_000) {
            let text = (0..<Int(random.next() % 24)).map { _ in words[Int(random.next() % UInt64(words.count))] }
            _ = editor.session.receive(Array(text.joined().utf8))
        }
        let methods = ["hover", "completion", "definition", "references", "prepareRename"]
        for line in [-5, 3, 99] {
            for character in [-5, 2, 9_999] {
                for method in methods { #expect(editor.ask(method, "buy.walk", line, character) != "nothing") }
            }
        }
    }
}

@Suite struct MessageReaderTests {
    @Test func `messages are cut out of the stream wherever it is split`() {
        let stream =
            "Content-Length: 2\r\n\r\n{}content-type: x\r\ncontent-length:3\n\n[1]Hello\r\n\r\nContent-Length: 1\r\n\r\n7"
        for size in 1...stream.utf8.count {
            var reader = MessageReader()
            var items: [MessageReader.Item] = []
            for start in stride(from: 0, to: stream.utf8.count, by: size) {
                reader.append(Array(stream.utf8)[start..<min(start + size, stream.utf8.count)])
                while let item = reader.next() { items.append(item) }
            }
            let reason = "a header needs a line `Content-Length: N`, where N is the number of bytes of the message"
            #expect(
                items == [
                    .message(Array("{}".utf8)), .message(Array("[1]".utf8)), .nonsense(reason), .message([0x37]),
                ])
        }
    }

    @Test func `what is too large is refused and passed over`() {
        var reader = MessageReader()
        reader.append("Content-Length: 20000000\r\n\r\n".utf8)
        expect(reader.next(), is: .nonsense("a message has at most 16777216 bytes"))
        reader.append([UInt8](repeating: 0x20, count: 20_000_000))
        reader.append("Content-Length: 2\r\n\r\n{}".utf8)
        expect(reader.next(), is: .message(Array("{}".utf8)))
        reader.append([UInt8](repeating: 0x61, count: 5_000))
        expect(reader.next(), is: .nonsense("a header has at most 4096 bytes and ends with an empty line"))
    }
}

/// What Neovim 0.7.2 sent when it opened a broken script, showed the error, asked for fixes and applied one.
@Suite struct NeovimTests {
    @Test func `Neovim gets the error, the fix, and no error after it`() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../Golden").standardized
        let messages = try String(contentsOf: folder.appending(path: "neovim-messages.jsonl"), encoding: .utf8)
        var editor = Editor([:], initializes: false)
        var conversation: [String] = []
        for message in messages.split(separator: "\n") {
            let effects = editor.session.receive(Array(message.utf8)) + editor.session.idle()
            conversation += Editor.text(effects).map { $0.contains("semanticTokensProvider") ? "the capabilities" : $0 }
        }
        try expectGolden(conversation.joined(separator: "\n"), "neovim-answers.txt")
    }
}
