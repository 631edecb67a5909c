import Basics
import Foundation
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The texts that were typed into secure fields or compared with theirs; a saved script has parameters for them.
struct SavedSecrets {
    /// The parameters' names, in the order in which they are first needed.
    private(set) var names: [String] = []
    /// The names by the texts they stand for.
    private var namesByText: [String: String] = [:]

    /// Finds the secrets of a run.
    init(_ steps: some Sequence<ConsoleStep>) {
        for step in steps where step.isSecret && !step.hasFailed { take(step.command) }
    }

    /// Returns a text in which parameters stand for secrets; short ones count only as a whole text.
    func concealing(_ text: Template) -> Template {
        if let name = namesByText[text.text] { return Template(segments: [.parameter(name)]) }
        let secrets = namesByText.filter { Secret.isSoughtInside(longer: $0.key) && text.text.contains($0.key) }
        guard text.isLiteral, !secrets.isEmpty else { return text }
        var segments = [Template.Segment.text(text.text)]
        // The longest first, for one may be a part of another.
        for (secret, name) in secrets.sorted(by: { ($1.key.count, $0.key) < ($0.key.count, $1.key) }) {
            segments = segments.flatMap { segment -> [Template.Segment] in
                guard case .text(let part) = segment else { return [segment] }
                let parts = part.split(separator: secret, omittingEmptySubsequences: false)
                return Array(parts.map { [.text(String($0))] }.joined(separator: [.parameter(name)]))
            }
        }
        return Template(segments: segments.filter { $0 != .text("") })
    }

    private mutating func take(_ command: Command) {
        switch command {
        case .act(.type(let text), let field): take(text, for: field)
        case .gesture(.type(let text)): take(text, for: nil)
        case .expect(let expectation), .wait(.until(let expectation)):
            guard case .value(let field, let predicate, _) = expectation.condition else { return }
            switch predicate {
            case .equals(let text), .contains(let text): take(text, for: field)
            case .empty, .matches: break
            }
        default: break
        }
    }

    private mutating func take(_ text: Template, for field: ElementQuery?) {
        guard !text.text.isEmpty, namesByText[text.text] == nil else { return }
        let name = name(for: field)
        names.append(name)
        namesByText[text.text] = name
    }

    /// Returns a new parameter name for a field's text: the field's name in lower case.
    private func name(for field: ElementQuery?) -> String {
        var plain = "secret"
        switch field?.name {
        case .label(let label): plain = label.text.lowercased()
        case .identifier(let identifier): plain = identifier
        default: break
        }
        plain = String(plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if plain.first?.isLetter != true { plain = "secret" }
        let numbered = (2...).lazy.map { plain + "\($0)" }
        return names.contains(plain) ? numbered.first { !names.contains($0) } ?? plain : plain
    }
}

/// The `storage` lines of a saved script: with the files that its run found, it passes without their folder.
struct SavedStorage {
    /// The header's lines, and as comments what no script can store.
    private(set) var lines: [String] = []
    /// The parameters that stand for contents with a secret.
    private(set) var secrets: [String] = []

    /// Takes what was in the folder of `--storage` when the run began, and what the header of its script stores.
    ///
    /// - Parameter names: the parameters that the script has already.
    init(_ run: LiveRun, besides names: [String]) {
        let header = run.setup.walkthrough?.storage ?? []
        let replaced = Set(header.map(\.name.value))
        for (name, content) in run.setup.storage.original where !replaced.contains(name) {
            take(name, content, run, names)
        }
        for stored in header { add(stored.name.value, stored.content) }
    }

    private mutating func take(_ name: String, _ content: Data, _ run: LiveRun, _ names: [String]) {
        let known = run.setup.app.storageNames
        guard known.isEmpty || known.contains(StorageName.original(of: name)) else {
            return leaveOut(name, "the app stores nothing under that name")
        }
        guard let text = String(validating: content, as: UTF8.self) else { return leaveOut(name, "it is not text") }
        guard Secret.concealing(inJSON: text) != text || run.session.concealingTypedSecrets(in: text) != text else {
            return add(name, Template(text))
        }
        let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let all = names + secrets
        let numbered = (2...).lazy.map { plain + "\($0)" }
        let parameter = all.contains(plain) ? numbered.first { !all.contains($0) } ?? plain : plain
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
