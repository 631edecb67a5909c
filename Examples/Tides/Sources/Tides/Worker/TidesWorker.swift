/// What knows when the water is high and low.
///
/// A scene sees only this; offline and live implementations stand behind it.
protocol TidesWorker: AnyObject {
    /// Returns today's tides of a harbour, earliest first.
    ///
    /// - Throws: ``TidesError``; its `cancelled` as soon as the asking task is cancelled.
    func forecast(for harbour: Harbour) async throws(TidesError) -> [Tide]
}
