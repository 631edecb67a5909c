import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct GestureActionTests {
    @Test func `gesture recognizers receive double taps and swipes`() throws {
        #expect(
            try outcome(
                """
                set start Adjust
                double tap card
                swipe card left
                swipe card up
                expect events is "tapped tapped doubled swiped swiped"
                """) == "passed")
        expect(
            try outcome("set start Adjust\ndouble tap button \"Send\"\nexpect events is \"sent sent\"\n"), is: "passed")
    }

    @Test func `a swipe over an element moves a finger, which a pan follows through its phases`() throws {
        #expect(
            try outcome(
                """
                set start Adjust
                swipe heading "Send" left
                expect events is "began back changed back changed back ended back"
                """) == "passed")
    }

    @Test func `a double tap or a swipe that nothing recognises fails with the way out`() throws {
        #expect(
            try outcome("set start Adjust\nswipe card down\n")
                == "2: card is a text, which cannot be swiped down: nothing recognises that; give it, or a view above, "
                + "a UISwipeGestureRecognizer with the direction .down or a UIPanGestureRecognizer\n"
                + "actual: text \"Card\"")
        #expect(
            try outcome("set start Adjust\ndouble tap row \"Row 1\"\n")
                == "2: row \"Row 1\" is a row, which cannot be tapped twice: nothing recognises a double tap; use "
                + "`tap`, or give it a UITapGestureRecognizer with numberOfTapsRequired = 2\nactual: row \"Row 1\"")
    }
}
