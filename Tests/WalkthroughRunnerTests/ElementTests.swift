import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct ElementTests {
    @Test func `elements are found by label, role, identifier, position and pattern, also in chains`() throws {
        #expect(
            try outcome(
                """
                expect "Form"
                expect button "Form"
                expect no "form"
                expect no "For"
                expect no heading "Form"
                expect session
                expect text session
                expect no button session
                expect heading /^Ho/
                expect heading
                tap "List"
                expect spinner
                expect row "koala" in few
                expect row "koala" in list few
                expect no row "koala" in rows
                expect row 2 of few
                expect no row 4 of few
                expect button "Adopt" in row "Row 2" in rows
                expect no button "Adopt" in few
                expect /^Row \\d+$/ in rows
                tap "Stop"
                expect no spinner
                """) == "passed")
    }

    @Test func `rows by position use the data source, rows by label the visible rows`() throws {
        #expect(
            try outcome(
                """
                tap "List"
                expect 200 rows in rows
                expect 3 rows in few
                expect row 200 of rows
                expect no row 201 of rows
                expect no row "Row 200"
                expect rows of few are "kangaroo", /^koa/, "wombat"
                tap row 150 of rows
                expect chosen is "Chosen: 150"
                """) == "passed")
    }

    @Test(arguments: [
        ("tap \"Tim\"", "1: no \"Tim\" is on screen\nnote: nearest: button \"Time\""),
        ("tap text \"Form\"", "1: no text \"Form\" is on screen\nnote: not text, but: button \"Form\""),
        (
            "tap slider",
            """
            1: no slider is on screen
            note: on screen: heading "Home", text "Session: none", button "Form", button "List", button "Calls" and 7 more
            """
        ),
        (
            "tap \"List\"\ntap row \"kangaroo\" in rows",
            """
            2: no row "kangaroo" in `rows` is on screen
            note: elsewhere on screen: row "kangaroo" in list few
            note: `rows` has 193 rows out of view; `scroll `rows` to row "kangaroo" in `rows`` looks there
            """
        ),
        (
            "tap \"List\"\ntap row \"koala\" in many",
            """
            2: no row "koala" in many is on screen
            note: no many is on screen
            note: `rows` has 193 rows out of view; `scroll `rows` to many` looks there
            """
        ),
        (
            "tap \"Time\"\ntap \"Hidden\"",
            """
            2: no "Hidden" is on screen
            note: it is there, but hidden
            """
        ),
        ("tap \"Time\"\ntap \"Below\"", "2: \"Below\" is covered by button \"Above\"\nactual: button \"Below\""),
        ("tap \"List\"\ntap row 250 of rows", "2: no row 250 of `rows` is on screen\nnote: list `rows` has 200 rows"),
        (
            "tap \"List\"\ntap row 1 of \"Stop\"",
            "2: no row 1 of \"Stop\" is on screen\nnote: button \"Stop\" is no list"
        ),
        (
            "tap \"List\"\ntap \"Stop\"\ntap spinner",
            """
            3: no spinner is on screen
            note: on screen: button "Home", heading "List", text "Chosen: none", button "Stop", button "Forget" and 20 more
            note: `rows` has 193 rows out of view; `scroll `rows` to spinner` looks there
            note: it was there until the step `tap "Stop"`
            """
        ),
        (
            "tap \"Form\"\nback\ntap button \"Send\"",
            """
            3: no button "Send" is on screen
            note: there are: button "Form", button "List", button "Calls", button "Time", button "Trouble" and 5 more
            note: it was there until the step `back`
            """
        ),
        (
            "tap \"Form\"\nrelaunch\ntap button \"Send\"",
            """
            3: no button "Send" is on screen
            note: there are: button "Form", button "List", button "Calls", button "Time", button "Trouble" and 5 more
            note: it was there until the step `relaunch`
            """
        ),
    ])
    func `a missing element fails the step with the most similar elements`(script: String, failure: String) throws {
        let found = try outcome(script)
        expect(found, is: failure)
    }

    @Test(arguments: [
        ("tap row \"Row 200\"", "row \"Row 200\"", "row \"Row 200\""),
        ("tap \"Row 200\"", "\"Row 200\"", "\"Row 200\""),
        ("expect row /^Row 20+$/ in rows", "row /^Row 20+$/ in `rows`", "row /^Row 20+$/ in `rows`"),
        ("tap button \"Adopt\" in row \"Row 200\"", "button \"Adopt\" in row \"Row 200\"", "row \"Row 200\""),
        ("tap adopt150", "adopt150", "adopt150"),
    ])
    func `a row that the list has and does not show is one to scroll to`(
        step: String, element: String, row: String
    ) throws {
        let failure = try outcome("tap \"List\"\n\(step)\n")
        #expect(failure.hasPrefix("2: no \(element) is on screen\n"))
        let isLooking = failure.split(separator: "\n").last.map(String.init)
        #expect(isLooking?.hasPrefix("note: `rows` has 19") == true)
        #expect(isLooking?.hasSuffix(" rows out of view; `scroll `rows` to \(row)` looks there") == true)
        expect(try outcome("tap \"List\"\nscroll `rows` to \(row)\n\(step)\n"), is: "passed")
    }

    @Test(arguments: ["tap row \"Row 200\" in few", "tap row 201 of rows"])
    func `an element that is in no row out of view cannot be scrolled to`(step: String) throws {
        #expect(try !outcome("tap \"List\"\n\(step)\n").contains("scroll"))
    }

    @Test(arguments: [
        ("tap \"Retri\"", "nearest: button \"Retry\" in alert \"Server error\""),
        ("expect row 1 of few", "@ is open, and only its own elements can be used"),
        ("tap field \"Nowhere\"", "@ is open, and only its own elements can be used"),
        ("type \"x\"", "@ is open, and only its own elements can be used"),
    ])
    func `a step that fails while an alert is up says so, unless it means the alert`(step: String, note: String) throws
    {
        let alert = "the alert \"Server error\""
        let answer = note.contains("@") ? "; answer it first: `tap \"Cancel\"` or `tap \"Retry\"`" : ""
        let failure = try outcome("tap \"Alert\"\n\(step)\n")
        #expect(failure.hasSuffix("\nnote: " + note.replacing("@", with: alert) + answer))
    }

    @Test func `several matching elements fail the step and are listed, except for a bare expect`() throws {
        let listed = """
            note: row "kangaroo" in list few: write `"kangaroo"`
            note: row "koala" in list few: write `"koala"`
            note: row "wombat" in list few: write `"wombat"`
            """
        #expect(
            try outcome("tap \"List\"\nexpect row in few\ntap row in few\n")
                == "3: 3 elements match row in few; say which one\n"
                + listed)
        #expect(
            try outcome("tap \"List\"\nexpect row in few is enabled\n")
                == "2: 3 elements match row in few; say which one\nexpected: expect row in few is enabled\n"
                + listed)
        #expect(
            try outcome("tap \"List\"\nwhen expect row in few is enabled\n  back\nend\n")
                == "2: 3 elements match row in few; say which one\nexpected: expect row in few is enabled\n"
                + listed)
        #expect(
            try outcome("tap \"List\"\ntap row 1 of list\n") == """
                2: 2 elements match row 1 of list; say which one
                note: row "kangaroo" in list few: write `"kangaroo"`
                note: row "Row 1" in list `rows`: write `"Row 1"`
                """)
    }

    @Test func `elements that differ only in their identifiers are listed with them`() throws {
        #expect(
            try outcome("tap \"Trouble\"\ntap left\ntap \"Twin\"\n") == """
                3: 2 elements match "Twin"; say which one
                note: button "Twin": write ``left``
                note: button "Twin": write ``right``
                """)
    }

    @Test func `equal rows are listed with their numbers`() throws {
        #expect(
            try outcome("tap \"List\"\ntap \"Repeat\"\ntap row \"kangaroo\"\n") == """
                3: 2 elements match row "kangaroo"; say which one
                note: row "kangaroo" in list few: write `row 1 of few`
                note: row "kangaroo" in list few: write `row 4 of few`
                """)
    }

    @Test func `elements that differ only in their position are listed with their bar`() throws {
        #expect(
            try outcome("tap \"Trouble\"\nexpect heading \"Trouble\" is enabled\n") == """
                2: 2 elements match heading "Trouble"; say which one
                expected: expect heading "Trouble" is enabled
                note: heading "Trouble", in the navigation bar: only its position distinguishes it
                note: heading "Trouble": write `headline`
                """)
    }

    @Test func `hidden and transparent views are not on screen, a fading view is until its end`() throws {
        #expect(
            try outcome(
                """
                tap "Time"
                expect no "Ghost"
                expect no "Hidden"
                tap "Fade"
                expect "Banner"
                wait 299ms
                expect "Banner"
                wait 1ms
                expect no "Banner"
                """) == "passed")
    }

    @Test func `while an alert is up only its elements count, and the screen below keeps its name`() throws {
        #expect(
            try outcome(
                """
                tap "Alert"
                expect alert "Server error"
                expect text "Try later" in alert
                expect no "Form"
                expect screen Home
                expect state launches is 0
                tap "Cancel"
                expect no alert
                expect "Form"
                tap "Alert"
                tap button "Retry" in alert "Server error"
                expect heading "Retried"
                """) == "passed")
        #expect(
            try outcome("tap \"Alert\"\ntap \"Form\"\n") == """
                2: no "Form" is on screen
                note: the alert "Server error" covers it; answer it first: `tap "Cancel"` or `tap "Retry"`
                """)
    }

    @Test func `a presented screen hides the screen below, containers are no screens, and the keyboard covers nothing`()
        throws
    {
        #expect(
            try outcome(
                """
                tap "Sheet"
                expect no "Form"
                expect screen Sheet
                tap "Close"
                tap "Form"
                tap "Name"
                tap "Colour"
                back
                tap "Tabs"
                expect screen First
                expect tab "First" is selected
                tap tab "Second"
                expect screen Second
                expect tab "First" is not selected
                """) == "passed")
    }

    @Test(arguments: [
        "tap \"Row 200\"", "tap row 201 of rows", "expect \"Row 200\"", "expect adopt150",
        "expect row 150 of rows is selected",
        "expect rows of rows are \"Row 1\"", "expect 3 rows in rows", "expect no row \"Row 1\"",
        "type \"a\" into chosen",
        "expect chosen is \"Chosen: 1\"", "expect screen Home", "switch chosen on",
        "select \"a\" in few", "swipe chosen left", "perform \"a\" on chosen", "scroll chosen down", "submit chosen",
        "dismiss",
    ])
    func `a failing line makes the app do nothing: no cell, no task, no event of the trace`(line: String) throws {
        let session = try Studio().makeSession()
        defer { session.end() }
        func perform(_ line: String) throws -> String? {
            var parser = ConsoleParser()
            let step = try #require(parser.parse(line).steps.first)
            do throws(StepFailure) {
                try session.perform(step.command, source: line)
                return nil
            } catch {
                return error.message
            }
        }
        try session.launchIfNeeded()
        #expect(try perform("tap \"List\"") == nil)
        func state() -> [UInt64] {
            let stage = session.stage
            let cells = stage.object(CellCount.self) { CellCount() }.count
            return [UInt64(cells), stage.trace.hash.value, stage.loop.tasks.startedCount, stage.loop.jobCount]
        }
        let before = state()
        #expect(try perform(line) != nil)
        expect(state(), is: before)
    }
}
