/// What Forecast is given.
struct ForecastSetup {
    /// Whose tides to show.
    let harbour: Harbour
    /// Whether it is the home harbour.
    let isHome: Bool
    /// Called once, when Forecast has left for good, with whether the harbour is home now.
    var finished: (_ isHome: Bool) -> Void
}
