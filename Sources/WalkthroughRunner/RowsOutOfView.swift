import HeadlessUIKit
import WalkthroughLanguage

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
