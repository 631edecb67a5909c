import Testing

@testable import WalkthroughRunner

@Suite struct RowAndTextActionTests {
    @Test func `a row's actions are buttons once it is swiped over, and a full swipe performs the first one`() throws {
        #expect(
            try outcome(
                """
                set start Mail
                expect heading "Today" in mails
                expect text "Older mail is in the archive." in mails
                swipe row "Bob" left
                tap button "Delete" in row "Bob"
                expect rows of mails are "Ann", "Cleo"
                swipe row "Cleo" left fully
                expect rows of mails are "Ann"
                swipe row "Ann" right
                expect screen matches
                  | heading "Mail"
                  | text events
                  | field "Answer"
                  | text "Sending" value "0%"
                  | list mails
                  |   heading "Today"
                  |   row "Ann"
                  |     button "Read"
                  |     button "Flag"
                  |   heading "Earlier"
                  |   text "Older mail is in the archive."
                tap button "Flag"
                swipe row 1 of mails right fully
                expect events is "Flag Read"
                swipe row "Ann" left
                tap "Answer"
                expect button "Delete"
                tap row "Ann"
                expect no button "Delete"
                """) == "passed")
        #expect(
            try outcome("set start Mail\nswipe \"Sending\" left")
                == "2: \"Sending\" is a text, which cannot be swiped left: nothing recognises that; give it, or a view "
                + "above, a UISwipeGestureRecognizer with the direction .left or a UIPanGestureRecognizer\n"
                + "actual: text \"Sending\" value \"0%\"")
    }

    @Test func `the items of a collection view are rows, over all sections and below the fold`() throws {
        #expect(
            try outcome(
                """
                set start Grid
                expect heading "All photos" in photos
                expect 200 rows in photos
                expect row "Photo 2"
                expect no row "Photo 150"
                tap row 150 of photos
                expect chosen is "Chosen: Photo 150"
                expect row "Photo 150" is selected
                scroll photos to row "Photo 1"
                tap "Swap"
                expect no row "Photo 1"
                expect row 1 of photos is "Photo 2"
                expect row 2 of photos is "New photo"
                expect 200 rows in photos
                tap "Empty"
                expect photos is empty
                expect text "No photos"
                expect no heading "All photos"
                """) == "passed")
    }

    @Test func `a text view is typed into, takes new lines and is emptied`() throws {
        #expect(
            try outcome(
                """
                set start Mail
                type "Dear" into "Answer"
                submit "Answer"
                type "Ann"
                expect field "Answer" is "Dear\\nAnn"
                expect field "Answer" is focused
                expect text "Sending" is "80%"
                clear "Answer"
                expect field "Answer" is empty
                dismiss
                expect field "Answer" is not focused
                """) == "passed")
    }
}
