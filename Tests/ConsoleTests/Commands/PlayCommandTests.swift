import TestSupport
import Testing

@testable import Console

@Suite struct PlayCommandTests {
    private let workshop: Workshop
    private let script = "walkthrough \"Count\"\napp notes\nflag isQuick true\n\ntap button \"Add\"\n"

    init() throws {
        workshop = try Workshop()
        try workshop.write(script, to: "my.walk")
    }

    @Test func `lines are performed at the end of the script, shown and appended`() throws {
        let outcome = try workshop.run("play", "my.walk", "-e", "tap button \"Add\"", "--line", "expect \"Count: 2\"")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .passed,
                    output: """
                        > tap button "Add"
                        - text "Count: 1"
                        + text "Count: 2"
                        clock 0s
                        > expect "Count: 2"
                        holds

                        """,
                    errors: "rehearse: note: 2 steps appended to my.walk\n"))
        expect(try workshop.read("my.walk"), is: script + "tap button \"Add\"\nexpect \"Count: 2\"\n")
        expect(try workshop.run("test", "my.walk", "--quiet").status, is: .passed)
    }

    @Test func `if a line fails nothing is appended, not even those before it`() throws {
        let outcome = try workshop.run("play", "my.walk", "-e", "tap button \"Add\"", "-e", "expect \"Count: 9\"")
        expect(outcome.status, is: .failed)
        #expect(outcome.output.contains("failed: no \"Count: 9\" is on screen"))
        expect(outcome.errors, is: "rehearse: note: nothing was appended to my.walk\n")
        expect(try workshop.read("my.walk"), is: script)
    }

    @Test func `if the script fails, play reports it and performs no line`() throws {
        try workshop.write(script + "expect \"Count: 7\"\n", to: "my.walk")
        let outcome = try workshop.run("play", "my.walk", "-e", "tap button \"Add\"")
        #expect(outcome.status == .failed && !outcome.output.contains("> tap"))
        #expect(outcome.output.contains("my.walk:6:1: no \"Count: 7\" is on screen"))
    }

    @Test func `a line with an error is reported before anything is performed`() throws {
        let outcome = try workshop.run("play", "my.walk", "-e", "rotate", "-e", "tapp x")
        #expect(outcome.status == .wrongInput && outcome.output.isEmpty)
        #expect(outcome.errors.contains("unknown command `tapp`"))
        let block = try workshop.run("play", "my.walk", "-e", "repeat 2", "-e", "rotate")
        #expect(block.status == .wrongInput && block.output.isEmpty)
    }

    @Test func `a block may have several lines and is formatted`() throws {
        let lines = ["repeat 2", "tap button \"Add\"", "end"].flatMap { ["-e", $0] }
        expect(try workshop.run(["play", "my.walk"] + lines).status, is: .passed)
        expect(try workshop.read("my.walk"), is: script + "repeat 2\n  tap button \"Add\"\nend\n")
    }

    @Test func `without a line play shows the screen, and inspecting commands are not appended`() throws {
        let outcome = try workshop.run("play", "my.walk")
        #expect(
            outcome.status == .passed && outcome.output.hasPrefix("Home:\n  heading \"Home\"\n  text \"Count: 1\"\n"))
        let looks = try workshop.run("play", "my.walk", "-e", "elements")
        #expect(looks.status == .passed && looks.output.contains("tap \"Add\"") && looks.errors.isEmpty)
        expect(try workshop.read("my.walk"), is: script)
    }

    @Test func `a missing script is created for the app of the configuration`() throws {
        expect(try workshop.run("play", "buy-twice.walk", "-e", "tap button \"Add\"").status, is: .passed)
        expect(
            try workshop.read("buy-twice.walk"), is: "walkthrough \"Buy twice\"\napp notes\n\ntap button \"Add\"\n")
    }

    @Test func `commands of the console alone are refused`() throws {
        let outcome = try workshop.run("play", "my.walk", "-e", "undo")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .wrongInput, output: "",
                    errors:
                        "rehearse: error: undo works in the console only; to take a line back, delete it from "
                        + "the script\n"))
        let other = try workshop.run("play", "my.walk", "-e", "app clock")
        expect(other.status, is: .wrongInput)
        #expect(other.errors.contains("the script's header names the app as `app NAME`"))
        #expect(other.errors.contains("--set app=NAME"))
    }

    @Test func `shell completion offers the lines that can follow a script, and writes nothing`() throws {
        let outcome = try workshop.run("completion", "lines", "my.walk")
        #expect(outcome.status == .passed && outcome.errors.isEmpty)
        #expect(outcome.output.split(separator: "\n").contains("tap \"Add\""))
        #expect(outcome.output.split(separator: "\n").contains("type \"…\" into \"Name\""))
        expect(try workshop.read("my.walk"), is: script)
        expect(try workshop.run("completion", "lines", "none.walk").status, is: .passed)
    }

    @Test func `shell completion asks no server, whatever makes workers live`() throws {
        try workshop.write(
            "app notes\nset workers.mode live\nset environments.dev.notes \"http://127.0.0.1:9/\"\n"
                + "flag isQuick true\n\ntap button \"Load\"\nwait\n", to: "live.walk")
        let outcome = try workshop.run("completion", "lines", "live.walk")
        #expect(outcome.status == .passed && outcome.errors.isEmpty)
        #expect(outcome.output.split(separator: "\n").contains("tap \"Add\""))
    }

    @Test func `a script whose lines end with CR and LF keeps these ends`() throws {
        try workshop.write(script.replacing("\n", with: "\r\n"), to: "my.walk")
        expect(try workshop.run("play", "my.walk", "-e", "tap   button \"Add\"").status, is: .passed)
        expect(
            try workshop.read("my.walk"), is: (script + "tap button \"Add\"\n").replacing("\n", with: "\r\n"))
        try workshop.write(script + "wait 1s\r\n", to: "my.walk")
        expect(try workshop.run("play", "my.walk", "-e", "wait 2s").status, is: .passed)
        expect(try workshop.read("my.walk"), is: script + "wait 1s\r\nwait 2s\n")
    }

    @Test(arguments: [
        (["", "-e", "wait"], "an empty path; name a script or a folder\nFor help: rehearse help play"),
        (
            ["my.walk", "-e", " "],
            "'--line' cannot be ' '; expected a line of a script, such as \"tap whereTo\"\n"
                + "For help: rehearse help play"
        ),
        (["new/", "-e", "wait"], "new/ cannot be written: it is a folder; name a file in it"),
    ])
    func `an empty name, an empty line and a folder are told before anything is performed`(
        words: [String], message: String
    ) throws {
        let outcome = try workshop.run(["play"] + words)
        expect(outcome, is: .init(status: .wrongInput, output: "", errors: "rehearse: error: " + message + "\n"))
    }

    @Test func `a secret is not written down`() throws {
        let outcome = try workshop.run("play", "my.walk", "-e", "type \"hunter2\" into field \"Password\"")
        #expect(outcome.status == .failed && !(outcome.output + outcome.errors).contains("hunter2"))
        #expect(outcome.errors.contains("a line types a secret, which would be written to my.walk"))
        expect(try workshop.read("my.walk"), is: script)
    }

    @Test func `a wait while nothing is due is not performed and so not appended`() throws {
        let outcome = try workshop.run("play", "my.walk", "-e", "wait")
        expect(
            outcome,
            is: .init(
                status: .passed, output: "> wait\nnothing is due, so there is nothing to wait for\n",
                errors: "rehearse: note: nothing was appended to my.walk\n"))
        expect(try workshop.read("my.walk"), is: script)
        let both = try workshop.run("play", "my.walk", "-e", "wait", "-e", "rotate")
        expect(both.errors, is: "rehearse: note: 1 step appended to my.walk\n")
        expect(try workshop.read("my.walk"), is: script + "rotate\n")
        expect(try workshop.run("test", "my.walk", "--quiet").status, is: .passed)
    }

    @Test func `the line breaks of a line divide it into several`() throws {
        let failed = try workshop.run("play", "my.walk", "-e", "wait 1s\nrotate\nexpect row \"zzz\"")
        #expect(failed.status == .failed && failed.output.contains("> rotate\n"))
        let secret = try workshop.run("play", "my.walk", "-e", "wait 1s\ntype \"hunter2\" into field \"Password\"")
        #expect(secret.status == .failed && secret.errors.contains("a line types a secret"))
        expect(try workshop.read("my.walk"), is: script)
        let passed = try workshop.run("play", "my.walk", "-e", "wait 1s\r\n \nrotate\n")
        expect(passed.errors, is: "rehearse: note: 2 steps appended to my.walk\n")
        expect(try workshop.read("my.walk"), is: script + "wait 1s\nrotate\n")
    }

    @Test func `of a script with examples it says which row it performs`() throws {
        try workshop.write(
            "examples\n  | name |\n  | \"Add\" |\n  | \"Open\" |\n\ntap button \"${name}\"\n", to: "rows.walk")
        let outcome = try workshop.run("play", "rows.walk", "-e", "rotate")
        #expect(
            outcome.output.hasPrefix(
                "this is row 1 of the 2 rows of its examples; to run another row, give its line: rows.walk:4\n> rotate\n"
            ))
        #expect(try !workshop.run("completion", "lines", "rows.walk").output.contains("row 1"))
    }
}
