import TestSupport
import Testing

@testable import DemoScenes

/// How long Splash stays and fades.
@Suite struct SplashSetupTests {
    @Test(arguments: [nil, DemoConfiguration.TestFlags(), DemoConfiguration.TestFlags(noSplash: false)])
    func `Splash stays 1.5 s and fades for 1 s`(flags: DemoConfiguration.TestFlags?) {
        let setup = SplashSetup(testFlags: flags)
        expect(setup.minimumDisplayTime, is: .milliseconds(1_500))
        expect(setup.fadeTime, is: .seconds(1))
        expect(setup.testFlags, is: flags)
    }

    @Test func `without splash it neither stays nor fades`() {
        let setup = SplashSetup(testFlags: DemoConfiguration.TestFlags(noSplash: true, resetData: true))
        expect(setup.minimumDisplayTime, is: .zero)
        expect(setup.fadeTime, is: .zero)
        expect(setup.testFlags, is: DemoConfiguration.TestFlags(noSplash: true, resetData: true))
    }
}
