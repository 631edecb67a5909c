/// Where the values stand in the text of an XML property list: what an edit needs that keeps everything else.
///
/// Foundation reads the values; this is only their places.
struct PropertyListOutline: Sendable {
    /// All values, outer before inner; the first is the root.
    var elements: [Element] = []
    /// Keys that stand twice.
    var duplicates: [Duplicate] = []

    /// Returns the value at a place, if there is one.
    func element(at keyPath: ConfigurationKeyPath) -> Element? {
        guard var element = elements.first else { return nil }
        for key in keyPath.components {
            guard let index = element.children.first(where: { elements[$0].key == key }) else { return nil }
            element = elements[index]
        }
        return element
    }
}
