import Basics
import WalkthroughLanguage

/// What a name in a script refers to.
private enum NamedThing: Equatable {
    /// Another script, by its canonical path.
    case script(String)
    case parameter(String, of: String)
    case tag(String)
}

/// A name in a script, and what it refers to.
private struct Mention {
    var thing: NamedThing
    /// The script's canonical path.
    var path: String
    var location: SourceLocation
    var length: Int
    /// Whether the thing is declared here.
    var declares = false
}

extension ServerSession {
    /// Returns where the thing at a position is declared; for a path in `use`, the start of the script.
    func definition(at parameters: Parameters.At) throws -> [Location] {
        let document = try document(parameters.textDocument.uri)
        let loader = loader()
        guard let found = mention(at: parameters.position, in: document, loader) else { return [] }
        if case .script(let path) = found.thing {
            let start = Position(line: 0, character: 0)
            return [Location(uri: uri(of: path), range: TextRange(start: start, end: start))]
        }
        return locations(of: mentions(loader).filter { $0.thing == found.thing && $0.declares })
    }

    /// Returns all mentions of the thing at a position, in all scripts.
    func references(at parameters: Parameters.At) throws -> [Location] {
        let document = try document(parameters.textDocument.uri)
        let loader = loader()
        guard let found = mention(at: parameters.position, in: document, loader) else { return [] }
        return locations(of: mentions(loader).filter { $0.thing == found.thing })
    }

    /// Returns the name of a parameter at a position, if it can be renamed.
    func renameRange(at parameters: Parameters.At) throws -> TextRange? {
        let document = try document(parameters.textDocument.uri)
        guard let found = mention(at: parameters.position, in: document, loader()),
            case .parameter = found.thing
        else { return nil }
        return document.range(at: found.location, length: found.length)
    }

    /// Returns the edits that rename a parameter, in its script and in the `use` lines of all others.
    func rename(_ parameters: Parameters.Rename) throws -> WorkspaceEdit {
        let document = try document(parameters.textDocument.uri)
        let loader = loader()
        guard let found = mention(at: parameters.position, in: document, loader),
            case .parameter(let name, let owner) = found.thing
        else { throw RequestError.failed("only a parameter can be renamed") }
        let newName = parameters.newName
        guard newName.isBareWord, !newName.contains("."), !newName.contains("-") else {
            throw RequestError.failed("a parameter's name has letters, digits and `_` only")
        }
        let all = mentions(loader)
        guard newName == name || !all.contains(where: { $0.thing == .parameter(newName, of: owner) }) else {
            throw RequestError.failed("\(owner) has a parameter `\(newName)` already")
        }
        var changes: [String: [TextEdit]] = [:]
        for mention in all where mention.thing == found.thing {
            for location in locations(of: [mention]) {
                changes[location.uri, default: []].append(TextEdit(range: location.range, newText: newName))
            }
        }
        return WorkspaceEdit(changes: changes)
    }

    // MARK: - Mentions

    private func mention(
        at position: Position, in document: OpenDocument, _ loader: WalkthroughLoader
    ) -> Mention? {
        mentions(of: document.path, loader).first { mention in
            let range = document.range(at: mention.location, length: mention.length)
            return range.start.line == position.line && range.start.character <= position.character
                && position.character <= range.end.character
        }
    }

    /// Returns the mentions in all scripts, in the order of their paths.
    private func mentions(_ loader: WalkthroughLoader) -> [Mention] {
        var paths = Set(workspace.scripts().map(workspace.locate))
        paths.formUnion(documents.values.map { workspace.locate($0.path) })
        return paths.sorted().flatMap { mentions(of: $0, loader) }
    }

    private func mentions(of path: String, _ loader: WalkthroughLoader) -> [Mention] {
        guard let script = loader.script(path) else { return [] }
        let path = workspace.locate(path)
        func mention(_ thing: NamedThing, _ location: SourceLocation, _ length: Int, declares: Bool = false) -> Mention
        {
            Mention(thing: thing, path: path, location: location, length: length, declares: declares)
        }
        let header = script.header
        var mentions = header.tags.map { mention(.tag($0.value), $0.location, $0.length) }
        mentions += header.parameters.map {
            mention(.parameter($0.name.value, of: path), $0.name.location, $0.name.length, declares: true)
        }
        mentions += (header.examples?.columns ?? []).map {
            mention(.parameter($0.value, of: path), $0.location, $0.value.count, declares: true)
        }
        mentions += script.references.map { reference in
            // The location is that of the dollar sign.
            var location = reference.location
            location.column += 2
            return mention(.parameter(reference.value, of: path), location, reference.value.count)
        }
        for use in script.uses {
            let target = loader.path(of: use)
            mentions.append(mention(.script(target), use.pathLocation, use.pathLength))
            mentions += use.arguments.map { mention(.parameter($0.name, of: target), $0.location, $0.name.count) }
        }
        return mentions
    }

    private func uri(of path: String) -> String {
        documents.values.first { workspace.locate($0.path) == path }?.uri ?? workspace.uri(path)
    }

    /// Returns the locations of mentions; those in files that can no longer be read are left out.
    private func locations(of mentions: [Mention]) -> [Location] {
        var files: [String: OpenDocument] = [:]
        return mentions.compactMap { mention in
            let uri = uri(of: mention.path)
            if files[uri] == nil {
                guard let bytes = documents[uri]?.bytes ?? (try? workspace.read(mention.path)) else { return nil }
                files[uri] = OpenDocument(uri: uri, path: mention.path, bytes: bytes)
            }
            return files[uri].map { Location(uri: uri, range: $0.range(at: mention.location, length: mention.length)) }
        }
    }
}
