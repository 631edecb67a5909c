/// The part of `Config.plist` that the demo app reads.
package nonisolated struct DemoConfiguration: Decodable, Equatable, Sendable {
    /// Switches for tests; production has none.
    package nonisolated struct TestFlags: Decodable, Equatable, Sendable {
        /// Whether Splash goes on without its minimum display time and its fade.
        package var noSplash: Bool?
        /// Whether the settings are wiped at launch.
        package var resetData: Bool?
        /// Whether test data is put into the settings at launch.
        package var applyTestData: Bool?

        /// Makes flags; one left out is off.
        package init(noSplash: Bool? = nil, resetData: Bool? = nil, applyTestData: Bool? = nil) {
            self.noSplash = noSplash
            self.resetData = resetData
            self.applyTestData = applyTestData
        }
    }

    /// The switches for tests, if there are any.
    package var testFlags: TestFlags?

    /// Makes a configuration.
    package init(testFlags: TestFlags? = nil) {
        self.testFlags = testFlags
    }
}
