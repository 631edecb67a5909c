/// What Home knows.
struct HomeLogicState: Equatable, Codable {
    /// What the search is doing.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for a reply.
        case loading
    }

    /// The text that was answered last; `nil` before the first answer, and once the field was emptied.
    var answered: String?
    /// The names on screen, in the order given.
    var breeds: [String] = []
    /// What the search is doing.
    var phase = Phase.idle
}
