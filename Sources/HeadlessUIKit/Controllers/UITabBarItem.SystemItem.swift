extension UITabBarItem {
    /// The items that the system provides.
    @nonexhaustive public nonisolated enum SystemItem: Int, Sendable {
        /// Tabs named for what they show.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed

        var title: String { Self.appearances[rawValue].title }
        var symbol: String { Self.appearances[rawValue].symbol }

        /// The titles and symbols, by raw value.
        private static let appearances: [(title: String, symbol: String)] = [
            ("More", "ellipsis"), ("Favorites", "star.fill"), ("Featured", "star.fill"),
            ("Top Rated", "star.fill"), ("Recents", "clock.fill"), ("Contacts", "person.crop.circle.fill"),
            ("History", "clock.fill"), ("Bookmarks", "book.fill"), ("Search", "magnifyingglass"),
            ("Downloads", "square.and.arrow.down"), ("Most Recent", "clock.fill"), ("Most Viewed", "list.number"),
        ]
    }
}
