import StageRuntime

/// The sections and items of a list at a moment, each by an identifier that is there once.
///
/// The rules are those of developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct. What UIKit
/// throws an exception for fails the run with its reason, and the snapshot stays as it is.
public nonisolated struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The sections, in their order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The sections to be shown anew by the next `apply`.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items to be shown by another cell in the next `apply`.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be configured again by the next `apply`.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The items of each section, in their order.
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// Makes an empty snapshot.
    public init() {}

    // MARK: What is there

    /// How many items there are in all sections.
    public var numberOfItems: Int { homes.count }
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
        homes[identifier]
    }

    /// Returns the place of an item among those of all sections; `nil` if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = homes[identifier], let row = items[home]?.firstIndex(of: identifier) else { return nil }
        return sectionIdentifiers.prefix { $0 != home }.reduce(row) { $0 + (items[$1]?.count ?? 0) }
    }

    /// Returns the place of a section; `nil` if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Adds items at the end of a section, by default of the last; an item that is there already moves.
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
        for item in identifiers { homes[item] = section }
    }

    /// Adds items before another one; an item that is there already moves.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 0, from: beforeIdentifier)
    }

    /// Adds items after another one; an item that is there already moves.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 1, from: afterIdentifier)
    }

    /// Removes items; those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for item in identifiers {
            if let home = homes.removeValue(forKey: item) { gone[home, default: []].insert(item) }
        }
        for (section, gone) in gone { items[section]?.removeAll { gone.contains($0) } }
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

    /// Has the next `apply` show items by other cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.allSatisfy({ exists($0, to: "reload") }) else { return }
        reloadedItemIdentifiers += identifiers
    }

    /// Has the next `apply` configure the cells that show items now once more.
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
        if let place = place(of: toIdentifier) { insert(identifiers, at: place) }
    }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let place = place(of: toIdentifier) { insert(identifiers, at: place + 1) }
    }

    /// Removes sections with their items; those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
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

    /// Has the next `apply` show sections anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        guard identifiers.allSatisfy({ place(of: $0) != nil }) else { return }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: What the data source needs

    /// The same sections and items, of which none is to be shown anew.
    var settled: Self {
        var snapshot = self
        snapshot.reloadedSectionIdentifiers = []
        snapshot.reloadedItemIdentifiers = []
        snapshot.reconfiguredItemIdentifiers = []
        return snapshot
    }

    /// Returns the items of a section by its place.
    func items(ofSection place: Int) -> [ItemIdentifierType] {
        sectionIdentifiers.indices.contains(place) ? items[sectionIdentifiers[place]] ?? [] : []
    }

    // MARK: How it changes

    private mutating func insert(_ identifiers: [ItemIdentifierType], at offset: Int, from other: ItemIdentifierType) {
        guard exists(other, to: "insert at"), areUnique(identifiers, "item") else { return }
        deleteItems(identifiers.filter { $0 != other })
        guard let section = homes[other], let row = items[section]?.firstIndex(of: other) else { return }
        let new = identifiers.filter { $0 != other }
        items[section]?.insert(contentsOf: new, at: row + offset)
        for item in new { homes[item] = section }
    }

    private mutating func insert(_ sections: [SectionIdentifierType], at place: Int) {
        guard areUnique(sections, "section") else { return }
        if let known = sections.first(where: { items[$0] != nil }) {
            return raise("Section identifiers must be unique; the snapshot has this one already: \(known)")
        }
        sectionIdentifiers.insert(contentsOf: sections, at: place)
        for section in sections { items[section] = [] }
    }

    private mutating func move(_ section: SectionIdentifierType, _ offset: Int, from other: SectionIdentifierType) {
        guard let old = place(of: section), place(of: other) != nil, section != other else { return }
        sectionIdentifiers.remove(at: old)
        guard let place = place(of: other) else { return }
        sectionIdentifiers.insert(section, at: place + offset)
    }

    private func place(of section: SectionIdentifierType) -> Int? {
        let place = indexOfSection(section)
        if place == nil { raise("Section identifier was not found in the snapshot: \(section)") }
        return place
    }

    private func exists(_ item: ItemIdentifierType, to act: String) -> Bool {
        if homes[item] != nil { return true }
        raise("Attempted to \(act) item identifier that does not exist in the snapshot: \(item)")
        return false
    }

    private func areUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) -> Bool {
        var seen: Set<Identifier> = []
        let twice = identifiers.filter { !seen.insert($0).inserted }
        guard !twice.isEmpty else { return true }
        raise(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
                + twice.map { "\($0)" }.joined(separator: ", "))
        return false
    }

    private func raise(_ reason: String) { Stage.running?.report(.exception(reason: reason)) }
}
