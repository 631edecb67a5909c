import Basics
import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

extension Session {
    /// The failure of a step that needs a screen if there is none.
    static var nothingOnScreen: StepFailure { StepFailure(.action, "nothing is on screen: the app shows no window") }

    /// Returns the screen, for a step that needs one; throws if there is none.
    func requireScreen() throws(StepFailure) -> Screen {
        guard let screen else { throw Self.nothingOnScreen }
        return screen
    }

    /// Returns the one element that matches a query, after scrolling its list to it.
    ///
    /// If several match, only those count that could ever perform the action: `tap "Sign In"` means the button and not
    /// a heading of that name. A disabled control counts, so that the tap on it fails.
    ///
    /// - Throws: `StepFailure` if none or several match.
    func element(
        _ query: ElementQuery, for action: ElementAction? = nil, since begin: StageInstant? = nil
    ) throws(StepFailure) -> ScreenElement {
        try revealRows(of: query)
        let finder = ElementFinder(try requireScreen())
        var indices = finder.indices(of: query)
        if indices.count > 1, let action {
            let able = indices.filter { finder.screen.elements[$0].couldTake(action) }
            if !able.isEmpty { indices = able }
        }
        if indices.count == 1 { return finder.screen.elements[indices[0]] }
        let begin = begin ?? stage.clock.now
        if indices.isEmpty, try endScrolls(since: begin) { return try element(query, for: action, since: begin) }
        throw indices.isEmpty ? missing(query, finder) : ambiguous(query, indices, finder)
    }

    /// Returns the one element that matches a query, for an expectation, which scrolls nothing.
    func elementToCheck(_ query: ElementQuery) throws(StepFailure) -> ScreenElement {
        let finder = ElementFinder(try requireScreen())
        let indices = finder.indices(of: query)
        if indices.count == 1 { return finder.screen.elements[indices[0]] }
        guard indices.isEmpty else { throw ambiguous(query, indices, finder) }
        throw finder.rowOutOfView(around: query).map(outOfView) ?? missing(query, finder, .expectation)
    }

    /// Makes the failure for a row out of view, which must be scrolled into view first.
    func outOfView(_ row: ElementQuery) -> StepFailure {
        let list = row.inside.map { "\($0)" } ?? ""
        return StepFailure(.action, "\(row) is out of view; `scroll \(list) to \(row)` brings it into view")
    }

    /// Scrolls each `row N of LIST` that a query names into view, the outermost first.
    private func revealRows(of query: ElementQuery) throws(StepFailure) {
        if let around = query.inside { try revealRows(of: around) }
        guard let position = query.position else { return }
        let lists = ElementFinder(try requireScreen()).lists(of: query)
        if lists.count == 1 { _ = lists[0].revealRow(position) }
    }

    // MARK: Failures

    /// Notes for a step that needs no element while an alert is open.
    var alertNotes: [String] { screen.flatMap(OpenAlert.init).map { [$0.note] } ?? [] }

    /// Makes the failure for a query without a match, with the nearest elements and when a match was last there.
    func missing(
        _ query: ElementQuery, _ finder: ElementFinder, _ kind: StepFailure.Kind = .action, isSearched: Bool = false
    ) -> StepFailure {
        guard explainsFailures else { return StepFailure(kind, "no \(query) is on screen") }
        var notes: [String] = []
        for list in finder.lists(of: query) {
            let count = list.rowCount.map { "has " + $0.counted("row") } ?? "is no list"
            notes.append(list.notation + " " + count)
        }
        if notes.isEmpty {
            notes = ElementCandidates(finder: finder, query: query).notes
            if !isSearched, let advice = RowsOutOfView(finder: finder).advice(for: query) { notes.append(advice) }
        }
        let top = stage.run { UIApplication.shared.frontWindow?.topmostController }
        let views = UnreachableViews(query: query)
        if let view = top?.view, views.areThere(in: view, hidden: true) { notes = ["it is there, but hidden"] }
        if let alert = OpenAlert(finder.screen), let below = top?.belowAlerts?.view,
            views.areThere(in: below, hidden: false)
        {
            return StepFailure(kind, "no \(query) is on screen", notes: [alert.coverNote])
        }
        if let step = watch.history.stepThatRemoved({ !ElementFinder($0).indices(of: query).isEmpty }) {
            notes.append("it was there until the step `\(step)`")
        }
        return StepFailure(kind, "no \(query) is on screen", notes: notes)
    }

    /// Makes the failure for a query with several matches, with a query that identifies each of them.
    func ambiguous(_ query: ElementQuery, _ indices: [Int], _ finder: ElementFinder) -> StepFailure {
        guard explainsFailures else { return StepFailure(.action, "\(indices.count) elements match \(query)") }
        let naming = ElementNaming(finder.screen)
        let words = indices.map { naming.query(for: $0) }
        let advice = words.allSatisfy { $0 == nil } ? "give each an identifier" : "say which one"
        return StepFailure(
            .action, "\(indices.count) elements match \(query); \(advice)",
            notes: zip(indices, words).map { index, words in
                let bar = finder.screen.elements[index].nameOfBar.map { ", in the " + $0 } ?? ""
                return finder.notation(index) + bar + ": "
                    + (words.map { "write `\($0)`" } ?? "only its position distinguishes it")
            })
    }
}

extension UIViewController {
    /// The controller below all open alerts; nil if there is none.
    fileprivate var belowAlerts: UIViewController? {
        var controller: UIViewController? = self
        while let alert = controller, alert.isAlert { controller = alert.presentingViewController }
        return controller
    }
}

extension ScreenElement {
    /// The name of the bar around the element; nil if it is in none.
    fileprivate var nameOfBar: String? {
        var next = view
        while let view = next {
            if let name = view.barName { return name }
            next = view.superview
        }
        return nil
    }
}
