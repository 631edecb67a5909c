import Workers

/// What DropoffPicker knows.
struct DropoffPickerLogicState: Equatable, Codable {
    /// What the search is doing.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for a reply.
        case loading
        /// The last search failed.
        case failed
    }

    /// The text that was searched for last; `nil` before the first search.
    var query: String?
    /// The places on screen, in the order given.
    var places: [NamedLocation] = []
    /// The place chosen, if one is.
    var chosen: NamedLocation?
    var phase = Phase.idle
}
