import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct ActionTests {
    @Test func `controls send the events that a user's hand causes, once each`() throws {
        #expect(
            try outcome(
                """
                tap "Form"
                select "L" in "Size"
                select "L" in picker "Size"
                tap segment "L"
                select "2026" in "Year"
                select "Red" in "Colour"
                switch "News" on
                switch "News" on
                expect switch "News" is on
                tap switch "News"
                expect switch "News" is off
                type "ab" into "Name"
                expect field "Name" is focused
                type "c"
                submit "Name"
                clear "Name"
                clear "Name"
                expect field "Name" is empty
                expect events is "size year red news news name name name return name"
                """) == "passed")
    }

    @Test func `a segment is tapped, and its control is what takes a choice`() throws {
        let message = "is one segment, which `tap` chooses; `select` takes the segmented control, by its identifier"
        #expect(try outcome("tap \"Form\"\nselect \"L\" in segment \"L\"").contains(message))
    }

    @Test func `a slider and a stepper are adjusted by steps, and a list is pulled`() throws {
        #expect(
            try outcome(
                """
                set start Adjust
                expect slider "Volume" is "0%"
                adjust slider "Volume" up 3 times
                expect slider "Volume" is "30%"
                adjust "Volume" down
                expect slider "Volume" is "20%"
                adjust guests up 9 times
                expect guests is "3"
                adjust guests down
                expect guests is "2"
                pull rows to refresh
                expect events is "adjusted adjusted adjusted adjusted adjusted adjusted adjusted adjusted pulled"
                """) == "passed")
    }

    @Test func `custom actions are performed by name, and an element is activated`() throws {
        #expect(
            try outcome(
                """
                set start Adjust
                perform "Archive" on card
                activate card
                expect events is "Archive tapped"
                """) == "passed")
        #expect(
            try outcome("set start Adjust\nperform \"Move\" on card\n").hasPrefix(
                "2: card has no action \"Move\"; it has \"Archive\", \"Delete\"\n"))
        #expect(
            try outcome("set start Adjust\nperform \"Delete\" on card\n").hasPrefix(
                "2: card did not perform \"Delete\": the action's handler returned false"))
    }

    @Test(arguments: [
        ("adjust events up", "2: events is a text, which cannot be adjusted\nactual: text events"),
        (
            #"pull "Volume" to refresh"#,
            "2: \"Volume\" is a slider, which cannot be scrolled\nactual: slider \"Volume\" value \"0%\""
        ),
    ])
    func `adjusting or pulling an unsuitable element fails with the reason`(step: String, failure: String) throws {
        expect(try outcome("set start Adjust\n" + step), is: failure)
    }

    @Test func `gesture recognizers receive taps and long presses`() throws {
        expect(
            try outcome("set start Adjust\ntap card\nlong press card\nexpect events is \"tapped pressed\"\n"),
            is: "passed")
        #expect(
            try outcome("set start Adjust\nlong press button \"Send\"\n")
                == "2: button \"Send\" is a button, which cannot be pressed long: nothing recognises that, and it "
                + "opens no menu; `elements` in the console lists what can\n"
                + "actual: button \"Send\"")
    }

    @Test(arguments: ["tap", "activate"])
    func `a tap that nothing acts on fails, also of the only element of its name`(verb: String) throws {
        expect(
            try outcome("set start Adjust\ntap card\n\(verb) events\n"),
            is: "3: events is a text, which cannot be tapped: nothing there acts on a tap\n"
                + "actual: text \"tapped\"")
    }

    @Test func `a tap means the button beside a heading of its name`() throws {
        expect(try outcome("set start Adjust\ntap \"Send\"\nexpect events is \"sent\"\n"), is: "passed")
        expect(try outcome("set start Adjust\nexpect \"Send\"\nexpect heading \"Send\"\n"), is: "passed")
    }

    @Test(arguments: [
        (#"tap "Send""#, "2: \"Send\" is disabled\nactual: button \"Send\" disabled"),
        (
            #"type "x" into "Send""#,
            "2: \"Send\" is a button, which cannot be typed into\nactual: button \"Send\" disabled"
        ),
        (#"clear "News""#, "2: \"News\" is a switch, which cannot be cleared\nactual: switch \"News\" off"),
        (#"submit "News""#, "2: \"News\" is a switch, which cannot be submitted\nactual: switch \"News\" off"),
        (#"switch "Name" on"#, "2: \"Name\" is a field, which cannot be switched on or off\nactual: field \"Name\""),
        (#"select "S" in "Name""#, "2: \"Name\" is a field, which cannot be chosen from\nactual: field \"Name\""),
        (
            #"select "Blue" in "Colour""#,
            "2: \"Colour\" has no choice \"Blue\"; it has \"Red\", \"Green\"\nactual: menu \"Colour\""
        ),
        (
            #"select "Green" in "Colour""#,
            "2: \"Colour\" does not let \"Green\" be chosen: it is disabled\nactual: menu \"Colour\""
        ),
        (#"scroll "Name" down"#, "2: \"Name\" is a field, which cannot be scrolled\nactual: field \"Name\""),
        (#"type "x""#, "2: no field is focused; tap one first"),
    ])
    func `an action that an element cannot perform fails the step`(step: String, failure: String) throws {
        expect(try outcome("tap \"Form\"\n" + step), is: failure)
    }

    @Test func `a list is scrolled by pages, and searched in both directions`() throws {
        #expect(
            try outcome(
                """
                tap "List"
                expect row "Row 1"
                scroll rows down
                expect no row "Row 1"
                scroll rows up
                expect row "Row 1"
                scroll rows to "Row 77"
                tap row "Row 77"
                expect chosen is "Chosen: 77"
                scroll rows to row 200 of rows
                expect row "Row 200" in rows
                scroll rows to row "Row 3"
                tap button "Adopt" in row "Row 3"
                expect chosen is "Adopted: 3"
                """) == "passed")
    }

    @Test func `a search without a result ends at the top of the list and names similar rows`() throws {
        #expect(
            try outcome("tap \"List\"\nscroll rows to row \"Row 700\"\n") == """
                2: no row "Row 700" is on screen
                note: nearest: row "Row 7" in list `rows`
                """)
    }

    @Test(arguments: [
        ("scroll rows to chosen", "2: chosen is not in `rows`\nactual: text \"Chosen: none\""),
        ("scroll rows to row \"koala\"", "2: row \"koala\" is not in `rows`\nactual: row \"koala\" in list few"),
        ("scroll rows to row 3 of few", "2: row 3 of few is not in `rows`\nactual: row \"wombat\" in list few"),
        ("scroll few to row 150 of rows", "2: row 150 of `rows` is not in few"),
        ("scroll chosen to chosen", "2: chosen is a text, which cannot be scrolled\nactual: text \"Chosen: none\""),
    ])
    func `scrolling a list finds only elements of that list`(step: String, failure: String) throws {
        expect(try outcome("tap \"List\"\n" + step), is: failure)
    }

    @Test func `acting on a row out of view scrolls it into view, which is traced`() throws {
        let result = try Studio().run("tap \"List\"\ntap button \"Adopt\" in row 160 of rows\nexpect chosen is \"x\"\n")
        #expect(
            result.failures.map(\.rendered) == [
                "3: chosen is not \"x\"\nexpected: expect chosen is \"x\"\nactual: chosen is \"Adopted: 160\""
            ])
        #expect(
            result.failures[0].events.suffix(2) == [
                "0s  screen  scrolled into view  element=row \"Row 160\"",
                "0s  step  expect chosen is \"x\"  at=a.walk:3",
            ])
    }

    @Test func `back and both swipes pop the screen, and a cancelled swipe does not`() throws {
        #expect(
            try outcome(
                """
                tap "Form"
                back
                expect screen Home
                tap "Form"
                swipe back
                expect screen Home
                tap "Form"
                swipe back cancelled
                expect screen Form
                tap button "Back"
                expect screen Home
                """) == "passed")
    }

    @Test(arguments: [
        ("back", "1: there is no Back: this screen is the first of its navigation controller"),
        ("swipe back", "1: there is no Back: this screen is the first of its navigation controller"),
        ("dismiss", "1: there is no sheet to pull down and no keyboard to lower"),
        ("tap \"Sheet\"\nback", "2: there is no navigation bar on Sheet, and so no Back"),
        (
            "tap \"Alert\"\nswipe back",
            "2: there is no Back while the alert \"Server error\" is open; answer it first: `tap \"Cancel\"` or `tap \"Retry\"`"
        ),
        ("tap \"Alert\"\ndismiss", "2: the alert \"Server error\" cannot be pulled down; tap one of its buttons"),
        ("tap \"Modal\"\ndismiss", "2: Modal fills the screen and cannot be pulled down; look for its own button"),
    ])
    func `a gesture that the screen does not know fails the step`(script: String, failure: String) throws {
        expect(try outcome(script), is: failure)
    }

    @Test func `dismiss pulls down a sheet, or hides the keyboard without a sheet`() throws {
        #expect(
            try outcome(
                """
                tap "Sheet"
                expect screen Sheet
                dismiss
                expect screen Home
                tap "Form"
                tap "Name"
                dismiss
                expect field "Name" is not focused
                expect screen Form
                """) == "passed")
    }

    @Test func `a turn is made, or refused without a trace on the device`() throws {
        #expect(
            try outcome(
                """
                rotate
                rotate to landscape
                rotate to portrait
                tap "Locked"
                rotate
                rotate to landscape
                back
                expect screen Home
                """) == "passed")
        let result = try Studio().run("tap \"Locked\"\nrotate\nback\nrotate\nalso expect alert\n")
        #expect(
            result.failures[0].events.filter { $0.contains("rotate") } == [
                "0s  step  rotate  at=a.walk:2", "0s  screen  refused rotate  to=landscape screen=Locked",
                "0s  step  rotate  at=a.walk:4", "0s  screen  rotate  to=landscape",
            ])
    }

    @Test func `application events and traits reach the app`() throws {
        let result = try Studio().run(
            """
            text size ax5
            appearance dark
            locale fr_FR
            background
            foreground
            memory warning
            also expect alert
            """)
        #expect(
            result.failures[0].events == [
                "0s  step  locale fr_FR  at=a.walk:3", "0s  screen  trait  locale=fr_FR",
                "0s  lifecycle  launch  app=studio", "0s  navigation  root  screen=UINavigationController",
                "0s  lifecycle  appear  screen=Home", "0s  step  background  at=a.walk:4", "0s  lifecycle  background",
                "0s  step  foreground  at=a.walk:5", "0s  lifecycle  foreground",
                "0s  step  memory warning  at=a.walk:6", "0s  lifecycle  memory warning",
                "0s  step  also expect alert  at=a.walk:7",
            ])
    }

    @Test(arguments: [
        "tap \"Form\"", "type \"x\"", "clear \"Name\"", "scroll \"Home\" down", "back", "swipe back", "dismiss",
        "rotate",
        "rotate to portrait",
    ])
    func `in the background touches fail, and the app's time continues`(line: String) throws {
        let prelude = "background\nmemory warning\nappearance dark\nwait 1s\nexpect screen Home\nhold search.find\n"
        let result = try Studio().run(prelude + line + "\n")
        #expect(
            result.failures.map(\.message) == [
                "the app is in the background, where it cannot be used; `foreground` brings it back"
            ])
        expect(result.failures.first?.place.line, is: 7)
        for back in ["foreground", "relaunch"] {
            expect(try Studio().run(prelude + back + "\ntap \"Form\"\nexpect screen Form\n").outcome, is: .passed)
        }
    }

    @Test func `relaunch keeps storage, rules, counts and the offline server, and nothing else`() throws {
        #expect(
            try outcome(
                """
                storage session with "kept"
                tap "Calls"
                tap "Find"
                wait
                expect results is "find: answer 1"
                fail search.find 1 time
                relaunch
                expect screen Home
                expect session is "Session: kept"
                tap "Calls"
                expect results is empty
                tap "Find"
                expect results is "find: offline"
                tap "Find"
                wait
                expect results is "find: offline; find: answer 2"
                expect request search.find 3 times
                """) == "passed")
    }
}
