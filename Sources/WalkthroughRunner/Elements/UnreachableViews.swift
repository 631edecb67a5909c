import Basics
import Foundation
import HeadlessUIKit
import WalkthroughLanguage

/// Finds views that a query would match if they were reachable: hidden ones, or those below an alert.
struct UnreachableViews {
    /// The query without a match.
    let query: ElementQuery

    /// Returns whether `view`, or a view below it, has the name in the query and is hidden, or is shown.
    func areThere(in view: UIView, hidden: Bool) -> Bool {
        guard query.name != nil, query.inside == nil else { return false }
        return search(view, isHidden: false, wanting: hidden)
    }

    private func search(_ view: UIView, isHidden: Bool, wanting wanted: Bool) -> Bool {
        let isHidden = isHidden || view.isHidden || view.alpha <= 0.01
        if isHidden == wanted, fits(view) { return true }
        if isHidden, !wanted { return false }
        return view.subviews.contains { search($0, isHidden: isHidden, wanting: wanted) }
    }

    private func fits(_ view: UIView) -> Bool {
        guard let role = view.elementRole, query.role == nil || query.role == role else { return false }
        let label = role == .row ? view.rowLabel : view.elementLabel
        return query.name?.fits(label: label, identifier: view.elementIdentifier) ?? false
    }
}

/// Finds lists with rows out of view, which may hold what a query means.
///
/// It makes no cell to find out: that would be the app's code, which may start requests.
struct RowsOutOfView {
    let finder: ElementFinder

    /// Returns how to search for a missing element among the rows out of view; `nil` if no list has such rows.
    func advice(for query: ElementQuery) -> String? {
        var missing = query
        while let around = missing.inside, finder.indices(of: around).isEmpty { missing = around }
        for index in lists(around: missing) {
            let count = finder.screen.elements[index].rowsOutOfView
            guard count > 0, let list = ElementNaming(finder.screen).query(for: index) else { continue }
            return "\(list) has \(count.counted("row")) out of view; `scroll \(list) to \(missing)` looks there"
        }
        return nil
    }

    /// Returns the indices of the lists that may contain what is missing.
    private func lists(around missing: ElementQuery) -> [Int] {
        let elements = finder.screen.elements
        let lists = elements.indices.filter { elements[$0].rowCount != nil }
        guard let around = missing.inside else { return lists }
        let indices = finder.indices(of: around)
        return lists.filter { list in indices.contains { $0 <= list && list < elements[$0].end } }
    }
}

/// The open alert or context menu: only its own elements can be used until it is answered.
struct OpenAlert {
    /// How many of its buttons are named.
    private static let limit = 3

    /// The screen, which consists of the alert or the menu.
    private let screen: Screen

    /// Makes the open alert of a screen; `nil` if none is open.
    init?(_ screen: Screen) {
        guard let first = screen.elements.first, first.role == .alert || first.isOpenMenu,
            first.end == screen.elements.count
        else { return nil }
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
        var taps = buttons.prefix(Self.limit).compactMap { naming.query(for: $0) }.map { "`tap \($0)`" }
        if screen.elements.first?.isOpenMenu == true { taps.append("`dismiss`") }
        return taps.isEmpty ? "" : "; answer it first: " + taps.joined(separator: " or ")
    }
}
