import WalkthroughLanguage
import WalkthroughRunner

/// Counts over a run how often each property of an app was put to the test.
final class PropertyLedger: RunRecorder {
    /// The walkthroughs by their paths: of which app they are, and how many properties of their own they have.
    private let walkthroughs: [String: (app: String, own: Int)]
    /// The properties by app, with how often each was put to the test.
    private var counts: [String: [(property: Property, count: Int)]] = [:]
    /// The apps of which a walkthrough has ended.
    private var apps: [String] = []

    init(_ walkthroughs: [Walkthrough], _ sets: [PropertySet]) {
        self.walkthroughs = Dictionary(
            walkthroughs.map { ($0.path, ($0.app ?? "", $0.properties.count)) },
            uniquingKeysWith: { first, _ in first })
        for set in sets { counts[set.app, default: []] += set.properties.map { ($0, 0) } }
    }

    /// Takes in what a walkthrough has met.
    func record(_ event: RunEvent) {
        guard case .walkthroughEnded(let result) = event, let met = result.met,
            let (app, own) = walkthroughs[result.walkthrough.path]
        else { return }
        if !apps.contains(app) { apps.append(app) }
        for (place, count) in met.dropFirst(own).enumerated() { counts[app]?[place].count += count }
    }

    /// Says which properties were never put to the test, unless only some walkthroughs were meant.
    func tell(_ options: TestOptions, _ context: CommandContext) {
        for (property, count) in apps.sorted().flatMap({ counts[$0] ?? [] }) {
            guard count == 0, !options.chooses, options.locations.isEmpty else { continue }
            context.remark("\(property.location): warning: vacuous: `\(property)` was never put to the test")
        }
    }
}
