package import HeadlessUIKit
import WalkthroughLanguage

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
