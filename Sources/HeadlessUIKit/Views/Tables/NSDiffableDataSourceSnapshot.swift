import StageRuntime

/// The sections and items of a list at one moment, each with a unique identifier.
///
/// Rules: developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct. If UIKit would throw an
/// exception, the run fails with its reason, and the snapshot stays as it is.
public nonisolated struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The sections, in their order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The sections that the next `apply` reloads.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that the next `apply` reloads, with other cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells the next `apply` configures again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// Makes an empty snapshot.
    public init() {}

    // MARK: Contents

    /// How many items there are in all sections.
    public var numberOfItems: Int { sectionsByItem.count }
    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The items of all sections, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// Returns how many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section, in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if let items = items[identifier] { return items }
        raise("Section identifier was not found in the snapshot: \(identifier)")
        return []
    }

    /// Returns the section of an item; `nil` if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionsByItem[identifier]
    }

    /// Returns the index of an item among those of all sections; `nil` if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sectionsByItem[identifier], let row = items[section]?.firstIndex(of: identifier) else {
            return nil
        }
        return sectionIdentifiers.prefix { $0 != section }.reduce(row) { $0 + (items[$1]?.count ?? 0) }
    }

    /// Returns the index of a section; `nil` if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Adds items at the end of a section, by default the last; an item of the snapshot is moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            return raise("There are currently no sections in the data source. Please add a section first.")
        }
        guard items[section] != nil else {
            return raise("Section identifier was not found in the snapshot: \(section)")
        }
        guard areUnique(identifiers, "item") else { return }
        deleteItems(identifiers)
        items[section, default: []] += identifiers
        for item in identifiers { sectionsByItem[item] = section }
    }

    /// Adds items before another one; an item of the snapshot is moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 0, from: beforeIdentifier)
    }

    /// Adds items after another one; an item of the snapshot is moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 1, from: afterIdentifier)
    }

    /// Removes items; unknown ones are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var removed: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for item in identifiers {
            if let section = sectionsByItem.removeValue(forKey: item) { removed[section, default: []].insert(item) }
        }
        for (section, removed) in removed { items[section]?.removeAll { removed.contains($0) } }
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        guard exists(identifier, to: "move") else { return }
        insert([identifier], at: 0, from: toIdentifier)
    }

    /// Moves an item after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        guard exists(identifier, to: "move") else { return }
        insert([identifier], at: 1, from: toIdentifier)
    }

    /// Makes the next `apply` reload items, with other cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.allSatisfy({ exists($0, to: "reload") }) else { return }
        reloadedItemIdentifiers += identifiers
    }

    /// Makes the next `apply` configure the current cells of items again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.allSatisfy({ exists($0, to: "reconfigure") }) else { return }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
    }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
    }

    /// Removes sections with their items; unknown ones are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            for item in items.removeValue(forKey: section) ?? [] { sectionsByItem[item] = nil }
        }
        sectionIdentifiers.removeAll { items[$0] == nil }
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, 0, from: toIdentifier)
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, 1, from: toIdentifier)
    }

    /// Makes the next `apply` reload sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        guard identifiers.allSatisfy({ index(of: $0) != nil }) else { return }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: For the data source

    var withoutReloads: Self {
        var snapshot = self
        snapshot.reloadedSectionIdentifiers = []
        snapshot.reloadedItemIdentifiers = []
        snapshot.reconfiguredItemIdentifiers = []
        return snapshot
    }

    func items(ofSection index: Int) -> [ItemIdentifierType] {
        sectionIdentifiers.indices.contains(index) ? items[sectionIdentifiers[index]] ?? [] : []
    }

    // MARK: Changing

    private mutating func insert(_ identifiers: [ItemIdentifierType], at offset: Int, from other: ItemIdentifierType) {
        guard exists(other, to: "insert at"), areUnique(identifiers, "item") else { return }
        deleteItems(identifiers.filter { $0 != other })
        guard let section = sectionsByItem[other], let row = items[section]?.firstIndex(of: other) else { return }
        let new = identifiers.filter { $0 != other }
        items[section]?.insert(contentsOf: new, at: row + offset)
        for item in new { sectionsByItem[item] = section }
    }

    private mutating func insert(_ sections: [SectionIdentifierType], at index: Int) {
        guard areUnique(sections, "section") else { return }
        if let known = sections.first(where: { items[$0] != nil }) {
            return raise("Section identifiers must be unique; the snapshot has this one already: \(known)")
        }
        sectionIdentifiers.insert(contentsOf: sections, at: index)
        for section in sections { items[section] = [] }
    }

    private mutating func move(_ section: SectionIdentifierType, _ offset: Int, from other: SectionIdentifierType) {
        guard let old = index(of: section), index(of: other) != nil, section != other else { return }
        sectionIdentifiers.remove(at: old)
        guard let index = index(of: other) else { return }
        sectionIdentifiers.insert(section, at: index + offset)
    }

    private func index(of section: SectionIdentifierType) -> Int? {
        let index = indexOfSection(section)
        if index == nil { raise("Section identifier was not found in the snapshot: \(section)") }
        return index
    }

    private func exists(_ item: ItemIdentifierType, to act: String) -> Bool {
        if sectionsByItem[item] != nil { return true }
        raise("Attempted to \(act) item identifier that does not exist in the snapshot: \(item)")
        return false
    }

    private func areUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) -> Bool {
        var seen: Set<Identifier> = []
        let duplicates = identifiers.filter { !seen.insert($0).inserted }
        guard !duplicates.isEmpty else { return true }
        raise(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
                + duplicates.map { "\($0)" }.joined(separator: ", "))
        return false
    }

    private func raise(_ reason: String) { Stage.running?.report(.exception(reason: reason)) }
}
