extension AuditedScreen {
    /// Checks that an identifier stands for one element of the screen, or of its row.
    mutating func checkIdentifiers() {
        struct Key: Hashable {
            let row: Int?
            let identifier: String
        }
        var seen: Set<Key> = []
        for element in elements {
            guard let identifier = element.element.identifier, !identifier.isEmpty, element.role != .row else {
                continue
            }
            if !seen.insert(Key(row: element.row, identifier: identifier)).inserted {
                find(.duplicateIdentifier, element, "has the identifier \(identifier.quoted) of another element")
            }
        }
    }
}
