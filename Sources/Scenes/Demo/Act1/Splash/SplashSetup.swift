/// The input of Splash: how long it is shown and fades; it has no result.
package struct SplashSetup: Equatable, Sendable {
    /// The shortest time for which Splash is shown.
    package let minimumDisplayTime: Duration
    /// The duration of the fade; zero for none.
    package let fadeTime: Duration
    /// The configuration's flags for the settings update.
    package let testFlags: DemoConfiguration.TestFlags?

    /// Makes a setup with 1.5 s and a fade of 1.0 s, or with neither if the test flags say so.
    package init(testFlags: DemoConfiguration.TestFlags? = nil) {
        let isSkipped = testFlags?.noSplash ?? false
        minimumDisplayTime = isSkipped ? .zero : .milliseconds(1500)
        fadeTime = isSkipped ? .zero : .seconds(1)
        self.testFlags = testFlags
    }
}
