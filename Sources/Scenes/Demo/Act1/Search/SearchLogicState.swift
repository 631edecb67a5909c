/// The state of Search.
package struct SearchLogicState: Equatable, Codable {
    /// The progress of the search.
    package enum Phase: String, CaseIterable, Codable {
        /// No search is running.
        case idle
        /// Waiting for a reply.
        case loading
        /// The last search failed.
        case failed
    }

    /// The text in the field.
    package var searchText = ""
    /// The suggestions on screen, in the server's order.
    package var suggestions: [String] = []
    /// The number of rotations of the device; Detail's count overwrites it.
    package var numberOfRotations = 0
    /// The progress of the search.
    package var phase = Phase.idle
}
