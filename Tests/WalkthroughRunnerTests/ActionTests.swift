import TestSupport
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct ActionTests {
    @Test func `controls send the events that a user's hand causes, once each`() throws {
        try expectPassed(
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
            """)
    }

    @Test func `a segment is tapped, and its control is what takes a choice`() throws {
        let message = "is one segment, which `tap` chooses; `select` takes the segmented control, by its identifier"
        #expect(try outcome("tap \"Form\"\nselect \"L\" in segment \"L\"").contains(message))
    }

    @Test func `a slider and a stepper are adjusted by steps, and a list is pulled`() throws {
        try expectPassed(
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
            """)
    }

    @Test(arguments: [
        (#"tap "Send""#, #""Send" is disabled"#, #"button "Send" disabled"#),
        (#"type "x" into "Send""#, #""Send" is a button, which cannot be typed into"#, #"button "Send" disabled"#),
        (#"clear "News""#, #""News" is a switch, which cannot be cleared"#, #"switch "News" off"#),
        (#"submit "News""#, #""News" is a switch, which cannot be submitted"#, #"switch "News" off"#),
        (#"switch "Name" on"#, #""Name" is a field, which cannot be switched on or off"#, #"field "Name""#),
        (#"select "S" in "Name""#, #""Name" is a field, which cannot be chosen from"#, #"field "Name""#),
        (#"select "Blue" in "Colour""#, #""Colour" has no choice "Blue"; it has "Red", "Green""#, #"menu "Colour""#),
        (
            #"select "Green" in "Colour""#, #""Colour" does not let "Green" be chosen: it is disabled"#,
            #"menu "Colour""#
        ),
        (#"scroll "Name" down"#, #""Name" is a field, which cannot be scrolled"#, #"field "Name""#),
    ])
    func `an action that an element cannot perform fails the step`(
        step: String, message: String, actual: String
    ) throws {
        try expect(outcome("tap \"Form\"\n" + step), is: "2: \(message)\nactual: \(actual)")
    }

    @Test func `a list is scrolled by pages, and searched in both directions`() throws {
        try expectPassed(
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
            """)
    }

    @Test(arguments: [
        // A search without a result ends at the top of the list and names similar rows.
        (
            "scroll rows to row \"Row 700\"",
            "2: no row \"Row 700\" is on screen\nnote: nearest: row \"Row 7\" in list `rows`"
        ),
        ("scroll rows to chosen", "2: chosen is not in `rows`\nactual: text \"Chosen: none\""),
        ("scroll rows to row \"koala\"", "2: row \"koala\" is not in `rows`\nactual: row \"koala\" in list few"),
        ("scroll rows to row 3 of few", "2: row 3 of few is not in `rows`\nactual: row \"wombat\" in list few"),
        ("scroll few to row 150 of rows", "2: row 150 of `rows` is not in few"),
        ("scroll chosen to chosen", "2: chosen is a text, which cannot be scrolled\nactual: text \"Chosen: none\""),
    ])
    func `scrolling a list finds only elements of that list`(step: String, failure: String) throws {
        try expect(outcome("tap \"List\"\n" + step), is: failure)
    }

    @Test func `acting on a row out of view scrolls it into view, which is traced`() throws {
        let result = try Studio().run("tap \"List\"\ntap button \"Adopt\" in row 160 of rows\nexpect chosen is \"x\"\n")
        expect(
            result.failures.map(\.rendered),
            is: ["3: chosen is not \"x\"\nexpected: expect chosen is \"x\"\nactual: chosen is \"Adopted: 160\""])
        #expect(
            result.failures[0].events.suffix(2) == [
                "0s  screen  scrolled into view  element=row \"Row 160\"",
                "0s  step  expect chosen is \"x\"  at=a.walk:3",
            ])
    }

    @Test func `back and both swipes pop the screen, and a cancelled swipe does not`() throws {
        try expectPassed(
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
            """)
    }

    @Test(arguments: [
        ("back", "1: there is no Back: this screen is the first of its navigation controller"),
        ("swipe back", "1: there is no Back: this screen is the first of its navigation controller"),
        ("tap \"Form\"\ntype \"x\"", "2: no field is focused; tap one first"),
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
        try expect(outcome(script), is: failure)
    }

    @Test func `dismiss pulls down a sheet, or hides the keyboard without a sheet`() throws {
        try expectPassed(
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
            """)
    }

    @Test func `a turn is made, or refused without a trace on the device`() throws {
        try expectPassed(
            """
            rotate
            rotate to landscape
            rotate to portrait
            tap "Locked"
            rotate
            rotate to landscape
            back
            expect screen Home
            """)
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
        expect(
            (result.failures.map(\.message), result.failures.first?.place.line),
            is: (["the app is in the background, where it cannot be used; `foreground` brings it back"], 7))
        for back in ["foreground", "relaunch"] {
            try expect(Studio().run(prelude + back + "\ntap \"Form\"\nexpect screen Form\n").outcome, is: .passed)
        }
    }

    @Test func `relaunch keeps storage, rules, counts and the offline server, and nothing else`() throws {
        try expectPassed(
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
            """)
    }
}
