/// The part of `Config.plist` that the demo app reads.
package nonisolated struct DemoConfiguration: Decodable, Equatable, Sendable {
    /// Flags for tests; production has none.
    package nonisolated struct TestFlags: Decodable, Equatable, Sendable {
        /// Whether Splash skips its minimum display time and its fade.
        package var noSplash: Bool?
        /// Whether the settings are deleted at launch.
        package var resetData: Bool?
        /// Whether test data are added to the settings at launch.
        package var applyTestData: Bool?

        /// Makes flags; all are off by default.
        package init(noSplash: Bool? = nil, resetData: Bool? = nil, applyTestData: Bool? = nil) {
            self.noSplash = noSplash
            self.resetData = resetData
            self.applyTestData = applyTestData
        }
    }

    /// The flags for tests; nil if there are none.
    package var testFlags: TestFlags?

    /// Makes a configuration.
    package init(testFlags: TestFlags? = nil) {
        self.testFlags = testFlags
    }
}
