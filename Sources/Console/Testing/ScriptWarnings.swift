import WalkthroughLanguage
import WalkthroughRunner

/// Adds the warnings about scripts to a run's results, and at the end those about properties that were never tested.
final class ScriptWarnings: RunRecorder {
    /// The recorders that get the events; strong, they live as long as the run.
    private let recorders: [any RunRecorder]
    /// The warnings about each walkthrough's scripts, by its path.
    private var warnings: [String: [WalkthroughWarning]] = [:]
    /// The apps of the walkthroughs, by path.
    private let apps: [String: String]
    /// The properties of each walkthrough's header, by path, each with the number of its tests.
    private var own: [String: [Tested]]
    /// The properties of files, by app.
    private var shared: [String: [Tested]] = [:]
    /// The walkthroughs whose properties were judged, one for each path.
    private var judged: [String: WalkthroughIdentity] = [:]
    /// The paths of those that have failed.
    private var failed: Set<String> = []
    /// Whether properties of files that were never tested are warned of; those of a walkthrough always are.
    private let judgesProperties: Bool

    private typealias Tested = (property: Property, count: Int)

    /// Makes a recorder of one run; `judgesProperties` says that the run is meant to test all properties.
    init(
        _ walkthroughs: [Walkthrough], _ loaded: LoadResult, judgesProperties: Bool,
        telling recorders: [any RunRecorder]
    ) {
        (self.recorders, self.judgesProperties) = (recorders, judgesProperties)
        apps = Dictionary(walkthroughs.map { ($0.path, $0.app ?? "") }) { first, _ in first }
        own = Dictionary(
            walkthroughs.filter { !$0.properties.isEmpty }.map { ($0.path, $0.properties.map { ($0, 0) }) }
        ) { first, _ in first }
        for set in loaded.properties { shared[set.app, default: []] += set.properties.map { ($0, 0) } }
        var known: Set<String> = []
        for walkthrough in walkthroughs where warnings[walkthrough.path] == nil {
            var files = Set(walkthrough.paths)
            // A file of properties has no result of its own.
            if let app = walkthrough.app, known.insert(app).inserted {
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
            // It may have failed before it got to what it would have tested.
            if result.outcome.isFailure { failed.insert(result.walkthrough.path) }
            result.warnings = (warnings[result.walkthrough.path] ?? []) + result.warnings
            recorders.record(.walkthroughEnded(result))
        case .runEnded:
            warnOfUntested()
            recorders.record(event)
        case .runStarted, .walkthroughStarted, .schedulesTried, .stepEnded, .walkthroughWarned: recorders.record(event)
        }
    }

    private func count(_ evidence: WalkthroughEvidence, of walkthrough: WalkthroughIdentity) {
        guard let met = evidence.met, let app = apps[walkthrough.path] else { return }
        if judged[walkthrough.path] == nil { judged[walkthrough.path] = walkthrough }
        let ownCount = own[walkthrough.path]?.count ?? 0
        for (index, count) in met.prefix(ownCount).enumerated() { own[walkthrough.path]?[index].count += count }
        for (index, count) in met.dropFirst(ownCount).enumerated() { shared[app]?[index].count += count }
    }

    private func warnOfUntested() {
        var told: Set<String> = []
        for walkthrough in judged.values.sorted(by: { $0.path < $1.path }) {
            var tested = failed.contains(walkthrough.path) ? [] : own[walkthrough.path] ?? []
            if judgesProperties, let app = apps[walkthrough.path], told.insert(app).inserted {
                tested += shared[app] ?? []
            }
            let untested = tested.filter { $0.count == 0 }.map { property, _ in
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
