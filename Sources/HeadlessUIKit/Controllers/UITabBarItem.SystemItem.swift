extension UITabBarItem {
    /// The items that the system provides.
    @nonexhaustive public nonisolated enum SystemItem: Int, Sendable {
        /// Further tabs.
        case more = 0
        /// What the user likes.
        case favorites = 1
        /// What the app recommends.
        case featured = 2
        /// What users like best.
        case topRated = 3
        /// What the user has used last.
        case recents = 4
        /// People.
        case contacts = 5
        /// What the user has done.
        case history = 6
        /// What the user has marked.
        case bookmarks = 7
        /// A search.
        case search = 8
        /// What was loaded, or is being loaded.
        case downloads = 9
        /// What is newest.
        case mostRecent = 10
        /// What others look at most.
        case mostViewed = 11

        /// The title in English.
        var title: String { Self.looks[rawValue].title }
        /// The name of the symbol that looks like the item's image.
        var symbol: String { Self.looks[rawValue].symbol }

        /// The titles and symbols, by the number of the item.
        private static let looks: [(title: String, symbol: String)] = [
            ("More", "ellipsis"), ("Favorites", "star.fill"), ("Featured", "star.fill"),
            ("Top Rated", "star.fill"), ("Recents", "clock.fill"), ("Contacts", "person.crop.circle.fill"),
            ("History", "clock.fill"), ("Bookmarks", "book.fill"), ("Search", "magnifyingglass"),
            ("Downloads", "square.and.arrow.down"), ("Most Recent", "clock.fill"), ("Most Viewed", "list.number"),
        ]
    }
}
