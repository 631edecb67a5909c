import Basics
import Foundation
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The texts of secure fields, which a saved script replaces by parameters.
struct SavedSecrets {
    /// The parameters' names, in the order in which they are first needed.
    private(set) var names: [String] = []
    /// The parameters' names, by the texts that they replace.
    private(set) var namesByText: [String: String] = [:]

    /// Makes them from texts, each with the name of its field or parameter.
    init(_ texts: [(text: String, name: String)]) {
        for (text, name) in texts where namesByText[text] == nil {
            names.append(Self.parameter(name.isEmpty ? "secret" : name, besides: names))
            namesByText[text] = names.last
        }
    }

    /// Finds the secrets of a run.
    init(_ steps: some Sequence<ConsoleStep>) {
        for step in steps where step.isSecret && !step.hasFailed { note(step.command) }
    }

    /// Returns a text with parameters instead of secrets; a short secret is replaced only if it is the whole text.
    func concealing(_ text: Template) -> Template {
        if let name = namesByText[text.text] { return Template(segments: [.parameter(name)]) }
        let secrets = namesByText.filter { Secret.isSoughtInside(longer: $0.key) && text.text.contains($0.key) }
        guard text.isLiteral, !secrets.isEmpty else { return text }
        var segments = [Template.Segment.text(text.text)]
        // The longest first, since one may be a part of another.
        for (secret, name) in secrets.sorted(by: { ($1.key.count, $0.key) < ($0.key.count, $1.key) }) {
            segments = segments.flatMap { segment -> [Template.Segment] in
                guard case .text(let part) = segment else { return [segment] }
                let parts = part.split(separator: secret, omittingEmptySubsequences: false)
                return Array(parts.map { [.text(String($0))] }.joined(separator: [.parameter(name)]))
            }
        }
        return Template(segments: segments.filter { $0 != .text("") })
    }

    private mutating func note(_ command: Command) {
        switch command {
        case .act(.type(let text), let field): note(text, for: field)
        case .gesture(.type(let text)): note(text, for: nil)
        case .expect(let expectation), .wait(.until(let expectation)):
            guard case .value(let field, let predicate, _) = expectation.condition else { return }
            switch predicate {
            case .equals(let text), .contains(let text): note(text, for: field)
            case .empty, .matches: break
            }
        default: break
        }
    }

    private mutating func note(_ text: Template, for field: ElementQuery?) {
        guard !text.text.isEmpty, namesByText[text.text] == nil else { return }
        let name = name(for: field)
        names.append(name)
        namesByText[text.text] = name
    }

    /// Returns a new parameter name for a field's text: the field's name in lower case.
    private func name(for field: ElementQuery?) -> String {
        switch field?.name {
        case .label(let label): Self.parameter(label.text.lowercased(), besides: names)
        case .identifier(let identifier): Self.parameter(identifier, besides: names)
        case .pattern, nil: Self.parameter("secret", besides: names)
        }
    }

    /// Returns a parameter name made of a text, with a number if others have the name.
    fileprivate static func parameter(_ text: String, besides taken: [String]) -> String {
        var plain = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if plain.first?.isLetter != true { plain = "secret" }
        let numbered = (2...).lazy.map { plain + "\($0)" }
        return taken.contains(plain) ? numbered.first { !taken.contains($0) } ?? plain : plain
    }
}

/// The `storage` lines of a saved script, for the files that its run found.
struct SavedStorage {
    /// The header's lines, with comments about files that no script can store.
    private(set) var lines: [String] = []
    /// The parameters for contents with a secret.
    private(set) var secrets: [String] = []

    /// Makes the lines for the files in the folder of `--storage` at the run's start, and for those of its script.
    ///
    /// - Parameter names: the parameters that the script has already.
    init(_ run: LiveRun, besides names: [String]) {
        let header = run.setup.walkthrough?.storage ?? []
        let replaced = Set(header.map(\.name.value))
        for (name, content) in run.setup.storage.original where !replaced.contains(name) {
            add(name, content, run, names)
        }
        for stored in header { add(stored.name.value, stored.content) }
    }

    private mutating func add(_ name: String, _ content: Data, _ run: LiveRun, _ names: [String]) {
        let known = run.setup.app.storageNames
        guard known.isEmpty || known.contains(StorageName.original(of: name)) else {
            return leaveOut(name, "the app stores nothing under that name")
        }
        guard let text = String(validating: content, as: UTF8.self) else { return leaveOut(name, "it is not text") }
        guard Secret.concealing(inJSON: text) != text || run.session.secrets.concealing(in: text) != text else {
            return add(name, Template(text))
        }
        let parameter = SavedSecrets.parameter(name, besides: names + secrets)
        secrets.append(parameter)
        lines.append("storage \(name.quotedUnlessBare) with \"${\(parameter)}\"")
    }

    private mutating func add(_ name: String, _ content: Template) {
        lines.append("storage \(name.quotedUnlessBare) with \(content.quoted)")
    }

    private mutating func leaveOut(_ name: String, _ reason: String) {
        lines.append("# left out of the storage because \(reason): " + SafeText.fragment(name))
    }
}
