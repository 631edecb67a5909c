/// What Forecast knows.
struct ForecastLogicState: Equatable, Codable {
    /// What the forecast is doing.
    enum Phase: String, Codable {
        case loading
        case loaded
        /// The last request failed.
        case failed
    }

    /// Whose tides these are.
    var harbour: Harbour
    /// Whether it is the home harbour.
    var isHome: Bool
    var phase = Phase.loading
    /// Today's tides, earliest first.
    var tides: [Tide] = []
}
