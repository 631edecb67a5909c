import TestSupport

@testable import WalkthroughRunner

@Suite struct ExpectationTests {
    @Test func `states and values are as the screen shows them`() throws {
        try expectPassed(
            """
            expect no alert
            expect screen Home
            tap "Form"
            expect button "Send" is disabled
            expect button "Send" is not enabled
            expect segment "S" is selected
            expect segment "L" is not selected
            expect switch "News" is off
            expect switch "News" is not on
            expect field "Name" is empty
            expect field "Name" is not focused
            type "kangaroo" into "Name"
            expect button "Send" is enabled
            expect field "Name" is focused
            expect field "Name" is not empty
            expect field "Name" is "kangaroo"
            expect field "Name" is not "Kangaroo"
            expect field "Name" contains "garo"
            expect field "Name" matches /^k.*o$/
            expect picker "Year" is "2025"
            expect heading is "Form"
            """)
    }

    @Test(arguments: [
        ("screen List", "the screen is Form, not List", "screen Form"),
        (#"no button "Send""#, #"button "Send" is on screen"#, #"button "Send" disabled"#),
        (#"button "Send" is enabled"#, #"button "Send" is not enabled"#, #"button "Send" is disabled"#),
        (#"button "Send" is not disabled"#, #"button "Send" is disabled"#, #"button "Send" is disabled"#),
        (#""News" is on"#, #""News" is not on"#, #"switch "News" off"#),
        (#""Name" is on"#, #""Name" is a field, which is neither on nor off"#, #"field "Name""#),
        (#"field "Name" is "a\nb""#, #"field "Name" is not "a\nb""#, #"field "Name" is empty"#),
        (#"picker "Year" is not "2025""#, #"picker "Year" is "2025""#, #"picker "Year" is "2025""#),
        (#"picker "Year" is empty"#, #"picker "Year" is not empty"#, #"picker "Year" is "2025""#),
        (#"picker "Year" contains "26""#, #"picker "Year" does not contain "26""#, #"picker "Year" is "2025""#),
        (#"picker "Year" matches /6$/"#, #"picker "Year" does not match /6$/"#, #"picker "Year" is "2025""#),
        (#"3 rows in "Name""#, #""Name" is a field and has no rows"#, #"field "Name""#),
    ])
    func `a failed expectation shows the expected and the actual state in the language`(
        step: String, message: String, actual: String
    ) throws {
        let failure = "2: \(message)\nexpected: expect \(step)\nactual: \(actual)"
        try expect(outcome("tap \"Form\"\nexpect " + step), is: failure)
    }

    @Test func `elements without a value are compared by their label, except inputs`() throws {
        try expectPassed(
            """
            expect button "Form" is "Form"
            expect button "Form" is not empty
            tap "Form"
            expect heading "Form" matches /^F/
            expect field "Name" is empty
            expect menu "Colour" is empty
            expect button "Back" contains "Hom"
            """)
        #expect(
            try outcome("expect button \"Form\" is \"Forms\"\n") == """
                1: button "Form" is not "Forms"
                expected: expect button "Form" is "Forms"
                actual: button "Form" is "Form"
                """)
    }

    @Test func `rows are counted and compared by the data source`() throws {
        let list = "tap \"List\"\n"
        try expect(
            outcome(list + "expect 4 rows in few\n"),
            is: "2: few has 3 rows, not 4\nexpected: expect 4 rows in few\nactual: 3 rows in few")
        #expect(
            try outcome(list + "expect rows of few are \"koala\", /w/\n") == """
                2: few has 3 rows, not 2
                expected: expect rows of few are "koala", /w/
                actual: rows of few are "kangaroo", "koala", "wombat"
                """)
        try expect(
            (outcome(list + "expect few is not empty\n"), outcome(list + "expect few is empty\n")),
            is: ("passed", "2: few is not empty\nexpected: expect few is empty\nactual: 3 rows in few"))
        #expect(
            try outcome(list + "expect row 150 of rows is selected\n") == """
                2: row 150 of `rows` is out of view; `scroll `rows` to row 150 of `rows`` brings it into view
                expected: expect row 150 of `rows` is selected
                """)
    }

    @Test(arguments: ["button \"Adopt\" in row 150 of rows", "no button \"Adopt\" in row 150 of rows"])
    func `a row out of view has no elements`(expectation: String) throws {
        #expect(
            try outcome("tap \"List\"\nexpect \(expectation)\n") == """
                2: row 150 of `rows` is out of view; `scroll `rows` to row 150 of `rows`` brings it into view
                expected: expect \(expectation.replacing("rows", with: "`rows`"))
                """)
        let scrolled = "tap \"List\"\nscroll rows to row 150 of rows\nexpect \(expectation)\n"
        try expect((outcome(scrolled) == "passed"), is: !expectation.hasPrefix("no"))
        let isAbsent = expectation.hasPrefix("no")
        let beyond = "tap \"List\"\nexpect \(expectation.replacing("150", with: "201"))\n"
        try expect((outcome(beyond) == "passed"), is: isAbsent)
    }

    @Test func `also expect records a failure and continues, and the walkthrough fails`() throws {
        let studio = Studio()
        let result = try studio.run(
            "also expect screen Form\nalso expect \"Form\"\nalso expect \"Forms\"\nexpect screen Home\n")
        expect(result.outcome, is: .failed)
        #expect(
            result.failures.map(\.rendered) == [
                "1: the screen is Home, not Form\nexpected: expect screen Form\nactual: screen Home",
                "3: no \"Forms\" is on screen\nexpected: expect \"Forms\"\nnote: nearest: button \"Form\"",
            ])
        expect(result.failures.map(\.stepsBefore), is: [0, 2])
        expect(studio.recorder.steps.map(\.hasFailed), is: [true, false, true, false])
    }

    @Test func `a failure ends the walkthrough at its step`() throws {
        let studio = Studio()
        let result = try studio.run("tap \"Form\"\nexpect screen Home\nback\n")
        expect((result.stepCount, studio.recorder.steps.map(\.hasFailed)), is: (2, [false, true]))
        expect(
            (result.failures[0].screen.first, result.failures[0].source), is: ("button \"Home\"", "expect screen Home"))
    }

    @Test func `storage expectations read the values that the app saved`() throws {
        #expect(
            try outcome(
                """
                expect storage session is empty
                tap "Calls"
                tap "Save"
                expect storage session is not empty
                expect storage session contains "john"
                expect storage session is empty
                """) == """
                    6: storage session is not empty
                    expected: expect storage session is empty
                    actual: storage session is "johnny"
                    """)
        #expect(
            try outcome("expect storage session contains \"x\"\n") == """
                1: storage session does not contain "x"
                expected: expect storage session contains "x"
                actual: storage session is empty
                """)
    }
}
