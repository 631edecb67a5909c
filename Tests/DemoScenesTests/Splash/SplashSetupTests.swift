import Testing

@testable import DemoScenes

/// How long Splash stays and fades.
@Suite struct SplashSetupTests {
    @Test(arguments: [nil, DemoConfiguration.TestFlags(), DemoConfiguration.TestFlags(noSplash: false)])
    func `Splash stays 1.5 s and fades for 1 s`(flags: DemoConfiguration.TestFlags?) {
        let setup = SplashSetup(testFlags: flags)
        #expect(setup.minimumDisplayTime == .milliseconds(1_500))
        #expect(setup.fadeTime == .seconds(1))
        #expect(setup.testFlags == flags)
    }

    @Test func `without splash it neither stays nor fades`() {
        let setup = SplashSetup(testFlags: DemoConfiguration.TestFlags(noSplash: true, resetData: true))
        #expect(setup.minimumDisplayTime == .zero)
        #expect(setup.fadeTime == .zero)
        #expect(setup.testFlags == DemoConfiguration.TestFlags(noSplash: true, resetData: true))
    }
}
