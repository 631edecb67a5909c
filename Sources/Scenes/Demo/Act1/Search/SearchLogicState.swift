/// What Search knows.
package struct SearchLogicState: Equatable, Codable {
    /// What the search is doing.
    enum Phase: String, Codable {
        case idle
        case loading
        /// The last search failed.
        case failed
    }

    /// The text in the field.
    var searchText = ""
    /// The suggestions on screen, in the order given.
    var suggestions: [String] = []
    /// How often the device was turned; Detail's count overwrites it.
    var numberOfRotations = 0
    var phase = Phase.idle
}
