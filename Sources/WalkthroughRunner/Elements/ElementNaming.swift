import Basics
package import HeadlessUIKit
package import WalkthroughLanguage

/// Finds the words for each element of a screen: the shortest that fit nothing else on it.
///
/// A role alone is the last resort: an identifier or a label still fits when the screen has grown.
package struct ElementNaming {
    /// The most rows that are counted to find the number of one.
    private static let rowLimit = 10_000

    /// Finds elements on the screen.
    private let finder: ElementFinder

    /// Takes a screen.
    package init(_ screen: Screen) {
        finder = ElementFinder(screen)
    }

    /// Returns the words for the element at a place in reading order; nil if nothing tells it from another.
    package func query(for place: Int) -> ElementQuery? {
        queries(for: place).min { $0.description.utf8.count < $1.description.utf8.count }
    }

    /// Returns all words that fit the element at a place and no other: its own, else those with what is around it.
    package func queries(for place: Int) -> [ElementQuery] {
        let element = finder.screen.elements[place]
        let plain = Self.names(of: element)
        let role = [ElementQuery(role: element.role)]
        for own in [plain, role] {
            let fitting = own.filter { fits($0, only: place) }
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
                let fitting = (inner + positions(of: element, in: outer, parent)).filter { fits($0, only: place) }
                if !fitting.isEmpty { return fitting }
            }
            around = finder.screen.elements[parent].parent
        }
        return []
    }

    private func fits(_ query: ElementQuery, only place: Int) -> Bool { finder.places(of: query) == [place] }

    /// Returns what an element can be called by itself, the plainest first.
    private static func names(of element: ScreenElement) -> [ElementQuery] {
        var queries: [ElementQuery] = []
        if let identifier = element.identifier, ElementQuery.isIdentifier(identifier) {
            queries.append(ElementQuery(name: .identifier(identifier)))
        } else if let identifier = element.identifier, ElementQuery.isIdentifierBehindRole(identifier) {
            queries.append(ElementQuery(role: element.role, name: .identifier(identifier)))
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
