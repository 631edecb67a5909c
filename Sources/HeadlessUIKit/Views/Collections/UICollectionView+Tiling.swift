import Foundation

extension UICollectionView {
    /// How many items each section has; the data source is asked if that is unknown.
    var counts: [Int] {
        if let knownCounts { return knownCounts }
        guard let dataSource else { return [] }
        let sections = max(dataSource.numberOfSections(in: self), 0)
        let counts = (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
        knownCounts = counts
        return counts
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
    }

    func layoutWasInvalidated() {
        isPrepared = false
        setNeedsLayout()
    }

    /// Prepares the layout if it was invalidated, or if the current bounds invalidate it.
    func prepareLayout() {
        _ = counts
        if isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.invalidateLayout()
        }
        guard !isPrepared else { return }
        isPrepared = true
        collectionViewLayout.prepare()
    }

    /// Gives each visible item its view and its frame, and recycles all other views.
    ///
    /// If items change meanwhile, or cells need other sizes, it starts again, at most ``maximumPasses`` times.
    func tile() {
        var passes = 1
        while !tileOnce(), passes < Self.maximumPasses { passes += 1 }
    }

    /// Tiles once; returns whether nothing is left to do.
    private func tileOnce() -> Bool {
        let start = generation
        prepareLayout()
        setExtent(collectionViewLayout.collectionViewContentSize)
        let layout = collectionViewLayout
        let attributes = (layout.layoutAttributesForElements(in: bounds) ?? [])
            .filter { !$0.isHidden && $0.frame.intersects(bounds) }
            .sorted { layout.reads($0.element, before: $1.element) }
        let seen = Set(attributes.map(\.element))
        let leaving = shown.filter { !seen.contains($0.element) }
        if !leaving.isEmpty { shown.removeAll { !seen.contains($0.element) } }
        for item in leaving { retire(item) }
        guard generation == start else { return false }
        var views: [CollectionElement: UICollectionReusableView] = [:]
        for item in shown { views[item.element] = item.view }
        for item in attributes where views[item.element] == nil {
            guard let view = makeView(for: item) else { continue }
            guard generation == start else {
                if view.superview === self { retire(ShownElement(element: item.element, view: view)) }
                return false
            }
            views[item.element] = view
            shown.append(ShownElement(element: item.element, view: view))
        }
        sortShown()
        if collectionViewLayout.asksCellsForSizes, askCells(attributes, views) { return false }
        for item in attributes.sorted(by: { $0.zIndex < $1.zIndex }) {
            guard let view = views[item.element] else { continue }
            view.apply(item)
            view.place(item.frame)
            if view.alpha != item.alpha { view.alpha = item.alpha }
            if view.transform != item.transform { view.transform = item.transform }
        }
        bringToFront(
            attributes.filter { $0.zIndex != 0 }.sorted { $0.zIndex < $1.zIndex }.compactMap { views[$0.element] })
        backgroundView?.place(CGRect(origin: boundsOrigin, size: placement.size))
        return generation == start
    }

    func sortShown() {
        let layout = collectionViewLayout
        shown.sort { layout.reads($0.element, before: $1.element) }
    }

    private func bringToFront(_ views: [UIView]) {
        guard !subviews.suffix(views.count).elementsEqual(views, by: ===) else { return }
        views.forEach(bringSubviewToFront)
    }

    /// Asks views for the sizes that they need; returns whether anything moves.
    private func askCells(
        _ attributes: [UICollectionViewLayoutAttributes], _ views: [CollectionElement: UICollectionReusableView]
    ) -> Bool {
        var moves = false
        for item in attributes where item.estimates.any {
            guard let view = views[item.element] else { continue }
            let old = item.frame
            var size = view.preferredLayoutAttributesFitting(item).size
            item.frame = old
            if !item.estimates.width { size.width = old.width }
            if !item.estimates.height { size.height = old.height }
            if size != old.size, collectionViewLayout.take(size, of: item.element) { moves = true }
        }
        return moves
    }

    /// Asks the data source for the view of an item, a header or a footer, and notifies the delegate.
    private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let path = attributes.indexPath
        let view: UICollectionReusableView
        if let kind = attributes.representedElementKind {
            view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            check(view, from: "viewForSupplementaryElementOfKind", by: "dequeueReusableSupplementaryView")
            itemDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        } else {
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            check(cell, from: "cellForItemAt", by: "dequeueReusableCell")
            cell.collectionView = self
            cell.isSelected = selections.contains(path)
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            view = cell
        }
        addSubview(view)
        return view
    }

    /// Raises UIKit's exception if the data source has returned a view that it has not dequeued, or dequeued another.
    private func check(_ view: UICollectionReusableView, from method: String, by dequeuing: String) {
        let hasOthers = dequeued.contains { $0 !== view }
        dequeued = []
        guard view.reuseIdentifier != nil else {
            return raise(
                "the view returned from collectionView(_:\(method):) was not retrieved by calling "
                    + "\(dequeuing)(…) or is nil; dequeue it")
        }
        if hasOthers {
            raise(
                "Expected dequeued view to be returned to the collection view in preparation for display: "
                    + "\(dequeuing)(…) was called without returning the view; call it once in \(method), nowhere else")
        }
    }

    /// Removes a view, for reuse, and notifies the delegate.
    func retire(_ item: ShownElement) {
        item.view.removeFromSuperview()
        (item.view as? UICollectionViewListCell)?.rowActions = nil
        let path = item.element.path
        if let cell = item.cell {
            itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            cell.isSelected = false
            reuse.recycle(cell)
        } else if let kind = item.element.kind {
            itemDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: item.view, forElementOfKind: kind, at: path)
            pool(of: kind).recycle(item.view)
        }
    }
}
