import WalkthroughLanguage

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
