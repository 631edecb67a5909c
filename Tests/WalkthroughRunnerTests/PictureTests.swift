import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct PictureTests {
    private let form = """
        tap "Form"
        expect screen matches
          | button "Back"
          | heading /^Fo/
          | field "Name"
          | field "Password"
          | switch "News" off
          | picker "Size"
          |   segment "S" selected
          |   segment "L"
          | picker "Year" value /^20/
          | menu "Colour"
          | button "Send" disabled
          | text events

        """

    @Test func `a picture is every line of the screen, patterns included`() throws {
        expect(try outcome(form), is: "passed")
        #expect(
            try outcome(
                """
                tap "Form"
                type "x" into "Name"
                type "ab" into secret
                clear "Name"
                expect screen matches within 1s
                  | button "Back"
                  | heading "Form"
                  | field "Name" focused
                  | field "Password" value "••"
                  | switch "News" off
                  | picker "Size"
                  |   segment "S" selected
                  |   segment "L"
                  | picker "Year" value "2025"
                  | menu "Colour"
                  | button "Send" disabled
                  | text "name password password name"
                """) == "passed")
    }

    @Test(arguments: [
        ("  | field \"Password\"\n", ""), ("value /^20/", ""), (" selected", ""), (" disabled", ""),
        ("|   segment \"L\"", "| segment \"L\""), ("text events", "text"), ("\"Name\"", "\"name\""),
        ("  | text events\n", "  | text events\n  | text \"more\"\n"), ("field \"Name\"", "field \"Name\" value \"x\""),
        ("switch \"News\" off", "button \"News\""), ("/^Fo/", "/^fo/"), (" off", " on"),
    ])
    func `any difference fails it`(part: String, other: String) throws {
        let script = form.replacing(part, with: other)
        try #require(script != form)
        #expect(try outcome(script).hasPrefix("2: the screen differs from the picture\nactual: "))
    }

    @Test func `the difference shows both sides with the neighbouring lines`() throws {
        let script = form.replacing("  | field \"Name\"\n", with: "  | field \"Name\" value \"x\"\n")
            .replacing(" selected", with: "").replacing("  | picker \"Year\" value /^20/\n", with: "")
            .replacing("  | text events\n", with: "  | text events\n  | text \"more\"\n")
        #expect(
            try outcome(script) == """
                2: the screen differs from the picture
                actual:   …
                  heading "Form"
                - field "Name" value "x"
                + field "Name"
                  field "Password"
                  …
                  picker "Size"
                -   segment "S"
                +   segment "S" selected
                    segment "L"
                + picker "Year" value "2025"
                  menu "Colour"
                  …
                  text events
                - text "more"
                note: `-` is only in the picture, `+` only on the screen
                """)
    }

    @Test func `equal lines are abbreviated to one mark`() throws {
        let script = form.replacing("  | text events\n", with: "  | text \"more\"\n")
        #expect(
            try outcome(script) == """
                2: the screen differs from the picture
                actual:   …
                  button "Send" disabled
                - text "more"
                + text events
                note: `-` is only in the picture, `+` only on the screen
                """)
    }
}
