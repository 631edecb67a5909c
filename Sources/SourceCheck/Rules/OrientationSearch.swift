/// Finds controllers whose supported orientations nobody asks for, since they are in one of UIKit's containers.
///
/// UIKit's navigation and tab bar controllers answer for themselves. The search knows no stacks: it finds an override
/// in sources that make such a container and contain nothing that asks a child.
struct OrientationSearch {
    private static let property = "supportedInterfaceOrientations"
    private static let containers: Set = ["UINavigationController", "UITabBarController", "UIPageViewController"]
    /// The names by which sources let a container ask: the base classes of `Scene`, and the delegates' methods.
    private static let asking: Set = [
        "SceneNavigationController", "SceneTabBarController", "navigationControllerSupportedInterfaceOrientations",
        "tabBarControllerSupportedInterfaceOrientations", "pageViewControllerSupportedInterfaceOrientations",
    ]

    /// Whether the sources make a container, and nothing in them asks a child.
    private let isDeaf: Bool

    /// Reads the files of one app or of several.
    init(_ texts: [SourceText]) {
        var makes = false
        var asks = false
        for text in texts {
            for index in text.tokens.indices where text.isWord(index) {
                let word = text[index]
                if Self.asking.contains(word) { asks = true }
                if word == Self.property, text[index - 1] == ".", text[index - 2] != "super" { asks = true }
                if Self.containers.contains(word), text[index + 1] == "(" { makes = true }
            }
        }
        isDeaf = makes && !asks
    }

    /// Returns the overrides in a file, unless the file declares a container of its own.
    func overrides(in text: SourceText) -> [Range<Int>] {
        guard isDeaf else { return [] }
        let words = text.tokens.indices.filter { text.isWord($0) }
        if words.contains(where: {
            Self.containers.contains(text[$0]) && text[$0 - 1] == ":" && text[$0 - 3] == "class"
        }) {
            return []
        }
        return words.filter { text[$0] == Self.property && text[$0 - 1] == "var" }.map { $0..<$0 + 1 }
    }
}
