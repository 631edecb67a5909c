import Basics
package import HeadlessUIKit
package import WalkthroughLanguage

/// Finds the elements on a screen that a script names.
struct ElementFinder {
    let screen: Screen

    init(_ screen: Screen) {
        self.screen = screen
    }

    /// Returns the indices of the elements that match a query, in reading order; `row N of LIST` only if it is in view.
    func indices(of query: ElementQuery) -> [Int] {
        if let position = query.position { return indices(ofRow: position, of: query) }
        guard let around = query.inside else { return indices(in: screen.elements.indices, query) }
        var found: [Int] = []
        for index in indices(of: around) {
            let start = max(index, found.last ?? -1) + 1
            let end = screen.elements[index].end
            if start < end { found += indices(in: start..<end, query) }
        }
        return found
    }

    /// Returns the indices of the matches that lie in an element, which may be from an earlier snapshot of the screen.
    func indices(of query: ElementQuery, in element: ScreenElement) -> [Int] {
        guard let around = element.view.flatMap(screen.element(showing:)) else { return [] }
        return indices(of: query).filter { around.index < $0 && $0 < around.end }
    }

    /// Returns whether a query matches anything, including rows out of view.
    func exists(_ query: ElementQuery) -> Bool {
        if let position = query.position { return lists(of: query).contains { position <= $0.rowCount ?? 0 } }
        guard query.inside == nil else { return !indices(of: query).isEmpty }
        return screen.elements.contains { fits($0, query) }
    }

    /// Returns the `row N of LIST`, in the query or around it, that the list has but does not show.
    func rowOutOfView(around query: ElementQuery) -> ElementQuery? {
        var next: ElementQuery? = query
        while let row = next {
            if row.position != nil, exists(row), indices(of: row).isEmpty { return row }
            next = row.inside
        }
        return nil
    }

    /// Returns whether an element matches a query, ignoring what is around it.
    func fits(_ element: ScreenElement, _ query: ElementQuery) -> Bool {
        if let role = query.role, element.role != role { return false }
        return hasName(element, query)
    }

    /// Returns whether an element has the name that a query asks for.
    func hasName(_ element: ScreenElement, _ query: ElementQuery) -> Bool {
        guard let name = query.name else { return true }
        return name.fits(element) || name.fits(label: element.otherName, identifier: nil)
    }

    /// Returns the lists that a `row N of LIST` names; empty for any other query.
    func lists(of query: ElementQuery) -> [ScreenElement] {
        guard query.position != nil, let list = query.inside else { return [] }
        return indices(of: list).map { screen.elements[$0] }
    }

    /// Returns the notation of an element, together with the row or list that it lies in.
    func notation(_ index: Int) -> String {
        let element = screen.elements[index]
        guard let around = element.parent else { return element.notation }
        return element.notation + " in " + screen.elements[around].notation
    }

    /// Returns the indices of the matches in a range; those by another name only if there are none by label.
    private func indices(in range: Range<Int>, _ query: ElementQuery) -> [Int] {
        let found = range.filter { fits(screen.elements[$0], query) }
        let labelled = found.filter { query.name?.fits(screen.elements[$0]) ?? true }
        return labelled.isEmpty ? found : labelled
    }

    /// Returns the index of a row by its number, if it is in view, for each list with that name.
    private func indices(ofRow position: Int, of query: ElementQuery) -> [Int] {
        lists(of: query).compactMap { list in
            guard let cell = list.visibleRow(position) else { return nil }
            return screen.elements[list.index..<list.end].firstIndex { $0.view === cell }
        }
    }
}

extension ElementQuery.Name {
    /// Returns whether an element has this name as its label or identifier.
    func fits(_ element: ScreenElement) -> Bool { fits(label: element.label, identifier: element.identifier) }

    func fits(label: String?, identifier: String?) -> Bool {
        switch self {
        case .label(let wanted): label == wanted.text
        case .identifier(let wanted): identifier == wanted
        case .pattern(let pattern): label.map(pattern.isFound) ?? false
        }
    }
}

/// The elements most similar to a missing one, for the failure of a step.
struct ElementCandidates {
    /// How many elements are named.
    private static let limit = 5

    let finder: ElementFinder
    /// The query without a match.
    let query: ElementQuery

