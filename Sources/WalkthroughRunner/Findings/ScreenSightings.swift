import Basics
package import HeadlessUIKit
package import WalkthroughLanguage

/// What a process has seen on the screens of an app's walkthroughs: each element once, however often it was there.
///
/// Made if a run looks for absences; it lives as long as the run, in each runner process for itself.
package final class ScreenSightings {
    /// How much is kept of a run; a run that shows more is not judged.
    private static let limit = 100_000

    /// The screens that were looked through, by app and hash.
    private var screens: [String: Set<UInt64>] = [:]
    /// What was seen, by app.
    private var known: [String: Set<Sighting>] = [:]
    /// What was seen since it was taken last, in the order met.
    private var new: [Sighting] = []
    /// How many screens and elements are kept.
    private var count = 0

    /// Makes a collection of nothing.
    package init() {}

    /// Takes in a screen of an app.
    func note(_ screen: Screen, of app: String) {
        guard count < Self.limit, screens[app, default: []].insert(screen.hash).inserted else { return }
        count += 1
        for element in screen.elements {
            var chain = [SeenElement(element)]
            var around = element.parent
            while let place = around {
                chain.append(SeenElement(screen.elements[place]))
                around = screen.elements[place].parent
            }
            let sighting = Sighting(chain: chain)
            guard known[app, default: []].insert(sighting).inserted else { continue }
            count += 1
            new.append(sighting)
        }
    }

    /// Returns what is new since the last call; nil once there was too much to keep.
    func take() -> [Sighting]? {
        defer { new = [] }
        return count < Self.limit ? new : nil
    }
}

/// An element that was on a screen once, with those it lay in.
package struct Sighting: Hashable, Codable, Sendable {
    /// The element first, then what was around it, the innermost first; never empty.
    package var chain: [SeenElement]

    /// Whether a query fits the element, as it lay there.
    func fits(_ query: ElementQuery) -> Bool { Self.fits(query, chain[...]) }

    /// Whether a query fits the first of some elements of which each lies in the next.
    private static func fits(_ query: ElementQuery, _ chain: ArraySlice<SeenElement>) -> Bool {
        guard let element = chain.first else { return false }
        if let position = query.position, let list = query.inside {
            // A row by its number is there when its list has so many.
            return fits(list, chain) && position <= element.rowCount ?? 0
        }
        guard element.fits(query) else { return false }
        guard let outer = query.inside else { return true }
        return chain.indices.dropFirst().contains { fits(outer, chain[$0...]) }
    }
}

/// An element that was on a screen once: by what queries know of it.
package struct SeenElement: Hashable, Codable, Sendable {
    /// What it was.
    package var role: ElementRole
    /// What it was called.
    package var label: String?
    /// The name by which tests find it.
    package var identifier: String?
    /// How many rows it had, if it was a list.
    package var rowCount: Int?

    /// Takes an element of a screen.
    init(_ element: ScreenElement) {
        role = element.role
        label = element.label
        identifier = element.identifier
        rowCount = element.rowCount
    }

    /// Makes an element that was told elsewhere.
    init(role: ElementRole, label: String?, identifier: String?, rowCount: Int?) {
        self.role = role
        self.label = label
        self.identifier = identifier
        self.rowCount = rowCount
    }

    /// Whether a query fits it, without looking at what was around it.
    func fits(_ query: ElementQuery) -> Bool {
        if let wanted = query.role, wanted != role { return false }
        return switch query.name {
        case nil: true
        case .label(let wanted): label == wanted.text
        case .identifier(let wanted): identifier == wanted
        case .pattern(let pattern): label.map(pattern.isFound) ?? false
        }
    }
}

