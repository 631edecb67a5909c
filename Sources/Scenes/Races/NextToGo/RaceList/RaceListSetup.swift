/// The input of RaceList, which is empty: it is the root of the app and has no result.
package struct RaceListSetup: Equatable, Sendable {
    /// Makes a setup.
    package init() {}
}
