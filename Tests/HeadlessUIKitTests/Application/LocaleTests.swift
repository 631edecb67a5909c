import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// The language and region of a stage; a file of its own, for Foundation has a `NotificationCenter` too.
@Suite struct LocaleTests {
    @Test func `the locale is en_US_POSIX until a script says otherwise`() {
        let stage = Stage()
        stage.run {
            #expect(UIApplication.shared.locale.identifier == "en_US_POSIX")
            UIApplication.shared.setLocale("fr_FR")
            #expect(UIApplication.shared.locale.identifier == "fr_FR")
        }
        #expect(stage.trace.last(9).map(\.line) == ["0s  screen  trait  locale=fr_FR"])
    }
}
