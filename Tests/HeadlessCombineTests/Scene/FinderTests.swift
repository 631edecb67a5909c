import RehearsalRunner
import TestSupport

@Suite struct FinderTests {
    private let script = """
        expect text "0 s"
        wait 1s
        expect text "1 s"
        tap button "Find"
        expect screen Finder
        expect text "Type a name"
        type "an" into field "Name"
        expect text "an: 0"
        wait 1299ms
        expect no row "Anna"
        wait 1ms
        expect row "Anna"
        expect text "an: 2"
        type "n" into field "Name"
        wait 200ms
        type "a" into field "Name"
        wait 1299ms
        expect row "Hanne"
        expect text "anna: 2"
        wait 1ms
        expect text "anna: 1"
        expect no row "Hanne"
        tap row "Anna"
        expect screen Start
        expect button "Find, after Anna"
        wait 1s
        expect text "4 s"
        """

    @Test func `a screen with published properties and a debounce behaves by the virtual clock`() throws {
        try AppTester(FinderApp.self).run(script)
    }

    @Test func `equal runs give equal traces`() throws {
        let tester = try AppTester(FinderApp.self)
        try expect(tester.run(script), is: tester.run(script))
    }
}
