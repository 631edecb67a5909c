// Connects VS Code with `rehearse lsp`. Plain JavaScript: no package, no build step.
"use strict";
const { spawn } = require("child_process");
const vscode = require("vscode");

/** A conversation with the server by the Language Server Protocol 3.17. */
class Server {
    constructor(command, folder, onNotification, onEnd) {
        this.requests = new Map();
        this.count = 0;
        this.bytes = Buffer.alloc(0);
        this.onNotification = onNotification;
        this.process = spawn(command[0], command.slice(1), { cwd: folder });
        this.process.on("error", (error) => onEnd(error.message));
        this.process.on("exit", (status) => this.ended(onEnd, `it ended with status ${status}`));
        this.process.stdin.on("error", () => {});
        this.process.stdout.on("data", (data) => this.receive(data));
        this.ready = this.request("initialize", { processId: process.pid, rootUri: null, capabilities: {} })
            .then(() => this.notify("initialized", {}));
    }

    request(method, params) {
        const id = ++this.count;
        this.send({ jsonrpc: "2.0", id, method, params });
        return new Promise((resolve, reject) => this.requests.set(id, { resolve, reject }));
    }

    notify(method, params) { this.send({ jsonrpc: "2.0", method, params }); }

    send(message) {
        const body = Buffer.from(JSON.stringify(message), "utf8");
        this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
        this.process.stdin.write(body);
    }

    receive(data) {
        this.bytes = Buffer.concat([this.bytes, data]);
        for (;;) {
            const end = this.bytes.indexOf("\r\n\r\n");
            if (end < 0) return;
            const length = Number(/content-length: *(\d+)/i.exec(this.bytes.toString("utf8", 0, end))?.[1]);
            if (this.bytes.length < end + 4 + length) return;
            const message = JSON.parse(this.bytes.toString("utf8", end + 4, end + 4 + length));
            this.bytes = this.bytes.subarray(end + 4 + length);
            if (message.method) { this.onNotification(message.method, message.params); continue; }
            const request = this.requests.get(message.id);
            this.requests.delete(message.id);
            if (message.error) request?.reject(new Error(message.error.message)); else request?.resolve(message.result);
        }
    }

    ended(onEnd, reason) {
        for (const request of this.requests.values()) request.reject(new Error(reason));
        this.requests.clear();
        onEnd(reason);
    }

    end() {
        this.request("shutdown", null).catch(() => {}).then(() => this.notify("exit", null));
    }
}

const place = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(place(value.start), place(value.end));
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const about = (document) => ({ textDocument: { uri: document.uri.toString() } });
const at = (document, position) => ({
    ...about(document), position: { line: position.line, character: position.character },
});

function edits(value) {
    const edit = new vscode.WorkspaceEdit();
    for (const [uri, list] of Object.entries(value.changes)) {
        for (const change of list) edit.replace(vscode.Uri.parse(uri), range(change.range), change.newText);
    }
    return edit;
}

