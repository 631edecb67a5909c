import Foundation
import Reports
import StageRuntime
import Walkthroughs

/// The lines that give a saved script what its run found stored, so that it needs no folder to pass.
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
        guard let text = String(validating: content, as: UTF8.self) else { return leaveOut(name, "it is no text") }
        guard Secret.concealing(inJSON: text) != text || run.session.concealingTypedSecrets(in: text) != text else {
            return add(name, Template(text))
        }
        let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let all = names + secrets
        let numbered = (2...).lazy.map { plain + "\($0)" }
        let parameter = all.contains(plain) ? numbered.first { !all.contains($0) } ?? plain : plain
        secrets.append(parameter)
        lines.append("storage \(LanguageText.name(name)) with \"${\(parameter)}\"")
    }

    private mutating func add(_ name: String, _ content: Template) {
        lines.append("storage \(LanguageText.name(name)) with \(LanguageText.quoted(content))")
    }

    private mutating func leaveOut(_ name: String, _ reason: String) {
        lines.append("# left out of what was stored, for \(reason): " + SafeText.fragment(name))
    }
}
