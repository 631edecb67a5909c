import Basics
import HeadlessUIKit
package import Results
import WalkthroughLanguage

/// The elements that a process has seen in an app's walkthroughs, each recorded once.
///
/// Made for a run that expects absences; it lives as long as the run, one in each runner process.
package final class ScreenSightings {
    /// The maximum number of screens and elements kept of a run; beyond it, absences are not judged.
    private static let limit = 100_000

    /// The recorded screens, by app and hash.
    private var screens: [String: Set<UInt64>] = [:]
    /// The recorded elements, by app.
    private var known: [String: Set<Sighting>] = [:]
    /// The elements recorded since the last call of ``drain()``, in order.
    private var new: [Sighting] = []
    private var count = 0

    /// Makes an empty collection.
    package init() {}

    func note(_ screen: Screen, of app: String) {
        guard count < Self.limit, screens[app, default: []].insert(screen.hash).inserted else { return }
        count += 1
        for element in screen.elements {
            var chain = [SeenElement(element)]
            var around = element.parent
            while let index = around {
                chain.append(SeenElement(screen.elements[index]))
                around = screen.elements[index].parent
            }
            let sighting = Sighting(chain: chain)
            guard known[app, default: []].insert(sighting).inserted else { continue }
            count += 1
            new.append(sighting)
        }
    }

    /// Returns what is new since the last call; `nil` once there was too much to keep.
    func drain() -> [Sighting]? {
        defer { new = [] }
        return count < Self.limit ? new : nil
    }
}

extension Sighting {
    /// Returns whether a query would have matched the element there.
    func fits(_ query: ElementQuery) -> Bool { Self.fits(query, chain[...]) }

    /// Returns whether a query matches the first of some elements, each of which lies in the next.
    private static func fits(_ query: ElementQuery, _ chain: ArraySlice<SeenElement>) -> Bool {
        guard let element = chain.first else { return false }
        if let position = query.position, let list = query.inside {
            // A row named by its number exists if its list has that many rows.
            return fits(list, chain) && position <= element.rowCount ?? 0
        }
        guard element.fits(query) else { return false }
        guard let outer = query.inside else { return true }
        return chain.indices.dropFirst().contains { fits(outer, chain[$0...]) }
    }
}

extension SeenElement {
    /// Returns whether a query matches it, ignoring what was around it.
    func fits(_ query: ElementQuery) -> Bool {
        if let wanted = query.role, wanted != role { return false }
        return query.name?.fits(label: label, identifier: identifier) ?? true
    }
}

/// Finds at the end of a run the expected absences that prove nothing; passes all events on at once.
///
/// An expected absence proves something only if some walkthrough of the run has seen the element.
package final class UnseenAbsences: RunRecorder {
    /// The recorders that get the events; strong, they live as long as the run.
    private let recorders: [any RunRecorder]
    private var seen: [String: [Sighting]] = [:]
    /// The absences to judge, in the order in which their walkthroughs ended.
    private var doubts: [(walkthrough: WalkthroughIdentity, app: String, absences: [DoubtfulAbsence])] = []
    /// Whether all seen elements are known.
    private var isComplete = true

    /// Makes it for one run.
    package init(telling recorders: [any RunRecorder]) {
        self.recorders = recorders
    }

    /// Whether one of the recorders wants each step with its detail.
    package var wantsDetail: Bool { recorders.contains(where: \.wantsDetail) }

    /// Passes an event on; before the end of the run, adds the warnings about its walkthroughs.
    package func record(_ event: RunEvent) {
        switch event {
        case .walkthroughObserved(let walkthrough, let evidence): add(evidence.observations, of: walkthrough)
        case .walkthroughEnded(let result):
            if result.outcome == .crashed || result.outcome == .timedOut { isComplete = false }
        case .runEnded(let summary):
            if isComplete, summary.ended == summary.planned { judge() }
        case .runStarted, .walkthroughStarted, .schedulesTried, .stepEnded, .walkthroughWarned: break
        }
        recorders.record(event)
    }

    private func add(_ observations: RunObservations?, of walkthrough: WalkthroughIdentity) {
        guard let observations else { return }
        guard let sightings = observations.sightings else {
            isComplete = false
            return
        }
        seen[observations.app, default: []] += sightings
        guard !observations.absences.isEmpty else { return }
        doubts.append((walkthrough, observations.app, observations.absences))
    }

    private func judge() {
        for doubt in doubts {
            let sightings = seen[doubt.app] ?? []
            let warnings = doubt.absences.compactMap { absence -> WalkthroughWarning? in
                guard let query = absence.query, !sightings.contains(where: { $0.fits(query) }) else { return nil }
                return .neverSeen(
                    absence, scope: "of \(doubt.app) in this run", nearest: Self.nearest(to: query, in: sightings))
            }
            if !warnings.isEmpty { recorders.record(.walkthroughWarned(doubt.walkthrough, warnings)) }
        }
    }

    /// Returns the element that the query probably means, in the walkthrough language.
    private static func nearest(to query: ElementQuery, in sightings: [Sighting]) -> String? {
        let elements = sightings.map { $0.chain[0] }.filter { query.role == nil || $0.role == query.role }
        switch query.name {
        case .label(let label):
            return NearestWord.search(label.text, among: elements.compactMap(\.label)).map {
                (query.role.map { $0.rawValue + " " } ?? "") + $0.quoted
            }
        case .identifier(let identifier):
            return NearestWord.search(identifier, among: elements.compactMap(\.identifier)).map(\.asIdentifier)
        case .pattern, nil: return nil
        }
    }
}

extension Command {
    /// The element that it expects to be absent.
    var absentElement: ElementQuery? {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)):
            if case .absent(let query) = expectation.condition { query } else { nil }
        default: nil
        }
    }
}