/// Judges at the end of a run which absences prove nothing, and tells all else on as it comes.
///
/// An element that one walkthrough expects to be absent may be on the screens of another: then the step can fail.
package final class UnseenAbsences: RunRecorder {
    /// Who is told; strong, they live as long as the run.
    private let recorders: [any RunRecorder]
    /// What was seen, by app.
    private var seen: [String: [Sighting]] = [:]
    /// What is to be judged, in the order of the ends.
    private var doubts: [(walkthrough: WalkthroughIdentity, app: String, absences: [DoubtfulAbsence])] = []
    /// Whether everything is known that was on a screen.
    private var isComplete = true

    /// Begins with the start of one run.
    package init(telling recorders: [any RunRecorder]) {
        self.recorders = recorders
    }

    /// Whether one of those who are told wants each step with its detail.
    package var wantsDetail: Bool { recorders.contains(where: \.wantsDetail) }

    /// Tells an event on; before the end of the run, what is doubtful about its walkthroughs.
    package func record(_ event: RunEvent) {
        switch event {
        case .walkthroughEnded(let result): take(result)
        case .runEnded(let summary):
            if isComplete, summary.ended == summary.planned { judge() }
        case .runStarted, .walkthroughStarted, .schedulesTried, .stepEnded, .walkthroughWarned: break
        }
        tell(event)
    }

    private func take(_ result: WalkthroughResult) {
        switch result.outcome {
        case .crashed, .timedOut: isComplete = false
        default: break
        }
        guard let observations = result.observations else { return }
        guard let sightings = observations.sightings else {
            isComplete = false
            return
        }
        seen[observations.app, default: []] += sightings
        guard !observations.absences.isEmpty else { return }
        doubts.append((result.walkthrough, observations.app, observations.absences))
    }

    private func judge() {
        for doubt in doubts {
            let sightings = seen[doubt.app] ?? []
            let warnings = doubt.absences.compactMap { absence -> WalkthroughWarning? in
                guard let query = absence.query, !sightings.contains(where: { $0.fits(query) }) else { return nil }
                return .neverSeen(
                    absence, place: "of \(doubt.app) in this run", nearest: Self.nearest(to: query, in: sightings))
            }
            if !warnings.isEmpty { tell(.walkthroughWarned(doubt.walkthrough, warnings)) }
        }
    }

    private func tell(_ event: RunEvent) {
        for recorder in recorders { recorder.record(event) }
    }

    /// Returns what was probably meant, in the walkthrough language.
    private static func nearest(to query: ElementQuery, in sightings: [Sighting]) -> String? {
        let elements = sightings.map { $0.chain[0] }.filter { query.role == nil || $0.role == query.role }
        switch query.name {
        case .label(let label):
            return NearestWord.search(label.text, among: elements.compactMap(\.label)).map {
                (query.role.map { $0.rawValue + " " } ?? "") + $0.quoted
            }
        case .identifier(let identifier):
            return NearestWord.search(identifier, among: elements.compactMap(\.identifier))
        case .pattern, nil: return nil
        }
    }
}

/// A step that found something absent which its walkthrough has never met.
///
/// Only the whole run can tell what it is worth: another walkthrough may meet it.
package struct DoubtfulAbsence: Hashable, Codable, Sendable {
    /// Where the line stands.
    package var location: SourceLocation
    /// The line as written.
    package var source: String
    /// The `use` lines that led to the script, the outermost first.
    package var uses: [SourceLocation]
    /// What is absent, in the walkthrough language.
    package var element: String

    /// The element; nil if the text does not parse.
    var query: ElementQuery? {
        var parser = ConsoleParser()
        let command = parser.parse("expect no " + element).steps.first?.command
        guard case .expect(let expectation)? = command, case .absent(let query) = expectation.condition else {
            return nil
        }
        return query
    }
}

extension Command {
    /// What it expects to be absent.
    var absentElement: ElementQuery? {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)):
            if case .absent(let query) = expectation.condition { query } else { nil }
        default: nil
        }
    }
}

/// What a walkthrough found that only the whole run can judge.
package struct RunObservations: Equatable, Codable, Sendable {
    /// The app that was seen.
    package var app: String
    /// The steps that found something absent which was never met.
    package var absences: [DoubtfulAbsence]
    /// What was seen for the first time in this process; nil if there was too much to keep.
    package var sightings: [Sighting]?

    /// Makes observations.
    package init(app: String, absences: [DoubtfulAbsence] = [], sightings: [Sighting]? = []) {
        (self.app, self.absences, self.sightings) = (app, absences, sightings)
    }
}
