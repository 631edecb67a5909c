import HeadlessUIKit
import TestSupport

@testable import WalkthroughLanguage

/// How `waive` is read and written, and what is wrong with it before the run.
@Suite struct WaiverParsingTests {
    @Test func `a waiver for a screen is written back, and laid out`() throws {
        let line = #"waive focus-lost on screen Home because "why""#
        let (script, diagnostics) = parse(line + "\nback\n")
        expect((diagnostics, script.header.waivers.map { "\($0)" }), is: ([], [line]))
        let loose = "waive  focus-lost on   screen Home because \"why\"\nback\n"
        let tidy = try ScriptFormatter.format(Array(loose.utf8), path: "a.walk", patterns: PatternCache())
        expect(String(decoding: tidy, as: UTF8.self), is: line + "\nback\n")
    }

    @Test func `a waiver is read with its place, written back, and laid out`() throws {
        let line = #"waive hit-area on button "Adopt" in row /^s/ because "a \"why\"""#
        let (script, diagnostics) = parse(line + "\nback\n")
        expect(diagnostics, is: [])
        let waiver = try #require(script.header.waivers.first)
        expect(waiver.rule, is: Located(.hitArea, at: SourceLocation(file: "a.walk", line: 1, column: 7), length: 8))
        expect(waiver.reason, is: "a \"why\"")
        expect("\(waiver)", is: line)
        let loose = "waive  hit-area on   spinner because \"why\" # so\nback\n"
        let tidy = try ScriptFormatter.format(Array(loose.utf8), path: "a.walk", patterns: PatternCache())
        expect(String(decoding: tidy, as: UTF8.self), is: "waive hit-area on spinner because \"why\"  # so\nback\n")
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
                      = write why this is acceptable on this screen
                    a.walk:7:7: error: `hit-area` is already in line 6
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
