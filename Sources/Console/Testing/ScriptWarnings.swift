import WalkthroughLanguage
import WalkthroughRunner

/// Adds the warnings about scripts to a run's results, and at the end those about properties that were never tested.
final class ScriptWarnings: RunRecorder {
    /// The recorders that get the events; strong, they live as long as the run.
    private let recorders: [any RunRecorder]
    /// The warnings about each walkthrough's scripts, by its path.
    private var warnings: [String: [WalkthroughWarning]] = [:]
    /// The walkthroughs by their paths: their apps, and how many properties their scripts have.
    private let walkthroughs: [String: (app: String, own: Int)]
    /// The properties by app, each with the number of its tests.
    private var counts: [String: [(property: Property, count: Int)]] = [:]
    /// The first walkthrough of each app that has ended, in the order of their ends.
    private var first: [(app: String, walkthrough: WalkthroughIdentity)] = []
    /// Whether properties that were never tested are warned of.
    private let judgesProperties: Bool

    /// Makes a recorder of one run; `judgesProperties` says that the run is meant to test all properties.
    init(
        _ walkthroughs: [Walkthrough], _ loaded: LoadResult, judgesProperties: Bool,
        telling recorders: [any RunRecorder]
    ) {
        (self.recorders, self.judgesProperties) = (recorders, judgesProperties)
        self.walkthroughs = Dictionary(
            walkthroughs.map { ($0.path, ($0.app ?? "", $0.properties.count)) }
        ) { first, _ in first }
        for set in loaded.properties { counts[set.app, default: []] += set.properties.map { ($0, 0) } }
        var apps: Set<String> = []
        for walkthrough in walkthroughs where warnings[walkthrough.path] == nil {
            var files = Set(walkthrough.paths)
            // A file of properties has no result of its own.
            if let app = walkthrough.app, apps.insert(app).inserted {
                files.formUnion(loaded.properties.filter { $0.app == app }.map(\.path))
            }
            warnings[walkthrough.path] = loaded.diagnostics.filter { files.contains($0.location.file) }
                .map(WalkthroughWarning.init)
        }
    }

    var wantsDetail: Bool { recorders.contains(where: \.wantsDetail) }

    /// Passes an event on, with the warnings about its walkthrough.
    func record(_ event: RunEvent) {
        switch event {
        case .walkthroughObserved(let walkthrough, let evidence):
            count(evidence, of: walkthrough)
            recorders.record(event)
        case .walkthroughEnded(var result):
            result.warnings = (warnings[result.walkthrough.path] ?? []) + result.warnings
            recorders.record(.walkthroughEnded(result))
        case .runEnded:
            if judgesProperties { warnOfUntested() }
            recorders.record(event)
        case .runStarted, .walkthroughStarted, .schedulesTried, .stepEnded, .walkthroughWarned: recorders.record(event)
        }
    }

    private func count(_ evidence: WalkthroughEvidence, of walkthrough: WalkthroughIdentity) {
        guard let met = evidence.met, let (app, own) = walkthroughs[walkthrough.path] else { return }
        if !first.contains(where: { $0.app == app }) { first.append((app, walkthrough)) }
        for (index, count) in met.dropFirst(own).enumerated() { counts[app]?[index].count += count }
    }

    private func warnOfUntested() {
        for (app, walkthrough) in first.sorted(by: { $0.app < $1.app }) {
            let untested = (counts[app] ?? []).filter { $0.count == 0 }.map { property, _ in
                WalkthroughWarning(
                    at: property.location, "vacuous: `\(property)` \(property.vacuity)",
                    advice: "write a walkthrough that gets there, or remove the property")
            }
            if !untested.isEmpty { recorders.record(.walkthroughWarned(walkthrough, untested)) }
        }
    }
}

extension WalkthroughWarning {
    /// Makes the warning of a result from one about a script; a line that may have a secret is left out.
    fileprivate init(_ diagnostic: Diagnostic) {
        let line = diagnostic.excerpt.map { String($0.text.drop { $0.isWhitespace }) }
        self.init(
            at: diagnostic.location, source: line.flatMap { Secret.isMeant(by: $0) ? nil : $0 },
            diagnostic.message, advice: diagnostic.help ?? "change the line, or remove it")
    }
}
