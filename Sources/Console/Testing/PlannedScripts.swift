import StageRuntime
import Walkthroughs

/// The scripts of a plan in a worker that is a program of its own, each read when it is first wanted.
final class PlannedScripts {
    /// Reads them; strong, this object owns it.
    private let loader: WalkthroughLoader
    /// What the last script stands for: the rows of one mostly follow each other.
    private var last: (path: ExactText, walkthroughs: [Walkthrough]) = (ExactText(""), [])

    init(_ plan: SpawnedPlan, _ project: Project, _ options: TestOptions) {
        let scripts = Dictionary(plan.scripts.map { (ExactText($0.path), $0.bytes) }, uniquingKeysWith: { $1 })
        loader = WalkthroughLoader(vocabulary: project.vocabulary, parameters: options.parameters.values) {
            (path) throws(ScriptReadError) in
            guard let bytes = scripts[ExactText(path)] else { throw .missing }
            return bytes
        }
    }

    /// Returns a walkthrough of the plan; nil where its script is no longer what was planned from.
    func walkthrough(_ identity: WalkthroughIdentity) -> Walkthrough? {
        let path = ExactText(identity.path)
        if last.path != path { last = (path, loader.load([identity.path]).walkthroughs) }
        return last.walkthroughs.first { walkthrough in
            let found = WalkthroughIdentity(walkthrough)
            return found.line == identity.line && found.rowName == identity.rowName
        }
    }

    /// Returns the result of a walkthrough that is not there.
    static func missing(_ identity: WalkthroughIdentity) -> WalkthroughResult {
        let failure = WalkthroughFailure(
            location: SourceLocation(file: identity.path, line: identity.line ?? 1, column: 1), source: nil, uses: [],
            failure: StepFailure(.problem("plan"), "this script was changed while the run began; run it again"),
            stepsBefore: 0, time: .zero, screen: [], pending: [], lastEvents: [])
        return WalkthroughResult(identity: identity, outcome: .failed, failures: [failure])
    }
}
