import KooberWorkers

/// The state of DropoffPicker.
struct DropoffPickerLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for a reply.
        case loading
        /// The last search failed.
        case failed
    }

    /// The text of the last search; `nil` before the first search.
    var query: String?
    /// The places on screen, in the server's order.
    var places: [NamedLocation] = []
    /// The chosen place; nil if none is chosen.
    var chosen: NamedLocation?
    var phase = Phase.idle
}
