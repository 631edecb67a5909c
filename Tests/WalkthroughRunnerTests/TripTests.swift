import TestSupport
import Testing

@testable import WalkthroughRunner

/// A search, a toolbar and date pickers in a walkthrough.
@Suite struct TripTests {
    @Test func `a script searches, chooses a scope and cancels`() throws {
        #expect(
            try outcome(
                """
                set start Trip
                expect heading "Trip"
                type "a" into "Places"
                expect no heading "Trip"
                select "Far" in "Places"
                """)
                == "5: \"Places\" is a field, which cannot be chosen from\n"
                + "actual: field \"Places\" value \"a\" focused")
        #expect(
            try outcome(
                """
                set start Trip
                type "a" into "Places"
                tap segment "Far"
                expect segment "Far" is selected
                tap "Cancel"
                expect field "Places" is empty
                expect heading "Trip"
                expect events is "0 a0 a1 1"
                """) == "passed")
    }

    @Test func `a script taps a button of the toolbar`() throws {
        expect(try outcome("set start Trip\ntap \"Book\"\nexpect events is \"book\"\n"), is: "passed")
    }

    @Test func `a script sets a date and a duration by their texts`() throws {
        #expect(
            try outcome(
                """
                set start Trip
                expect picker "Day" is "2026-01-01"
                select "2026-03-14" in "Day"
                expect picker "Day" is "2026-03-14"
                select "01:30" in "Length"
                expect events is "day length"
                """) == "passed")
        #expect(
            try outcome("set start Trip\nselect \"2027-03-14\" in \"Day\"\n")
                == "2: \"Day\" does not take \"2027-03-14\": the latest is \"2027-01-01\"\n"
                + "actual: picker \"Day\" value \"2026-01-01\"")
    }

    @Test func `a script turns pages by swipes and by the dots`() throws {
        #expect(
            try outcome(
                """
                set start Trip
                tap "Pages"
                swipe left
                expect "Page 2"
                adjust slider up
                expect "Page 3"
                swipe right
                expect "Page 2"
                """) == "passed")
        expect(
            try outcome("set start Trip\ntap \"Pages\"\nswipe right\n"), is: "3: there is no page before this one")
    }
}
