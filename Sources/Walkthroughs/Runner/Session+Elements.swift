import HeadlessUIKit

extension Session {
    /// What is on screen, for a step that needs a screen.
    func requireScreen() throws(StepFailure) -> Screen {
        guard let screen else { throw StepFailure(.action, "nothing is on screen: the app shows no window") }
        return screen
    }

    /// Returns the one element that a query fits, a row of a list scrolled into view.
    ///
    /// - Throws: `StepFailure` where none or several fit.
    func element(_ query: ElementQuery) throws(StepFailure) -> ScreenElement {
        try revealRows(of: query)
        let finder = ElementFinder(try requireScreen())
        let places = finder.places(of: query)
        if places.count == 1 { return finder.screen.elements[places[0]] }
        throw places.isEmpty ? missing(query, finder) : ambiguous(query, places, finder)
    }

    /// Returns the one element that a query fits, to look at: nothing is scrolled.
    func elementToLookAt(_ query: ElementQuery) throws(StepFailure) -> ScreenElement {
        let finder = ElementFinder(try requireScreen())
        let places = finder.places(of: query)
        if places.count == 1 { return finder.screen.elements[places[0]] }
        guard places.isEmpty else { throw ambiguous(query, places, finder) }
        var failure = missing(query, finder)
        if finder.exists(query) { failure.notes.append("the row is out of view; `scroll` to it first") }
        throw failure
    }

    /// Scrolls each `row N of LIST` that a query names into view, the outermost first.
    private func revealRows(of query: ElementQuery) throws(StepFailure) {
        if let around = query.inside { try revealRows(of: around) }
        guard let position = query.position else { return }
        let finder = ElementFinder(try requireScreen())
        guard let list = finder.list(of: query) else { return }
        _ = list.revealRow(position)
    }

    // MARK: Failures

    /// Says that nothing fits, what comes nearest, and when it was there last.
    func missing(_ query: ElementQuery, _ finder: ElementFinder) -> StepFailure {
        var notes: [String] = []
        if query.position != nil, let list = finder.list(of: query), let count = list.rowCount {
            notes.append("\(list.notation) has \(count) \(count == 1 ? "row" : "rows")")
        } else {
            notes += ElementCandidates(finder: finder, query: query).notes
        }
        if let step = history.stepThatRemoved({ !ElementFinder($0).places(of: query).isEmpty }) {
            notes.append("it was there until the step `\(step)`")
        }
        return StepFailure(.action, "no \(query) is on screen", notes: notes)
    }

    /// Says that several fit, and lists them all.
    func ambiguous(_ query: ElementQuery, _ places: [Int], _ finder: ElementFinder) -> StepFailure {
        StepFailure(
            .action, "\(places.count) elements are called \(query); say which one",
            notes: places.map(finder.notation))
    }
}
