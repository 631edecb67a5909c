/// The user of Act 2.
package struct User: Equatable, Sendable {
    /// The user's name.
    package let name: String

    /// Makes a user.
    package init(name: String) {
        self.name = name
    }
}
