// The values of the Language Server Protocol 3.17 that the server receives and sends, by the protocol's own names.

import WalkthroughLanguage

/// A position in a document: lines from 0, and UTF-16 code units of the line from 0.
struct Position: Codable, Equatable {
    var line: Int
    var character: Int
}

/// A part of a document; `end` is after its last character.
struct TextRange: Codable, Equatable {
    var start: Position
    var end: Position
}

/// A part of one of several documents.
struct Location: Codable, Equatable {
    var uri: String
    var range: TextRange
}

/// A replacement of a part of a document.
struct TextEdit: Codable, Equatable {
    var range: TextRange
    var newText: String
}

/// Replacements in several documents, by their addresses.
struct WorkspaceEdit: Codable, Equatable {
    var changes: [String: [TextEdit]]
}

/// An error or a warning, as an editor shows it.
struct DiagnosticItem: Codable, Equatable {
    var range: TextRange
    /// 1 is an error, 2 a warning.
    var severity: Int
    var source = "rehearse"
    var message: String
}

/// The parameters of requests and notifications.
enum Parameters {
    struct Document: Decodable {
        var uri: String
    }

    struct Open: Decodable {
        struct Item: Decodable {
            var uri: String
            var text: String
        }
        var textDocument: Item
    }

    struct Change: Decodable {
        struct Edit: Decodable {
            /// The replaced part; nil if `text` is the whole document.
            var range: TextRange?
            var text: String
        }
        var textDocument: Document
        var contentChanges: [Edit]
    }

    struct About: Decodable {
        var textDocument: Document
    }

    struct At: Decodable {
        var textDocument: Document
        var position: Position
    }

    struct Rename: Decodable {
        var textDocument: Document
        var position: Position
        var newName: String
    }

    struct Within: Decodable {
        var textDocument: Document
        var range: TextRange
    }

    struct Execute: Decodable {
        var command: String
        var arguments: [String]?
    }
}

enum Results {
    struct Hover: Encodable {
        /// In Markdown.
        var contents: String
        var range: TextRange
    }

    struct Symbol: Encodable {
        var name: String
        var detail: String?
        /// The protocol's number of the kind: 5 a class, 12 a function, 13 a variable, 25 an operator.
        var kind: Int
        var range: TextRange
        var selectionRange: TextRange
        var children: [Symbol] = []
    }

    struct Fold: Encodable {
        var startLine: Int
        var endLine: Int
        var kind: String?
    }

    struct Completion: Encodable {
        var label: String
        /// The protocol's number of the kind: 12 a value, 14 a keyword, 17 a file.
        var kind: Int
        var detail: String?
        var textEdit: TextEdit
    }

    struct Action: Encodable {
        var title: String
        var kind = "quickfix"
        var diagnostics: [DiagnosticItem]
        var isPreferred = true
        var edit: WorkspaceEdit
    }

    struct Lens: Encodable {
        struct Command: Encodable {
            var title = "Run"
            var command = ServerSession.runCommand
            var arguments: [String]
        }
        var range: TextRange
        var command: Command
    }
}

/// What the server can do, as it answers `initialize`.
struct Capabilities: Encodable {
    struct Sync: Encodable {
        var openClose = true
        /// 2 means that changes are sent as parts.
        var change = 2
        var save = true
    }
    struct Tokens: Encodable {
        var legend = ["tokenTypes": ScriptToken.Kind.allCases.map(\.rawValue), "tokenModifiers": []]
        var full = true
    }

    var positionEncoding = "utf-16"
    var textDocumentSync = Sync()
    var completionProvider = ["triggerCharacters": [" ", "\"", "/"]]
    var hoverProvider = true
    var definitionProvider = true
    var referencesProvider = true
    var documentSymbolProvider = true
    var foldingRangeProvider = true
    var documentFormattingProvider = true
    var codeActionProvider = true
    var codeLensProvider = ["resolveProvider": false]
    var renameProvider = ["prepareProvider": true]
    var executeCommandProvider = ["commands": [ServerSession.runCommand]]
    var semanticTokensProvider = Tokens()
}
