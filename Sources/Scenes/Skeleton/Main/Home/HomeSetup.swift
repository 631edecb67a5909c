/// The input of Home, which is empty; Home has no transitions.
package struct HomeSetup: Equatable, Sendable {
    /// Makes a setup.
    package init() {}
}
