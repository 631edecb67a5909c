/// The input of Search, which is empty: it is the root of its act and has no result.
package struct SearchSetup: Equatable, Sendable {
    /// Makes a setup.
    package init() {}
}