function symbol(value) {
    const result = new vscode.DocumentSymbol(
        value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
    result.children = value.children.map(symbol);
    return result;
}

function diagnostic(value) {
    const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
    result.source = value.source;
    return result;
}

function activate(context) {
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    const command = vscode.workspace.getConfiguration("rehearsal").get("command");
    if (!folder || !command?.length) return;
    const problems = vscode.languages.createDiagnosticCollection("rehearse");
    let isEnding = false;
    const server = new Server(command, folder, (method, params) => {
        if (method === "textDocument/publishDiagnostics") {
            problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
        } else if (method === "window/showMessage") {
            const show = params.type === 1 ? vscode.window.showErrorMessage : vscode.window.showInformationMessage;
            show(params.message);
        }
    }, (reason) => {
        if (!isEnding) vscode.window.showErrorMessage(`${command.join(" ")}: ${reason}. Build the app, then reload.`);
    });
    const ask = async (method, params, make) => {
        try {
            await server.ready;
            const result = await server.request(method, params);
            return result === null ? undefined : make(result);
        } catch (error) {
            if (method === "textDocument/rename" || method === "textDocument/formatting") throw error;
            return undefined;
        }
    };
    const tell = (method, params) => server.ready.then(() => server.notify(method, params), () => {});
    const isScript = (document) => document.languageId === "walkthrough";
    const opened = (document) => isScript(document) && tell("textDocument/didOpen", {
        textDocument: {
            uri: document.uri.toString(), languageId: "walkthrough", version: document.version,
            text: document.getText(),
        },
    });
    vscode.workspace.textDocuments.forEach(opened);

    const words = ["keyword", "type", "variable", "number", "string", "parameter", "regexp", "comment", "operator"];
    const legend = new vscode.SemanticTokensLegend(words, []);
    const scripts = { language: "walkthrough" };
    const languages = vscode.languages;
    context.subscriptions.push(
        problems,
        { dispose: () => { isEnding = true; server.end(); } },
        vscode.workspace.onDidOpenTextDocument(opened),
        vscode.workspace.onDidCloseTextDocument((document) => {
            if (isScript(document)) tell("textDocument/didClose", about(document));
        }),
        vscode.workspace.onDidSaveTextDocument((document) => tell("textDocument/didSave", about(document))),
        vscode.workspace.onDidChangeTextDocument((event) => {
            if (!isScript(event.document) || event.contentChanges.length === 0) return;
            tell("textDocument/didChange", {
                textDocument: { uri: event.document.uri.toString(), version: event.document.version },
                contentChanges: event.contentChanges.map((change) => ({
                    range: { start: change.range.start, end: change.range.end }, text: change.text,
                })),
            });
        }),
        languages.registerHoverProvider(scripts, {
            provideHover: (document, position) => ask("textDocument/hover", at(document, position), (value) =>
                new vscode.Hover(new vscode.MarkdownString(value.contents.value), range(value.range))),
        }),
        languages.registerCompletionItemProvider(scripts, {
            provideCompletionItems: (document, position) =>
                ask("textDocument/completion", at(document, position), (list) => list.map((value) => {
                    const item = new vscode.CompletionItem(value.label, value.kind - 1);
                    item.detail = value.detail;
                    item.insertText = value.textEdit.newText;
                    item.range = range(value.textEdit.range);
                    item.filterText = document.getText(item.range) + value.label;
                    return item;
                })),
        }, " ", "\"", "/"),
        languages.registerDefinitionProvider(scripts, {
            provideDefinition: (document, position) =>
                ask("textDocument/definition", at(document, position), (list) => list.map(location)),
        }),
        languages.registerReferenceProvider(scripts, {
            provideReferences: (document, position) =>
                ask("textDocument/references", at(document, position), (list) => list.map(location)),
        }),
        languages.registerRenameProvider(scripts, {
            prepareRename: async (document, position) => {
                const found = await ask("textDocument/prepareRename", at(document, position), range);
                if (!found) throw new Error("Only a parameter can be renamed.");
                return found;
            },
            provideRenameEdits: (document, position, newName) =>
                ask("textDocument/rename", { ...at(document, position), newName }, edits),
        }),
        languages.registerDocumentSymbolProvider(scripts, {
            provideDocumentSymbols: (document) =>
                ask("textDocument/documentSymbol", about(document), (list) => list.map(symbol)),
        }),
        languages.registerFoldingRangeProvider(scripts, {
            provideFoldingRanges: (document) => ask("textDocument/foldingRange", about(document), (list) =>
                list.map((value) => new vscode.FoldingRange(
                    value.startLine, value.endLine,
                    value.kind === "comment" ? vscode.FoldingRangeKind.Comment : undefined))),
        }),
        languages.registerDocumentFormattingEditProvider(scripts, {
            provideDocumentFormattingEdits: (document) => ask("textDocument/formatting", about(document), (list) =>
                list.map((value) => vscode.TextEdit.replace(range(value.range), value.newText))),
        }),
        languages.registerDocumentSemanticTokensProvider(scripts, {
            provideDocumentSemanticTokens: (document) => ask("textDocument/semanticTokens/full", about(document),
                (value) => new vscode.SemanticTokens(new Uint32Array(value.data))),
        }, legend),
        languages.registerCodeActionsProvider(scripts, {
            provideCodeActions: (document, where) => ask(
                "textDocument/codeAction",
                { ...about(document), range: { start: where.start, end: where.end }, context: { diagnostics: [] } },
                (list) => list.map((value) => {
                    const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.QuickFix);
                    action.edit = edits(value.edit);
                    action.diagnostics = value.diagnostics.map(diagnostic);
                    action.isPreferred = value.isPreferred;
                    return action;
                })),
        }),
        languages.registerCodeLensProvider(scripts, {
            provideCodeLenses: (document) => ask("textDocument/codeLens", about(document), (list) =>
                list.map((value) => new vscode.CodeLens(range(value.range), value.command))),
        }),
        vscode.commands.registerCommand("rehearse.run", async (uri) => {
            const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri);
            if (document?.isDirty) await document.save();
            await server.ready;
            await server.request("workspace/executeCommand", { command: "rehearse.run", arguments: [uri] })
                .catch((error) => vscode.window.showErrorMessage(error.message));
        }),
    );
}

module.exports = { activate };
