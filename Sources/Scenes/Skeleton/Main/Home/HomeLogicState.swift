/// The state of Home.
struct HomeLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for a reply.
        case loading
    }

    /// The text of the last reply; `nil` before the first reply, and after the field was cleared.
    var answered: String?
    /// The names on screen, in the server's order.
    var breeds: [String] = []
    var phase = Phase.idle
}
