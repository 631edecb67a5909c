import TestSupport
import Testing

@testable import Console

@Suite struct ConfigCommandTests {
    @Test func `every key is listed with its value, type and origin`() throws {
        let workshop = try Workshop()
        workshop.environment["REHEARSE_SET"] = "limit=8"
        let outcome = try workshop.run("config", "--set", "testFlags.isQuick=true")
        try expectGolden(outcome.output, "config.txt")
        expect(outcome.status, is: .passed)
    }

    @Test func `get reads a value, the values of a group, and tells a key without one`() throws {
        let workshop = try Workshop()
        expect(try workshop.run("config", "get", "limit").output, is: "5\n")
        expect(try workshop.run("config", "get", "testFlags").output, is: "testFlags.isQuick=false\n")
        expect(try workshop.run("config", "get", "environments").status, is: .wrongInput)
    }

    @Test(arguments: [
        (["config", "get", "limt"], "config get: limt: unknown key; did you mean limit?"),
        (
            ["config", "--set", "app=nots"],
            "--set: app: expected one of notes, clock, found \"nots\"; did you mean notes?"
        ),
        (
            ["test", "--config", "Confg.plist"],
            "Confg.plist: no such file; make it, with <plist version=\"1.0\"><dict/></plist> in it, "
                + "or name another file with --config FILE"
        ),
    ])
    func `an error names its place and how to correct it`(words: [String], message: String) throws {
        let outcome = try Workshop().run(words)
        // The message and the command to correct it name the file's own path.
        expect(outcome.errors, is: "rehearse: error: \(message)\n")
        expect(outcome.status, is: .wrongInput)
        expect(outcome.output, is: "")
    }

    @Test func `all errors of a file are printed at once`() throws {
        let text = Workshop.configuration
            .replacing("<integer>5</integer>", with: "<string>5</string>").replacing("isQuick", with: "isQuik")
        let outcome = try Workshop(configuration: text).run("test")
        try expectGolden(outcome.errors, "config-errors.txt")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `a broken file is explained`() throws {
        let workshop = try Workshop(configuration: "<plist><dict><key>limit</key>")
        for words in [["test"], ["run"], ["check"], ["config"]] {
            let outcome = try workshop.run(words)
            expect(outcome.status, is: .wrongInput)
            #expect(
                outcome.errors.hasPrefix("rehearse: error: Config.plist:1: not a property list: Value missing for key"))
        }
    }
}
