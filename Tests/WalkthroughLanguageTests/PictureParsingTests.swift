import HeadlessUIKit
import TestSupport

@testable import WalkthroughLanguage

@Suite struct PictureParsingTests {
    /// Returns the picture of a script's only step.
    private func picture(_ text: String) -> Picture? {
        let (script, diagnostics) = parse(text)
        guard diagnostics.isEmpty, case .expect(let expectation) = script.steps.first?.command,
            case .picture(let picture) = expectation.condition
        else { return nil }
        return picture
    }

    @Test func `lines have roles, names, values, states and depths`() {
        let text = """
            back
            expect screen matches within 1s
              | field "Search" value "swi" focused
              # the list
              | list suggestions
              |   row "swift" disabled selected
              |     button "Adopt"
              |   spinner
              | text value "x"
            back
            """
        let (script, diagnostics) = parse(text)
        expect((diagnostics, script.steps.count), is: ([], 3))
        guard case .expect(let expectation) = script.steps[1].command,
            case .picture(let picture) = expectation.condition
        else {
            Issue.record("no picture")
            return
        }
        expect((expectation.within, picture.fileLines, picture.indentation), is: (.seconds(1), 3..<10, 0))
        expect(
            picture.lines.map(\.description), are: #"field "Search" value "swi" focused"#, "list suggestions",
            #"  row "swift" selected disabled"#, #"    button "Adopt""#, "  spinner", #"text value "x""#)
        expect(picture.lines[3].location, is: SourceLocation(file: "a.walk", line: 7, column: 9))
        expect((picture.lines[3].name, picture.lines[1].name), is: (.label("Adopt"), .identifier("suggestions")))
        expect(picture.lines[5].value, is: .text("x"))
    }

    @Test func `a picture without lines has its place below the step`() {
        expect(picture("\n  expect screen matches\n\n")?.fileLines, is: 3..<3)
        expect(picture("\n  expect screen matches")?.indentation, is: 2)
    }

    @Test func `a picture can belong to a block's condition and to a wait`() {
        let (script, diagnostics) = parse(
            "when expect screen matches\n  | spinner\n  back\nend\nwait until expect screen matches\n  | spinner\n")
        expect(diagnostics, is: [])
        expect(
            script.steps.map { "\($0.command)" }, are: "when expect screen matches\n  | spinner",
            "wait until expect screen matches\n  | spinner")
        guard case .when(_, let steps) = script.steps.first?.command else {
            Issue.record("no block")
            return
        }
        expect(steps.map(\.command), is: [.gesture(.back)])
    }

    @Test(arguments: [
        ("switch \"A\" on off", "a switch cannot be `on` and `off` at once", "keep one of them"),
        ("switch \"A\" disabled", "a switch is always `on` or `off`", "write one of them after it"),
        ("button \"A\" on", "`button` elements are never `on`", "it can be: selected disabled"),
        ("text \"A\" focused", "`text` elements are never `focused`", "it can be: selected disabled"),
        ("field \"A\" focused off", "`field` elements are never `off`", "it can be: selected disabled focused"),
        (
            "button \"\"", "no element on screen has an empty label",
            "write `button` alone if it has no label, or with its identifier"
        ),
    ])
    func `a line that no screen can show is wrong`(line: String, message: String, help: String) {
        let diagnostics = parse("expect screen matches\n  | \(line)\n").diagnostics
        expect(diagnostics.map(\.message), is: [message])
        expect(diagnostics.first?.help, is: help + "; `rehearse test --update` updates the picture")
    }

    @Test(arguments: [
        ("expect screen matches\n  | ", true), ("wait until expect screen matches\n  | ", true),
        ("when expect screen matches\n  | ", false), ("skip \"x\"\nexpect screen matches\n  | ", false),
        ("examples\n  | “ |\n  | ", false), ("examples\n  | a |\n  | ", false),
    ])
    func `a line that cannot be read names the way to write the picture anew, where that does so`(
        start: String, isRewritten: Bool
    ) {
        for line in ["buton x", "text “"] {
            let help = parse(start + line + "\n").diagnostics.last?.help ?? ""
            expect(help.hasSuffix("`rehearse test --update` updates the picture"), is: isRewritten)
        }
    }

    @Test func `a line that a screen can show is fine`() {
        let lines = ["switch \"A\" disabled off", "switch on", "field \"A\" disabled focused selected", "tab \"${x}\""]
        expect(errors("expect screen matches\n" + lines.map { "  | \($0)\n" }.joined()), is: "")
    }

    @Test func `wrong lines are told apart`() {
        #expect(
            errors(
                "expect screen matches\n  | buton \"A\"\n  |\n  |   row enabled\n  |  text on on\n| \"A\"\nback\n| x")
                    == """
                    a.walk:2:5: error: unknown role `buton`
                      |   | buton "A"
                      |     ^~~~~
                      = did you mean `button`?; `rehearse test --update` updates the picture
                    a.walk:3:4: error: expected a role at the end of the line
                      |   |
                      |    ^
                      = one of: button field text heading image switch segment slider row list menu picker link alert tab map spinner; \
                    `rehearse test --update` updates the picture
                    a.walk:4:11: error: unknown state `enabled`
                      |   |   row enabled
                      |           ^~~~~~~
                      = one of: selected on off disabled focused; `rehearse test --update` updates the picture
                    a.walk:5:6: error: this indentation matches none of the lines above
                      |   |  text on on
                      |      ^~~~
                      = indent an element inside another by two more spaces; `rehearse test --update` updates the picture
                    a.walk:6:3: error: expected a role, found `"A"`
                      | | "A"
                      |   ^~~
                      = one of: button field text heading image switch segment slider row list menu picker link alert tab map spinner; \
                    `rehearse test --update` updates the picture
                    a.walk:8:1: error: this line belongs to no table
                      | | x
                      | ^
                      = write lines with a bar directly below `examples` or `expect screen matches`

                    """)
    }
}
