import Foundation
import HeadlessUIKit
import WalkthroughLanguage

/// Finds views that a query would fit if they were on screen: hidden ones with those in them, or those below an alert.
struct UnreachableViews {
    /// What is looked for.
    let query: ElementQuery

    /// Tells whether a view at or below `view` is called what the query asks for, and is hidden or shown.
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
        switch query.name {
        case .label(let label): return view.elementLabel == label.text
        case .identifier(let identifier): return view.elementIdentifier == identifier
        case .pattern(let pattern): return view.elementLabel.map(pattern.isFound) ?? false
        case nil: return false
        }
    }
}

/// Finds the row that a query means among those that the lists on a screen have but do not show.
struct RowsOutOfView {
    /// How many rows of a list are asked for their labels: those out of view are made for the question.
    private static let limit = 1000

    /// Finds elements on the screen.
    let finder: ElementFinder

    /// Returns how to bring a row into view that is missing, or that what is missing lies in; nil if no list has it.
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

    /// Returns the places of the lists that a row can be in.
    private func lists(around row: ElementQuery) -> [Int] {
        let elements = finder.screen.elements
        let lists = elements.indices.filter { (1...Self.limit).contains(elements[$0].rowCount ?? 0) }
        guard let around = row.inside else { return lists }
        let places = finder.places(of: around)
        return lists.filter { list in places.contains { $0 <= list && list < elements[$0].end } }
    }

    /// Returns what tells whether a row's label is meant; nil if something else than a label is asked for.
    private static func test(of row: ElementQuery) -> ((String) -> Bool)? {
        switch row.name {
        // A row without a label has an empty one here, by which nothing finds it.
        case .label(let label): label.text.isEmpty ? nil : { $0 == label.text }
        case .pattern(let pattern): { !$0.isEmpty && pattern.isFound(in: $0) }
        case .identifier, nil: nil
        }
    }
}

/// The alert that is up: only its own elements count until it is answered.
struct OpenAlert {
    /// How many of its buttons are named.
    private static let limit = 3

    /// The screen that it is.
    private let screen: Screen

    /// Takes the alert that is up; nil if none is.
    init?(_ screen: Screen) {
        guard let first = screen.elements.first, first.role == .alert, first.end == screen.elements.count else {
            return nil
        }
        self.screen = screen
    }

    /// Says that it covers what a step looks for, and how it is answered.
    var coverNote: String { "\(name) covers it" + answer }

    /// Says that nothing else counts, and how it is answered.
    var note: String { "\(name) is up, and only its own elements count" + answer }

    /// Says why there is no going back, and how the alert is answered; nil for another gesture.
    func refusal(of gesture: Gesture) -> String? {
        gesture.goesBack ? "there is no Back while \(name) is up" + answer : nil
    }

    private var name: String { screen.elements.first.map { "the " + $0.notation } ?? "an alert" }

    private var answer: String {
        let naming = ElementNaming(screen)
        let buttons = screen.elements.indices.filter { screen.elements[$0].role == .button }
        let taps = buttons.prefix(Self.limit).compactMap { naming.query(for: $0) }.map { "`tap \($0)`" }
        return taps.isEmpty ? "" : "; answer it first: " + taps.joined(separator: " or ")
    }
}
