import Foundation
import HeadlessUIKit
import WalkthroughLanguage

/// Finds views that a query would match if they were reachable: hidden ones with their contents, or those below an
/// alert.
struct UnreachableViews {
    /// The query without a match.
    let query: ElementQuery

    /// Returns whether `view`, or a view below it, has the name in the query and is hidden, or is shown.
    func areThere(in view: UIView, hidden: Bool) -> Bool {
        guard query.name != nil, query.inside == nil else { return false }
        return look(at: view, isHidden: false, wanting: hidden)
    }

    private func look(at view: UIView, isHidden: Bool, wanting wanted: Bool) -> Bool {
        let isHidden = isHidden || view.isHidden || view.alpha <= 0.01
        if isHidden == wanted, fits(view) { return true }
        if isHidden, !wanted { return false }
        return view.subviews.contains { look(at: $0, isHidden: isHidden, wanting: wanted) }
    }

    private func fits(_ view: UIView) -> Bool {
        guard let role = view.elementRole, query.role == nil || query.role == role else { return false }
        return query.name?.fits(label: view.elementLabel, identifier: view.elementIdentifier) ?? false
    }
}

/// Finds the row that a query means among the rows that lists have but do not show.
struct RowsOutOfView {
    /// The maximum number of rows of a list that is searched, since the search makes a cell for each.
    private static let limit = 1000

    /// Finds elements on the screen.
    let finder: ElementFinder

    /// Returns how to scroll to a missing row, or to the row around the missing element; `nil` if no list has it.
    func advice(for query: ElementQuery) -> String? {
        var row = query
        while let around = row.inside, finder.places(of: around).isEmpty { row = around }
        guard row.role == nil || row.role == .row, let isMeant = Self.test(of: row) else { return nil }
        for place in lists(around: row) where finder.screen.elements[place].rowLabels?.contains(where: isMeant) == true
        {
            guard let list = ElementNaming(finder.screen).query(for: place) else { continue }
            return "\(row) is out of view; `scroll \(list) to \(row)` brings it into view"
        }
        return nil
    }

    /// Returns the indices of the lists that may contain a row.
    private func lists(around row: ElementQuery) -> [Int] {
        let elements = finder.screen.elements
        let lists = elements.indices.filter { (1...Self.limit).contains(elements[$0].rowCount ?? 0) }
        guard let around = row.inside else { return lists }
        let places = finder.places(of: around)
        return lists.filter { list in places.contains { $0 <= list && list < elements[$0].end } }
    }

    /// Returns a test of whether a row's label is meant; `nil` if the query is not about a label.
    private static func test(of row: ElementQuery) -> ((String) -> Bool)? {
        switch row.name {
        // A row without a label has an empty one here, which no query should match.
        case .label(let label): label.text.isEmpty ? nil : { $0 == label.text }
        case .pattern(let pattern): { !$0.isEmpty && pattern.isFound(in: $0) }
        case .identifier, nil: nil
        }
    }
}

/// The open alert: only its own elements can be used until it is answered.
struct OpenAlert {
    /// How many of its buttons are named.
    private static let limit = 3

    /// The screen, which consists of the alert.
    private let screen: Screen

    /// Makes the open alert of a screen; `nil` if none is open.
    init?(_ screen: Screen) {
        guard let first = screen.elements.first, first.role == .alert, first.end == screen.elements.count else {
            return nil
        }
        self.screen = screen
    }

    /// A note that it covers the element of a step, and how to answer it.
    var coverNote: String { "\(name) covers it" + answer }

    /// A note that only its own elements can be used, and how to answer it.
    var note: String { "\(name) is open, and only its own elements can be used" + answer }

    /// Returns why going back is impossible, and how to answer the alert; `nil` for another gesture.
    func refusal(of gesture: Gesture) -> String? {
        gesture.goesBack ? "there is no Back while \(name) is open" + answer : nil
    }

    private var name: String { screen.elements.first.map { "the " + $0.notation } ?? "an alert" }

    private var answer: String {
        let naming = ElementNaming(screen)
        let buttons = screen.elements.indices.filter { screen.elements[$0].role == .button }
        let taps = buttons.prefix(Self.limit).compactMap { naming.query(for: $0) }.map { "`tap \($0)`" }
        return taps.isEmpty ? "" : "; answer it first: " + taps.joined(separator: " or ")
    }
}
