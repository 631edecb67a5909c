import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct RunCommandTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write("flag isQuick true\ntap button \"Add\"\ntap button \"Open\"\n", to: "open.walk")
    }

    @Test func `a script runs first, then the stage is the person's`() throws {
        let outcome = try workshop.type("back", "expect \"Count: 1\"", arguments: ["--script", "open.walk"])
        #expect(outcome.output.hasSuffix("> expect \"Count: 1\"\nholds\n"))
        expect(outcome.status, is: .passed)
    }

    @Test func `run begins anew with a script, whose steps are taken back one by one`() throws {
        let outcome = try workshop.type("rotate", "run open.walk", "undo", "undo", "undo")
        #expect(
            outcome.output == """
                > rotate
                landscape
                clock 0s
                > run open.walk
                started again with open
                Second:
                  button "Home"
                  heading "Second"
                  text "The second screen"
                clock 0s
                > undo
                undone: tap button "Open"
                Home:
                  heading "Home"
                  text "Count: 1"
                  field "Name"
                  field "Password"
                  text result
                  button "Add"
                  button "Load"
                  button "Keep"
                  button "Open"
                  button "Leak"
                  button "Alert"
                clock 0s
                > undo
                undone: tap button "Add"
                - text "Count: 1"
                + text "Count: 0"
                clock 0s
                > undo
                there is nothing to undo

                """)
    }

    @Test func `a row may be named with a column too, as errors print it`() throws {
        try workshop.write(
            "examples\n  | a |\n  | \"x\" |\n  | \"y\" |\ntype \"${a}\" into \"Name\"\n", to: "rows.walk")
        for place in ["rows.walk:4", "rows.walk:4:3"] {
            let outcome = try workshop.type(arguments: ["--script", place])
            expect(outcome.status, is: .passed)
            #expect(try workshop.run("run", "--script", place).output.contains("field \"Name\" value \"y\""))
        }
    }

    @Test(arguments: [
        (
            ["clok"],
            "there is no command or app 'clok'; did you mean 'clock'?\nFor help: rehearse help"
        ),
        (["--script", "opn.walk"], "there is no script opn.walk; did you mean open.walk?"),
        (["--script", "."], ". is a folder; name one of its scripts"),
        (["clock", "--script", "open.walk"], "open.walk is a script for notes, not for clock"),
    ])
    func `an error that prevents opening is printed, status 2`(words: [String], message: String) throws {
        let outcome = try workshop.run(words)
        expect(outcome.errors, is: "rehearse: error: \(message)\n")
        expect(outcome.status, is: .wrongInput)
        expect(outcome.output, is: "")
    }

    @Test func `a broken link in place of a script is reported as a broken link`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: workshop.root.path + "/dang.walk", withDestinationPath: "nowhere")
        let message = "error: dang.walk is a broken link; repair it, or name another script\n"
        expect(try workshop.run("run", "--script", "dang.walk").errors, is: "rehearse: " + message)
        #expect(try workshop.type("run dang.walk").output.contains(message))
    }

    @Test func `no app is named`() throws {
        try workshop.write(
            Workshop.configuration.replacing("<string>notes</string>", with: "<string>clock</string>"),
            to: "Config.plist")
        #expect(try workshop.run([], input: "").output.hasPrefix("clock: Another app.\n"))
        try workshop.write(
            Workshop.configuration.replacing("\t<key>app</key>\n\t<string>notes</string>\n", with: ""),
            to: "Config.plist")
        let outcome = try workshop.run([], input: "")
        #expect(
            outcome.errors
                == "rehearse: error: no app is named: write rehearse run APP, or give Config.plist a key app; "
                + "the apps are notes, clock\n")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `a script with errors opens nothing`() throws {
        try workshop.write("tapp\n", to: "wrong.walk")
        let outcome = try workshop.run("run", "--script", "wrong.walk")
        expect(outcome.output, is: "")
        #expect(outcome.errors.hasPrefix("wrong.walk:1:1: error: unknown command `tapp`\n"))
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `with a storage folder a console finds the saved values, and undo restores them`() throws {
        _ = try workshop.type("tap button \"Keep\"", arguments: ["--storage", "kept"])
        expect(try workshop.read("kept/notes"), is: "kept")
        let outcome = try workshop.type("expect storage notes is \"kept\"", arguments: ["--storage", "kept"])
        expect(outcome.status, is: .passed)
        _ = try workshop.type(
            "expect storage notes is \"kept\"", "tap button \"Open\"", "save run", arguments: ["--storage", "kept"])
        #expect(try workshop.read("run.walk").contains("\nstorage notes with \"kept\"\n"))
        expect(try workshop.run("test", "run.walk").status, is: .passed)
        try workshop.write(#"{"token":"abcdefgh"}"#, to: "kept/notes")
        _ = try workshop.type("save secret", arguments: ["--storage", "kept"])
        #expect(try workshop.read("secret.walk").contains("\nstorage notes with \"${notes}\"\nparam notes\n"))
        try workshop.write("older", to: "kept/notes")
        _ = try workshop.type("tap button \"Keep\"", "undo", arguments: ["--storage", "kept"])
        expect(try workshop.read("kept/notes"), is: "older")
    }
}
