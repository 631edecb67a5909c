public import Foundation

final class CollectionRegistration {}

extension UICollectionView {
    /// A class of cells and a closure that fills one with an item; made once, and used for many items.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        /// Strong, so it must hold owners weakly.
        let handler: Handler
        let key = CollectionRegistration()
        /// Makes a registration.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of headers, footers or other views, and a closure that fills one.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view for an index path.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let elementKind: String
        /// Strong, so it must hold owners weakly.
        let handler: Handler
        let key = CollectionRegistration()
        /// Makes a registration.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Registers the class from which cells for an identifier are made.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let type = cellClass as? UICollectionViewCell.Type else {
            return raise("the class of the cells “\(identifier)” must be a subclass of UICollectionViewCell")
        }
        reuse.register(type, for: identifier)
    }

    /// Registers the class from which views of a kind are made for an identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return raise("the class of the views “\(identifier)” must be a subclass of UICollectionReusableView")
        }
        pool(of: elementKind).register(type, for: identifier)
    }

    /// Returns a cell with the frame of its item: an unused one, or else a new one of the registered class.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let configured, configured.path == indexPath, configured.cell.reuseIdentifier == identifier {
            return configured.cell
        }
        if let cell = reuse.dequeue(identifier) {
            dequeued.append(cell)
            cell.shownFor = CollectionElement(kind: nil, path: indexPath)
            cell.collectionView = self
            if contains(indexPath), let frame = layoutAttributesForItem(at: indexPath)?.frame { cell.place(frame) }
            return cell
        }
        raise(Self.notRegistered("UICollectionElementKindCell", identifier, "forCellWithReuseIdentifier:"))
        let cell = UICollectionViewCell()
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns a view of a kind: an unused one, or else a new one of the registered class.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = pool(of: elementKind).dequeue(identifier) {
            dequeued.append(view)
            view.shownFor = CollectionElement(kind: elementKind, path: indexPath)
            (view as? UICollectionViewCell)?.collectionView = self
            return view
        }
        raise(
            Self.notRegistered(elementKind, identifier, "forSupplementaryViewOfKind:withReuseIdentifier:"))
        let view = UICollectionReusableView()
        view.reuseIdentifier = identifier
        return view
    }

    /// Returns a cell that the registration has filled with an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = identifier(of: registration.key) { reuse.register(Cell.self, for: $0) }
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("a pool has cells of the class that was registered for the identifier")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a view that the registration has filled for an index path.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let identifier = identifier(of: registration.key) { pool(of: kind).register(Supplementary.self, for: $0) }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("a pool has views of the class that was registered for the identifier")
        }
        registration.handler(view, kind, indexPath)
        return view
    }

    func pool(of kind: String) -> ReusePool<UICollectionReusableView> {
        if let pool = edgeReuse[kind] { return pool }
        let pool = ReusePool<UICollectionReusableView>()
        edgeReuse[kind] = pool
        return pool
    }

    private func identifier(of key: CollectionRegistration, _ register: (String) -> Void) -> String {
        if let place = registrations.firstIndex(where: { $0 === key }) { return "registration \(place + 1)" }
        registrations.append(key)
        let identifier = "registration \(registrations.count)"
        register(identifier)
        return identifier
    }

    private static func notRegistered(_ kind: String, _ identifier: String, _ method: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a class for the "
            + "identifier; call register(_:\(method)) first"
    }
}
