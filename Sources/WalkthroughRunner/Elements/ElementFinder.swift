import HeadlessUIKit
import WalkthroughLanguage

/// Finds what a script calls an element among those on a screen.
struct ElementFinder {
    /// The screen.
    let screen: Screen

    init(_ screen: Screen) {
        self.screen = screen
    }

    /// Returns the places, in reading order, of the elements that a query fits; those of `row N of LIST` in view only.
    func places(of query: ElementQuery) -> [Int] {
        if let position = query.position { return places(ofRow: position, of: query) }
        guard let around = query.inside else { return places(in: screen.elements.indices, query) }
        var found: [Int] = []
        for place in places(of: around) {
            let start = max(place, found.last ?? -1) + 1
            let end = screen.elements[place].end
            if start < end { found += places(in: start..<end, query) }
        }
        return found
    }

    /// Returns those of the places that lie in an element, be it one of an earlier look at the screen.
    func places(of query: ElementQuery, in element: ScreenElement) -> [Int] {
        guard let around = element.view.flatMap(screen.element(showing:)) else { return [] }
        return places(of: query).filter { around.index < $0 && $0 < around.end }
    }

    /// Tells whether a query fits anything, rows out of view included.
    func exists(_ query: ElementQuery) -> Bool {
        if let position = query.position { return lists(of: query).contains { position <= $0.rowCount ?? 0 } }
        guard query.inside == nil else { return !places(of: query).isEmpty }
        let isCalled = Self.test(of: query.name)
        return screen.elements.contains { (query.role == nil || $0.role == query.role) && isCalled($0) }
    }

    /// Returns the `row N of LIST`, the query itself or what is around it, that the list has and does not show.
    func rowOutOfView(around query: ElementQuery) -> ElementQuery? {
        var next: ElementQuery? = query
        while let row = next {
            if row.position != nil, exists(row), places(of: row).isEmpty { return row }
            next = row.inside
        }
        return nil
    }

    /// Tells whether an element is what a query asks for, without looking at what is around it.
    func fits(_ element: ScreenElement, _ query: ElementQuery) -> Bool {
        if let role = query.role, element.role != role { return false }
        return hasName(element, query)
    }

    /// Tells whether an element is called what a query asks for.
    func hasName(_ element: ScreenElement, _ query: ElementQuery) -> Bool {
        Self.test(of: query.name)(element)
    }

    /// Returns what tells whether an element is called so: a name is taken apart once, not for each element.
    private static func test(of name: ElementQuery.Name?) -> (ScreenElement) -> Bool {
        switch name {
        case nil: { _ in true }
        case .label(let label): { [text = label.text] in $0.label == text }
        case .identifier(let identifier): { $0.identifier == identifier }
        case .pattern(let pattern): { $0.label.map(pattern.isFound) ?? false }
        }
    }

    /// Returns what a `row N of LIST` calls its list; empty for any other query.
    func lists(of query: ElementQuery) -> [ScreenElement] {
        guard query.position != nil, let list = query.inside else { return [] }
        return places(of: list).map { screen.elements[$0] }
    }

    /// Returns an element in words that tell it from others: with the row or list that it lies in.
    func notation(_ place: Int) -> String {
        let element = screen.elements[place]
        guard let around = element.parent else { return element.notation }
        return element.notation + " in " + screen.elements[around].notation
    }

    private func places(in range: Range<Int>, _ query: ElementQuery) -> [Int] {
        let isCalled = Self.test(of: query.name)
        let elements = screen.elements
        return range.filter { (query.role == nil || elements[$0].role == query.role) && isCalled(elements[$0]) }
    }

    /// Returns the place of a row by its number if it is in view, one for each list that is called so.
    private func places(ofRow position: Int, of query: ElementQuery) -> [Int] {
        lists(of: query).compactMap { list in
            guard let cell = list.visibleRow(position) else { return nil }
            return screen.elements[list.index..<list.end].firstIndex { $0.view === cell }
        }
    }
}
