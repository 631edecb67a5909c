import Basics
import Configuration
import Explorer
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Makes the scripts of findings, each of which fails by itself, and the commands that run them.
struct ExplorationScripts {
    /// The scripts as they are saved.
    let texts: [String]
    /// The parameters of each that its command must give, as `NAME=…`.
    let givenParameters: [[String]]
    /// The options of the commands, with all of these parameters.
    let options: [String]

    init(_ explorer: Explorer, _ project: Project, _ options: ExploreOptions, _ context: CommandContext) {
        let app = explorer.setup.app
        let secrets = SavedSecrets(explorer.secrets.map { ($0.text, $0.name) })
        let given = options.parameters.map(\.value).filter { !$0.isEmpty }
        // What a script of the app says is no secret between scripts; what somebody has given stays out of files.
        let parameters = explorer.secrets.compactMap { secret -> (name: String, line: String, isGiven: Bool)? in
            guard let name = secrets.namesByText[secret.text] else { return nil }
            let isGiven = given.contains { secret.text.contains($0) || $0.contains(secret.text) }
            return (name, "param \(name)" + (isGiven ? "" : " = \(secret.text.quoted)"), isGiven)
        }
        texts = explorer.findings.map { finding in
            let root = explorer.setup.roots[finding.root]
            let own = Set(((try? root.walkthrough.overrides()) ?? []).map(\.keyPath))
            var shown = finding
            shown.failure.message = explorer.concealing(in: finding.failure.message)
            let settings = project.configuration.entries.filter { !own.contains($0.keyPath) }
                .flatMap { SavedScript.setting($0, of: app) }
            return FindingScript(
                shown, root: root, app: app.name, settings: settings,
                parameters: parameters.map { ($0.name, $0.line) }, concealing: secrets.concealing
            ).text
        }
        let open = parameters.filter(\.isGiven).map(\.name)
        givenParameters = texts.map { text in
            let lines = Set(text.lines)
            return open.filter { lines.contains("param \($0)") }
                .map { ReproductionCommand.option(ofParameter: $0)[1] }
        }
        var words: [String] = []
        if let seed = options.seed { words += ["--seed", String(seed)] }
        for name in open { words += ReproductionCommand.option(ofParameter: name) }
        if let file = context.common.configFile { words += ["--config", file] }
        for setting in context.common.settings where setting.shownValue != setting.value {
            words += ["--set", setting.key + "=" + setting.shownValue]
        }
        self.options = words
    }
}
