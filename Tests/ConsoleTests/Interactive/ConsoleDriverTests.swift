import TestSupport
import Testing

@testable import Console

@Suite struct ConsoleDriverTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test func `it opens on the app of the configuration and shows its screen`() throws {
        let outcome = try workshop.run(input: "")
        try expectGolden(outcome.output, "console-start.txt")
        expect(outcome.status, is: .passed)
        expect(outcome.errors, is: "")
    }

    @Test func `each line prints what it changed`() throws {
        let outcome = try workshop.type(
            "tap button \"Add\"", "", "tap button \"Load\"", "wait", "tap button \"Open\"", "rotate", "back",
            "expect screen Home", "tap button \"Alert\"", "tap button \"Ok\"", "wait 1s", "wait")
        try expectGolden(outcome.output, "console-changes.txt")
        expect(outcome.status, is: .passed)
    }

    @Test func `a wrong line is explained, and the console continues`() throws {
        let outcome = try workshop.type(
            "tapp \"Add\"", "tap \"Ad\"", "fail notes.lod", "expect screen Second", "back", "set limit 3",
            "tap button \"Add\"", "help tapp", "app note", "run nothing.walk", "save /nowhere/x", "undo", "undo")
        try expectGolden(outcome.output, "console-wrong-lines.txt")
        expect(outcome.status, is: .failed)
    }

    @Test func `looks at the stage change nothing`() throws {
        let outcome = try workshop.type(
            "tap button \"Add\"", "screen", "tree", "state", "trace 2", "clock", "tasks", "elements", "help wait")
        try expectGolden(outcome.output, "console-looks.txt")
        expect(outcome.status, is: .passed)
    }

    @Test func `a block may have several lines, and a wrong line is left out`() throws {
        let outcome = try workshop.type(
            "repeat 2", "tap button \"Add\"", "taap", "screen", "end", "wait 500ms", "when expect \"Count: 2\"",
            "  rotate", "end")
        try expectGolden(outcome.output, "console-block.txt")
        expect(outcome.status, is: .failed)
    }

    @Test func `a picture ends at the first line without a bar`() throws {
        try workshop.write("app clock\n", to: "none.walk")
        let outcome = try workshop.type("expect screen matches", "| text \"x\"", "rotate", arguments: ["clock"])
        #expect(
            outcome.output == """
                > expect screen matches
                … | text "x"
                … rotate
                failed: the screen differs from the picture
                  found:    - text "x"
                  note:     `-` is only in the picture, `+` only on the screen
                landscape
                clock 0s

                """)
    }

    @Test func `the stage continues after a leak or a failure`() throws {
        let outcome = try workshop.type("tap button \"Leak\"", "back", "tap button \"Add\"", "wait")
        #expect(outcome.output.contains("failed: Leaky"))
        #expect(outcome.output.hasSuffix("+ text \"Count: 1\"\nclock 0s → 500ms\n"))
        expect(outcome.status, is: .failed)
    }

    @Test func `text typed into a secure field is never shown`() throws {
        let outcome = try workshop.type(
            "type \"hunter2\" into password", "tap password", "type \"more\"", "trace", "save form", "screen")
        #expect(!outcome.output.contains("hunter2"))
        #expect(!outcome.output.contains("\"more\""))
        #expect(outcome.output.hasPrefix("> type \"•••••••\" into password\n"))
        let hint = "to run it, give the secrets: rehearse test form.walk --param password=… --param secret=…\n"
        #expect(outcome.output.contains(hint))
        let script = try workshop.read("form.walk")
        #expect(!script.contains("hunter2") && script.contains("type \"${password}\" into password\n"))
        expect(
            try workshop.run("test", "form.walk", "--param", "password=a", "--param", "secret=b").status, is: .passed)
    }

    @Test(arguments: [
        "type \"hunter2\" into passwordd", "type hunter2 into password", "type \"hunter2\" int password",
        "type \"hunter2 into password", "type \"a\" \"hunter2\"", "typ \"hunter2\" into password",
        "expect passwordd is \"hunter2\"", "expect password is \"hunter2\" wihtin 2s", "when password is \"hunter2\"",
        "use login password = hunter2", "use \"no.walk\" password=\"hunter2\" email=x",
        "type \"hunter2\(String(repeating: " hunter2", count: 40))\" into passwordd",
        "type \"\u{301}hunter2\" into password", "type \u{301} \"hunter2\" into password",
        "use login password =\u{301}hunter2",
        "use \"no.walk\" \u{301}a=1 \u{301}b=1 \u{301}c=1 \u{301}d=1 \u{301}e=1 \u{301}token=\"\u{301}hunter2\" pin=hunter2",
    ])
    func `a secret in a wrong line is not echoed`(line: String) throws {
        let outcome = try workshop.type(line)
        #expect(!outcome.output.contains("hunter2"))
        #expect(outcome.output.contains("•••••••"))
    }

    @Test func `a mistyped line is shown as it is if no secure field is on screen`() throws {
        let outcome = try workshop.type("tap button \"Open\"", "type \"abc\" in searchField", "type abc")
        #expect(outcome.output.contains("> type \"abc\" in searchField\n"))
        #expect(outcome.output.contains("> type abc\n"))
        let inBlock = try workshop.type("tap button \"Open\"", "repeat 2", "type \"abc\" in searchField", "end")
        #expect(!inBlock.output.contains("abc"))
    }

    @Test func `the caret is below the wrong word also if a secret is hidden`() throws {
        let outcome = try workshop.type("type \"hun\\\"ter\" into passwordd")
        #expect(
            outcome.output == """
                > type "••••••••" into passwordd
                error: unknown identifier `passwordd` in notes
                  | type "••••••••" into passwordd
                  |                      ^~~~~~~~~
                  = did you mean `password`?; `NotesApp.identifiers` lists them

                """)
    }

    @Test func `quit leaves out the lines after it`() throws {
        let outcome = try workshop.type("rotate", "quit", "tapp")
        expect(outcome.output, is: "> rotate\nlandscape\nclock 0s\n> quit\n")
        expect(outcome.status, is: .passed)
    }

    @Test func `another app begins anew`() throws {
        let outcome = try workshop.type("rotate", "app clock", "expect screen Clock")
        #expect(
            outcome.output == """
                > rotate
                landscape
                clock 0s
                > app clock
                clock: Another app.
                Clock:
                clock 0s
                > expect screen Clock
                holds

                """)
    }

    @Test func `another script is used with its parameters`() throws {
        try workshop.write("param who\ntype \"${who}\" into field \"Name\"\n", to: "name.walk")
        let outcome = try workshop.type("use \"name.walk\" who=\"Ann\"", "use \"name.walk\"", "undo")
        #expect(
            outcome.output == """
                > use "name.walk" who="Ann"
                - field "Name"
                + field "Name" value "Ann" focused
                clock 0s
                > use "name.walk"
                error: `name.walk` needs a value for its parameter `who`
                  | use "name.walk"
                  |     ^~~~~~~~~~~
                  = write `who="…"` after the path
                > undo
                undone: type "${who}" into field "Name"
                - field "Name" value "Ann" focused
                + field "Name"
                clock 0s

                """)
    }
}
