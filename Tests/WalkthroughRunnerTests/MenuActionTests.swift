import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct MenuActionTests {
    @Test func `a long press opens the menu of a row, whose items are tapped or dismissed`() throws {
        #expect(
            try outcome(
                """
                set start Adjust
                long press row "Row 1"
                expect screen Adjust
                expect screen matches
                  | menu "Row"
                  |   button "Move"
                  |   button "Delete"
                tap "Delete"
                long press row "Row 2"
                tap "Move"
                tap "Up"
                long press row "Row 2"
                dismiss
                long press row "Row 2"
                select "Delete" in menu "Row"
                expect events is "deleted 1 up deleted 2"
                """) == "passed")
    }

    @Test func `what lies below an open menu cannot be used`() throws {
        let open = "set start Adjust\nlong press row \"Row 1\"\n"
        let ways = "; answer it first: `tap \"Move\"` or `tap \"Delete\"` or `dismiss`"
        expect(
            try outcome(open + "tap card\n"), is: "3: no card is on screen\nnote: the menu \"Row\" covers it" + ways)
        expect(try outcome(open + "back\n"), is: "3: there is no Back while the menu \"Row\" is open" + ways)
    }
}