    /// The candidates, one line each, nearest first.
    var notes: [String] {
        let elements = finder.screen.elements
        if elements.isEmpty { return ["nothing is on screen"] }
        let sameName = elements.indices.filter { query.name != nil && finder.hasName(elements[$0], query) }
        if let around = query.inside {
            if finder.indices(of: around).isEmpty { return [alertNote ?? "no \(around) is on screen"] }
            let outside = elements.indices.filter { finder.fits(elements[$0], query) }
            if !outside.isEmpty { return list("elsewhere on screen", outside) }
        }
        if !sameName.isEmpty { return list("not \(query.role?.rawValue ?? "that"), but", sameName) }
        let near = nearest()
        if !near.isEmpty { return list("nearest", near) }
        let sameRole = elements.indices.filter { elements[$0].role == query.role }
        if !sameRole.isEmpty { return list("there are", sameRole) }
        return alertNote.map { [$0] } ?? list("on screen", Array(elements.indices))
    }

    /// What to do about an open alert; `nil` if there is none.
    private var alertNote: String? { OpenAlert(finder.screen)?.note }

    private func list(_ introduction: String, _ indices: [Int]) -> [String] {
        // Elements with the same notation are listed once.
        var seen: Set<String> = []
        let names = indices.map(finder.notation).filter { seen.insert($0).inserted }
        let named = names.prefix(Self.limit).joined(separator: ", ")
        let rest = names.count - Self.limit
        return [introduction + ": " + named + (rest > 0 ? " and \(rest) more" : "")]
    }

    /// Returns the indices of the elements whose names are most similar to the one asked for.
    private func nearest() -> [Int] {
        let wanted: String
        switch query.name {
        case .label(let label): wanted = label.text
        case .identifier(let identifier): wanted = identifier
        case nil, .pattern: return []
        }
        let elements = finder.screen.elements
        let names = elements.flatMap { [$0.label, $0.identifier].compactMap(\.self) }
        let contained = names.filter { $0.lowercased().contains(wanted.lowercased()) && !wanted.isEmpty }
        guard let best = NearestWord.search(wanted, among: names) ?? contained.first else { return [] }
        return elements.indices.filter { elements[$0].label == best || elements[$0].identifier == best }
    }
}

/// Finds a query for each element of a screen: the shortest that matches no other element on it.
///
/// A role alone is the last resort: an identifier or a label still matches when the screen has grown.
package struct ElementNaming {
    /// The maximum number of rows that are searched to find the number of a row.
    private static let rowLimit = 10_000

    private let finder: ElementFinder

    /// Makes the naming of a screen's elements.
    package init(_ screen: Screen) {
        finder = ElementFinder(screen)
    }

    /// Returns the indices of the elements that match a query, in reading order.
    package func indices(of query: ElementQuery) -> [Int] { finder.indices(of: query) }

    /// Returns the shortest query for the element at an index in reading order; `nil` if none identifies it.
    package func query(for index: Int) -> ElementQuery? {
        queries(for: index).min { $0.description.utf8.count < $1.description.utf8.count }
    }

    /// Returns all queries that match only the element at an index; they name the elements around it only if needed.
    package func queries(for index: Int) -> [ElementQuery] {
        let element = finder.screen.elements[index]
        let plain = Self.names(of: element)
        let role = [ElementQuery(role: element.role)]
        for own in [plain, role] {
            let fitting = own.filter { fits($0, only: index) }
            if !fitting.isEmpty { return fitting }
        }
        var around = element.parent
        while let parent = around {
            if let outer = query(for: parent) {
                let inner = (plain + role).map { query in
                    var query = query
                    query.inside = outer
                    return query
                }
                let fitting = (inner + positions(of: element, in: outer, parent)).filter { fits($0, only: index) }
                if !fitting.isEmpty { return fitting }
            }
            around = finder.screen.elements[parent].parent
        }
        return []
    }

    private func fits(_ query: ElementQuery, only index: Int) -> Bool { finder.indices(of: query) == [index] }

    /// Returns the queries for an element that name nothing around it, the plainest first.
    private static func names(of element: ScreenElement) -> [ElementQuery] {
        var queries: [ElementQuery] = []
        if let identifier = element.identifier, !identifier.isEmpty {
            queries.append(ElementQuery(name: .identifier(identifier)))
        }
        if let label = element.label, !label.isEmpty {
            queries.append(ElementQuery(name: .label(Template(label))))
            queries.append(ElementQuery(role: element.role, name: .label(Template(label))))
        }
        return queries
    }

    /// Returns `row N of LIST` for a row in view.
    private func positions(of element: ScreenElement, in list: ElementQuery, _ parent: Int) -> [ElementQuery] {
        guard element.role == .row, let view = element.view else { return [] }
        let list = (query: list, element: finder.screen.elements[parent])
        guard let count = list.element.rowCount else { return [] }
        let number = (1...max(1, min(count, Self.rowLimit))).first { list.element.visibleRow($0) === view }
        return number.map { [ElementQuery(role: .row, position: $0, inside: list.query)] } ?? []
    }
}
