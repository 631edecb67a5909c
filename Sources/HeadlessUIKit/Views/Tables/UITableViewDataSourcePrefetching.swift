public import Foundation

/// Loads what the rows of a table need before they come into view.
///
/// Never called here. developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows that may come into view soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called with rows that are not expected any more; optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Loads what the items of a collection view need before they come into view.
///
/// Never called here. developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with items that may come into view soon.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called with items that are not expected any more; optional.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
