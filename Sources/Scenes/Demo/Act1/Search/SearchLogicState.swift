/// What Search knows.
package struct SearchLogicState: Equatable, Codable {
    /// What the search is doing.
    package enum Phase: String, CaseIterable, Codable {
        /// Nothing.
        case idle
        /// Waiting for a reply.
        case loading
        /// The last search failed.
        case failed
    }

    /// The text in the field.
    package var searchText = ""
    /// The suggestions on screen, in the order given.
    package var suggestions: [String] = []
    /// How often the device was turned; Detail's count overwrites it.
    package var numberOfRotations = 0
    /// What the search is doing.
    package var phase = Phase.idle
}
