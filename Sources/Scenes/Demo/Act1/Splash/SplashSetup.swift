/// What Splash is given: how long it stays and fades.
///
/// It has no result.
package struct SplashSetup: Equatable, Sendable {
    /// How long Splash is shown at least, however fast the settings are.
    package let minimumDisplayTime: Duration
    /// How long the fade takes; nothing for no fade.
    package let fadeTime: Duration
    /// What the configuration asks of the settings update.
    package let testFlags: DemoConfiguration.TestFlags?

    /// Makes a setup: 1.5 s and a fade of 1.0 s, or neither if the test flags say so.
    package init(testFlags: DemoConfiguration.TestFlags? = nil) {
        let isSkipped = testFlags?.noSplash ?? false
        minimumDisplayTime = isSkipped ? .zero : .milliseconds(1500)
        fadeTime = isSkipped ? .zero : .seconds(1)
        self.testFlags = testFlags
    }
}
