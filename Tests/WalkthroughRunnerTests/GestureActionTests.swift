import TestSupport
import WalkthroughLanguage

@testable import WalkthroughRunner

/// What a hand and VoiceOver do to elements besides a tap.
@Suite struct GestureActionTests {
    @Test(arguments: [
        // Custom actions are performed by name, and an element is activated.
        "perform \"Archive\" on card\nactivate card\nexpect events is \"Archive tapped\"",
        // Gesture recognizers receive taps, long presses, double taps and swipes.
        "tap card\nlong press card\nexpect events is \"tapped pressed\"",
        "double tap card\nswipe card left\nswipe card up\nexpect events is \"tapped tapped doubled swiped swiped\"",
        "double tap button \"Send\"\nexpect events is \"sent sent\"",
        // A swipe over an element moves a finger, which a pan follows through its phases.
        "swipe heading \"Send\" left\nexpect events is \"began back changed back changed back ended back\"",
        // A tap means the button beside a heading of its name.
        "tap \"Send\"\nexpect events is \"sent\"", "expect \"Send\"\nexpect heading \"Send\"",
    ])
    func `actions and gestures reach who listens`(steps: String) throws {
        try expectPassed("set start Adjust\n" + steps)
    }

    @Test(arguments: [
        (
            "perform \"Move\" on card",
            "2: card has no action \"Move\"; it has \"Archive\", \"Delete\"\nactual: text \"Card\""
        ),
        (
            "perform \"Delete\" on card",
            "2: card did not perform \"Delete\": the action's handler returned false, or there is none\nactual: text \"Card\""
        ),
        ("adjust events up", "2: events is a text, which cannot be adjusted\nactual: text events"),
        (
            #"pull "Volume" to refresh"#,
            "2: \"Volume\" is a slider, which cannot be scrolled\nactual: slider \"Volume\" value \"0%\""
        ),
        (
            "long press button \"Send\"",
            "2: button \"Send\" is a button, which cannot be pressed long: nothing recognises that, and it "
                + "opens no menu; `elements` in the console lists what can\nactual: button \"Send\""
        ),
        (
            "swipe card down",
            "2: card is a text, which cannot be swiped down: nothing recognises that; give it, or a view above, "
                + "a UISwipeGestureRecognizer with the direction .down or a UIPanGestureRecognizer\nactual: text \"Card\""
        ),
        (
            "double tap row \"Row 1\"",
            "2: row \"Row 1\" is a row, which cannot be tapped twice: nothing recognises a double tap; use "
                + "`tap`, or give it a UITapGestureRecognizer with numberOfTapsRequired = 2\nactual: row \"Row 1\""
        ),
    ])
    func `what nobody listens to fails with the way out`(step: String, failure: String) throws {
        try expect(outcome("set start Adjust\n" + step), is: failure)
    }

    @Test func `a long press opens the menu of a row, whose items are tapped or dismissed`() throws {
        try expectPassed(
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
            """)
    }

    @Test func `what lies below an open menu cannot be used`() throws {
        let open = "set start Adjust\nlong press row \"Row 1\"\n"
        let ways = "; answer it first: `tap \"Move\"` or `tap \"Delete\"` or `dismiss`"
        try expect(
            (outcome(open + "tap card\n"), outcome(open + "back\n")),
            is: (
                "3: no card is on screen\nnote: the menu \"Row\" covers it" + ways,
                "3: there is no Back while the menu \"Row\" is open" + ways
            ))
    }
}
