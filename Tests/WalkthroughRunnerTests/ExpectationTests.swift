import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct ExpectationTests {
    @Test func `states and values are as the screen shows them`() throws {
        #expect(
            try outcome(
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
                """) == "passed")
    }

    @Test(arguments: [
        ("expect no screen Form", "2: the screen is Form\nexpected: expect no screen Form\nactual: screen Form"),
        ("expect screen List", "2: the screen is Form, not List\nexpected: expect screen List\nactual: screen Form"),
        (
            "expect no button \"Send\"",
            "2: button \"Send\" is on screen\nexpected: expect no button \"Send\"\nactual: button \"Send\" disabled"
        ),
        (
            "expect button \"Send\" is enabled",
            "2: button \"Send\" is not enabled\nexpected: expect button \"Send\" is enabled\n"
                + "actual: button \"Send\" is disabled"
        ),
        (
            "expect button \"Send\" is not disabled",
            "2: button \"Send\" is disabled\nexpected: expect button \"Send\" is not disabled\n"
                + "actual: button \"Send\" is disabled"
        ),
        (
            "expect \"News\" is on",
            "2: \"News\" is not on\nexpected: expect \"News\" is on\nactual: switch \"News\" off"
        ),
        (
            "expect \"Name\" is on",
            "2: \"Name\" is a field, which is neither on nor off\nexpected: expect \"Name\" is on\nactual: field \"Name\""
        ),
        (
            "expect field \"Name\" is \"a\\nb\"",
            "2: field \"Name\" is not \"a\\nb\"\nexpected: expect field \"Name\" is \"a\\nb\"\nactual: field \"Name\" is empty"
        ),
        (
            "expect picker \"Year\" is not \"2025\"",
            "2: picker \"Year\" is \"2025\"\nexpected: expect picker \"Year\" is not \"2025\"\n"
                + "actual: picker \"Year\" is \"2025\""
        ),
        (
            "expect picker \"Year\" is empty",
            "2: picker \"Year\" is not empty\nexpected: expect picker \"Year\" is empty\n"
                + "actual: picker \"Year\" is \"2025\""
        ),
        (
            "expect picker \"Year\" contains \"26\"",
            "2: picker \"Year\" does not contain \"26\"\nexpected: expect picker \"Year\" contains \"26\"\n"
                + "actual: picker \"Year\" is \"2025\""
        ),
        (
            "expect picker \"Year\" matches /6$/",
            "2: picker \"Year\" does not match /6$/\nexpected: expect picker \"Year\" matches /6$/\n"
                + "actual: picker \"Year\" is \"2025\""
        ),
        (
            "expect 3 rows in \"Name\"",
            "2: \"Name\" is a field and has no rows\nexpected: expect 3 rows in \"Name\"\nactual: field \"Name\""
        ),
    ])
    func `a failed expectation shows the expected and the actual state in the language`(
        step: String, failure: String
    ) throws {
        expect(try outcome("tap \"Form\"\n" + step), is: failure)
    }

    @Test func `elements without a value are compared by their label, except inputs`() throws {
        #expect(
            try outcome(
                """
                expect button "Form" is "Form"
                expect button "Form" is not empty
                tap "Form"
                expect heading "Form" matches /^F/
                expect field "Name" is empty
                expect menu "Colour" is empty
                expect button "Back" contains "Hom"
                """) == "passed")
        #expect(
            try outcome("expect button \"Form\" is \"Forms\"\n") == """
                1: button "Form" is not "Forms"
                expected: expect button "Form" is "Forms"
                actual: button "Form" is "Form"
                """)
    }

    @Test func `rows are counted and compared by the data source`() throws {
        let list = "tap \"List\"\n"
        expect(
            try outcome(list + "expect 4 rows in few\n"),
            is: "2: few has 3 rows, not 4\nexpected: expect 4 rows in few\nactual: 3 rows in few")
        #expect(
            try outcome(list + "expect rows of few are \"koala\", /w/\n") == """
                2: few has 3 rows, not 2
                expected: expect rows of few are "koala", /w/
                actual: rows of few are "kangaroo", "koala", "wombat"
                """)
        expect(try outcome(list + "expect few is not empty\n"), is: "passed")
        expect(
            try outcome(list + "expect few is empty\n"),
            is: "2: few is not empty\nexpected: expect few is empty\nactual: 3 rows in few")
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
        expect(try (outcome(scrolled) == "passed"), is: !expectation.hasPrefix("no"))
        let isAbsent = expectation.hasPrefix("no")
        let beyond = "tap \"List\"\nexpect \(expectation.replacing("150", with: "201"))\n"
        expect(try (outcome(beyond) == "passed"), is: isAbsent)
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
        expect(result.stepCount, is: 2)
        expect(studio.recorder.steps.map(\.hasFailed), is: [false, true])
        expect(result.failures[0].screen.first, is: "button \"Home\"")
        expect(result.failures[0].source, is: "expect screen Home")
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
