/// What Home is given: nothing, and it reports nothing.
package struct HomeSetup: Equatable, Sendable {
    /// Makes a setup.
    package init() {}
}
