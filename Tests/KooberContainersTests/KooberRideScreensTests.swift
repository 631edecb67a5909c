import Foundation
import HeadlessUIKit
import KooberScenes
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// The screens of a ride, as a user sees them, and that the audit finds nothing on them.
@Suite struct KooberRideScreensTests {
    @Test func `Ride begins with the pick-up in the middle of the map`() {
        KooberTest.run { test in
            test.toRide()
            test.expectScreen(
                """
                button "Profile"
                map `map` value "-33.864308, 151.209146 span 0.006"
                  text "Pickup" value "-33.864308, 151.209146"
                button "Where to?"
                """)
            #expect(test.screen.notation(of: "whereTo") == #"button "Where to?""#)
        }
    }

    @Test func `DropoffPicker begins with four places`() {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap("whereTo")
            #expect(test.screen.name == "DropoffPicker")
            test.tester.advance(by: .milliseconds(500))
            test.expectScreen(
                """
                button "Cancel"
                heading "Where To?"
                field "Search"
                list locations
                  row "Opera House"
                  row "Apple Store"
                  row "100 George Street"
                  row "MOMA"
                """)
            #expect(test.screen.notation(of: "locationSearch") == #"field "Search""#)
        }
    }

    @Test
    func `a drop-off takes the place of the question, both ends are on the map, and none is chosen of the options`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("Opera House")
            let ends = """
                button "Profile"
                map `map` value "-33.861487, 151.211587 span 0.017"
                  text "Pickup" value "-33.864308, 151.209146"
                  text "Drop-off" value "-33.858667, 151.214028"
                button "Opera House"
                text rideOptions
                """
            test.expectScreen(
                ends + "\n" + """
                      segment "Wallaby" value "1 rider, $"
                      segment "Wallaroo" value "2 riders, $$"
                      segment "Kangaroo" value "4 riders, $$$"
                    """)
            #expect(highlighted(test) == ["Wallaby"])
            test.screen.tap("Kangaroo")
            test.expectScreen(
                ends + "\n" + """
                      segment "Wallaby" value "1 rider, $"
                      segment "Wallaroo" value "2 riders, $$"
                      segment "Kangaroo" value "4 riders, $$$" selected
                    button "Confirm"
                    """)
            #expect(highlighted(test) == ["Kangaroo"])
            test.screen.tap("Wallaby")
            test.expectScreen(
                ends + "\n" + """
                      segment "Wallaby" value "1 rider, $" selected
                      segment "Wallaroo" value "2 riders, $$"
                      segment "Kangaroo" value "4 riders, $$$"
                    button "Confirm"
                    """)
        }
    }

    @Test func `the ride options stand below each other where the text is very large`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("Opera House")
            #expect(columns(test) == 3)
            UIApplication.shared.setContentSizeCategory(.accessibilityMedium)
            test.tester.settle()
            #expect(columns(test) == 1)
            UIApplication.shared.setContentSizeCategory(.large)
            test.tester.settle()
            #expect(columns(test) == 3)
        }
    }

    @Test func `another search shows its places from the top`() {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap("whereTo")
            test.screen.type("a", into: "locationSearch")
            test.tester.advance(by: .seconds(2))
            test.screen.scroll("locations", .down)
            test.screen.scroll("locations", .down)
            #expect(!test.screen.has("Apple Store"))
            test.screen.type("r", into: "locationSearch")
            test.tester.advance(by: .seconds(2))
            #expect(test.screen.has("Harbour Bridge"))
        }
    }

    @Test(arguments: [("profile", "", 150.0), ("whereTo", "", 150), ("whereTo", "e", 150)])
    func `a row is as high as its text needs at the size of text, and no higher`(
        button: String, query: String, highest: CGFloat
    ) {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap(button)
            if !query.isEmpty { test.screen.type(query, into: "locationSearch") }
            test.tester.advance(by: .seconds(2))
            #expect(highestRow(test) == 44)
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            #expect(highestRow(test) == highest)
            test.screen.rotate()
            #expect(highestRow(test) == 86)
            test.screen.rotate()
            #expect(highestRow(test) == highest)
            UIApplication.shared.setContentSizeCategory(.large)
            #expect(highestRow(test) == 44)
        }
    }

    @Test func `SendingRide says what is under way, over the whole screen`() {
        KooberTest.run { test in
            test.toRide()
            test.toSendingRide()
            test.expectScreen(#"text "Requesting Ride…""#)
            #expect(test.top?.modalPresentationStyle == .fullScreen)
        }
    }

    @Test func `WaitingForPickup names the ride and the drop-off`() {
        KooberTest.run { test in
            test.toRide()
            test.toWaitingForPickup()
            test.expectScreen(
                """
                button "Profile"
                text "Enjoy the ride!"
                text "Wallaroo"
                text "Opera House"
                button "Start New Ride"
                """)
        }
    }

    /// The buttons of the ride options.
    private func buttons(_ test: KooberTest) -> [UIButton] {
        test.screen.contents?.elements(of: .segment).compactMap { $0.view as? UIButton } ?? []
    }

    /// The titles of the ride options that stand out to the eye.
    private func highlighted(_ test: KooberTest) -> [String?] {
        buttons(test).filter { $0.backgroundColor != nil }.map(\.currentTitle)
    }

    /// How high the list on screen makes its rows.
    private func highestRow(_ test: KooberTest) -> CGFloat? {
        // Looking at the screen lays it out.
        let lists = test.screen.contents?.elements(of: .list).compactMap { $0.view as? UITableView } ?? []
        return lists.first?.visibleCells.map(\.frame.height).max()
    }

    /// In how many columns the ride options stand.
    private func columns(_ test: KooberTest) -> Int {
        _ = test.screen.text
        test.screen.window?.layoutIfNeeded()
        return Set(buttons(test).map(\.frame.minX)).count
    }
}
