import StageRuntime

/// The items of one section as a tree; an item shows if all items above it are expanded.
///
/// Rules: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct. If UIKit would
/// throw an exception, the run fails with its reason, and the snapshot stays as it is.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// All items, each before those below it.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes an empty snapshot.
    public init() {}

    init(items: [ItemIdentifierType]) { self.items = items }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The items that show: those whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    /// Returns whether the section has an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    /// Returns the index of an item among all of the section.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Returns the item above an item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Returns how many items are above an item.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    /// Returns whether the children of an item show if the item does.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Returns whether an item shows.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parents[item] else { return true }
        return expanded.contains(parent) && isVisible(parent)
    }

    /// Adds items below a parent, or at the root, after those that are there.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: self.items.count, below: nil) }
        if let index = existing(parent) { insert(items, at: end(ofTreeAt: index), below: parent) }
    }

    /// Inserts items before another one, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        if let index = existing(item) { insert(items, at: index, below: parents[item]) }
    }

    /// Inserts items after another one and those below it, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        if let index = existing(item) { insert(items, at: end(ofTreeAt: index), below: parents[item]) }
    }

    /// Removes items with all those below them; unknown ones are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let index = index(of: item) else { continue }
            let tree = index..<end(ofTreeAt: index)
            for gone in self.items[tree] {
                parents[gone] = nil
                expanded.remove(gone)
            }
            self.items.removeSubrange(tree)
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }
    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    private func end(ofTreeAt index: Int) -> Int {
        let level = level(of: items[index])
        return items[(index + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.count
    }

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
        if let known = new.first(where: contains) ?? (Set(new).count < new.count ? new.first : nil) {
            return raise("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(known)")
        }
        items.insert(contentsOf: new, at: index)
        for item in new { parents[item] = parent }
    }

    private func existing(_ item: ItemIdentifierType) -> Int? {
        if let index = index(of: item) { return index }
        raise("Item identifier was not found in the section snapshot: \(item)")
        return nil
    }

    private func raise(_ reason: String) { Stage.running?.report(.exception(reason: reason)) }
}
