import HeadlessUIKit
import Testing

@testable import Walkthroughs

/// `expect accessible` and the header's waivers.
@Suite struct AccessibilityTests {
    @Test func `a screen without problems passes`() throws {
        #expect(try outcome("tap \"Form\"\nexpect accessible") == "passed")
        #expect(try outcome("tap \"Sheet\"\nexpect screen Sheet\nexpect accessible") == "passed")
        #expect(try outcome("tap \"Alert\"\nexpect accessible within 1s") == "passed")
    }

    @Test func `findings fail the expectation, a line each`() throws {
        #expect(
            try outcome("text size ax5\nexpect accessible\n") == """
                2: the screen has 1 accessibility problem
                expected: expect accessible
                actual: clipped-text: button "Tabs" does not fit on the screen at text size ax5: allow it more lines \
                or more room
                """)
    }

    @Test func `a text that is cut off at another size fails the expectation, which names the size`() throws {
        #expect(
            try outcome("expect accessible\n") == """
                1: the screen has 1 accessibility problem
                expected: expect accessible
                actual: clipped-text: button "Tabs" does not fit on the screen at text size ax5: allow it more lines \
                or more room
                """)
    }

    @Test func `what is waived does not fail, by label, identifier, role or parameter`() throws {
        let steps = "text size ax5\nexpect accessible\n"
        for element in ["button", "button /^T/", "\"Tabs\""] {
            let result = try Studio().run("waive clipped-text on \(element) because \"why\"\n" + steps)
            #expect(result.failures.map(\.rendered) == [])
            #expect(result.warnings == [])
        }
        let parameter = "param name = \"Tabs\"\nwaive clipped-text on \"${name}\" because \"why\"\n"
        #expect(try outcome(parameter + steps) == "passed")
        for other in ["hit-area on \"Tabs\"", "clipped-text on \"Sheet\""] {
            #expect(try outcome("waive \(other) because \"why\"\n" + steps).contains("the screen has 1"))
        }
    }

    @Test func `what is found about no element is waived by its screen`() throws {
        let covered = "set start Cover\nwaive covered-element on \"Behind\" because \"why\"\n"
        let steps = "expect accessible\n"
        #expect(try outcome(covered + steps).contains("modal-without-focus: UIView covers all"))
        let waived = try Studio().run(covered + "waive modal-without-focus on screen Cover because \"why\"\n" + steps)
        #expect(waived.failures.map(\.rendered) == [])
        #expect(waived.warnings == [])
        let other = covered + "waive modal-without-focus on screen Home because \"why\"\n" + steps
        #expect(try outcome(other).contains("modal-without-focus"))
        // A screen's waiver is for what no element's waiver reaches.
        let element = "set start Cover\nwaive covered-element on screen Cover because \"why\"\n" + steps
        #expect(try outcome(element).contains("covered-element"))
    }

    @Test func `a waiver for a screen is checked, written back, and laid out`() throws {
        let line = #"waive focus-lost on screen Home because "why""#
        let (script, diagnostics) = parse(line + "\nback\n")
        #expect(diagnostics == [])
        #expect(script.header.waivers.map { "\($0)" } == [line])
        #expect(
            try Studio().errors(#"waive focus-lost on screen Hom because "why""# + "\nback\n") == [
                """
                a.walk:1:28: error: unknown screen `Hom` in studio
                  | waive focus-lost on screen Hom because "why"
                  |                            ^~~
                  = did you mean `Home`?

                """
            ])
        let loose = "waive  focus-lost on   screen Home because \"why\"\nback\n"
        let tidy = try ScriptFormatter.format(Array(loose.utf8), path: "a.walk", patterns: PatternCache())
        #expect(String(decoding: tidy, as: UTF8.self) == line + "\nback\n")
    }

    @Test func `a waiver without effect is pointed out where the walkthrough passes`() throws {
        let waiver = "waive hit-area on button \"Send\" because \"why\"\n"
        let result = try Studio().run(waiver + "tap \"Form\"\nexpect accessible\n")
        #expect(result.outcome == .passed)
        #expect(
            result.warnings == [
                WalkthroughWarning(
                    at: SourceLocation(file: "a.walk", line: 1, column: 7),
                    "`waive hit-area on button \"Send\"` has no effect",
                    advice: "no audit in this walkthrough has found that; take the line out")
            ])
    }

    @Test func `a waiver without an audit is pointed out as such`() throws {
        let result = try Studio().run("waive hit-area on button \"Send\" because \"why\"\ntap \"Form\"\n")
        #expect(
            result.warnings.map(\.advice) == [
                "nothing was audited; `expect accessible` does that, or `--audit` for a whole run"
            ])
    }

    @Test func `a waiver of a used script is refused, for it would have no effect`() throws {
        let files = ["used.walk": "fragment\nwaive hit-area on button \"Send\" because \"why\"\nexpect accessible\n"]
        #expect(
            try Studio(files: files).errors("use \"used.walk\"\n") == [
                """
                a.walk:1:5: error: `used.walk` cannot be used: it has a line `waive` (line 2)
                  | use "used.walk"
                  |     ^~~~~~~~~~~
                  = only `param` lines count in the header of a used script

                """
            ])
    }

    @Test func `a waiver is read with its place, written back, and laid out`() throws {
        let line = #"waive hit-area on button "Adopt" in row /^s/ because "a \"why\"""#
        let (script, diagnostics) = parse(line + "\nback\n")
        #expect(diagnostics == [])
        let waiver = try #require(script.header.waivers.first)
        #expect(waiver.rule == Located(.hitArea, at: SourceLocation(file: "a.walk", line: 1, column: 7), length: 8))
        #expect(waiver.reason == "a \"why\"")
        #expect("\(waiver)" == line)
        let loose = "waive  hit-area on   spinner because \"why\" # so\nback\n"
        let tidy = try ScriptFormatter.format(Array(loose.utf8), path: "a.walk", patterns: PatternCache())
        #expect(String(decoding: tidy, as: UTF8.self) == "waive hit-area on spinner because \"why\"  # so\nback\n")
    }

    @Test func `what is wrong with a waiver is said before the run`() {
        #expect(
            errors(
                """
                waive hit-aria on a because "why"
                waive hit-area a because "why"
                waive hit-area on because "why"
                waive hit-area on a
                waive hit-area on a because ""
                waive hit-area on a because "once"
                waive hit-area on a because "again"
                back
                waive contrast on a because "late"
                """) == """
                    a.walk:1:7: error: unknown audit rule `hit-aria`
                      | waive hit-aria on a because "why"
                      |       ^~~~~~~~
                      = did you mean `hit-area`?
                    a.walk:2:16: error: expected `on`, found `a`
                      | waive hit-area a because "why"
                      |                ^
                      = usage: waive RULE on ELEMENT|screen NAME because "REASON"
                    a.walk:3:19: error: expected an element, found `because`
                      | waive hit-area on because "why"
                      |                   ^~~~~~~
                      = usage: waive RULE on ELEMENT|screen NAME because "REASON"
                    a.walk:4:20: error: expected `because` at the end of the line
                      | waive hit-area on a
                      |                    ^
                      = usage: waive RULE on ELEMENT|screen NAME because "REASON"
                    a.walk:5:29: error: the reason is empty
                      | waive hit-area on a because ""
                      |                             ^~
                      = say why it may be so on this screen
                    a.walk:7:7: error: `hit-area` was said in line 6 already
                      | waive hit-area on a because "again"
                      |       ^~~~~~~~
                      = keep one of the two lines
                    a.walk:9:1: error: `waive` belongs to the header, before the first step
                      | waive contrast on a because "late"
                      | ^~~~~
                      = move this line up

                    """)
    }
}
