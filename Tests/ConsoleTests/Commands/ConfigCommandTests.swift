import TestSupport
import Testing

@testable import Console

@Suite struct ConfigCommandTests {
    @Test func `every key is listed with its value, type and origin`() throws {
        let workshop = try Workshop()
        workshop.environment["REHEARSE_SET"] = "limit=8"
        let outcome = try workshop.run("config", "--set", "testFlags.isQuick=true")
        try expectGolden(outcome.output, "config.txt")
        #expect(outcome.status == .passed)
    }

    @Test func `get, set and unset read and change the file`() throws {
        let workshop = try Workshop()
        #expect(try workshop.run("config", "get", "limit").output == "5\n")
        #expect(
            try workshop.run("config", "set", "testFlags.isQuick", "true").output
                == "Config.plist: testFlags.isQuick: false → true\n")
        #expect(
            try workshop.run("config", "set", "testFlags.isQuick", "true").output
                == "Config.plist: testFlags.isQuick is true already\n")
        #expect(try workshop.run("config", "get", "testFlags").output == "testFlags.isQuick=true\n")
        #expect(
            try workshop.run("config", "unset", "testFlags.isQuick").output
                == "Config.plist: testFlags.isQuick: true → not set\n")
        #expect(try workshop.read("Config.plist").contains("isQuick") == false)
    }

    @Test func `unset removes the key and keeps its group, and get reports a key without a value`() throws {
        let workshop = try Workshop()
        #expect(try workshop.run("config", "set", "environments.new.notes", "http://x/").status == .passed)
        let outcome = try workshop.run("config", "unset", "environments.new.notes")
        #expect(outcome.output == "Config.plist: environments.new.notes: http://x/ → not set\n")
        #expect(try workshop.read("Config.plist").contains("<key>new</key>"))
        #expect(try workshop.run("config", "get", "environments").status == .wrongInput)
    }

    @Test func `a missing folder and a read-only folder have different errors`() throws {
        #expect(
            try Workshop().run("config", "set", "app", "notes", "--config", "no/such/x.plist").errors
                == "rehearse: error: no/such/x.plist: cannot be written: its folder does not exist; make it, "
                + "or name another file with --config FILE\n")
    }

    @Test func `errors that remain in the file after a change are a note`() throws {
        let wrong = Workshop.configuration.replacing("<integer>5</integer>", with: "<string>x</string>")
        let workshop = try Workshop(configuration: wrong)
        let outcome = try workshop.run("config", "set", "testFlags.isQuick", "true")
        #expect(outcome.status == .passed)
        #expect(outcome.output == "Config.plist: testFlags.isQuick: false → true\n")
        #expect(outcome.errors.hasPrefix("rehearse: note: still wrong: Config.plist: limit: expected an integer"))
        let unset = try workshop.run("config", "unset", "testFlags.isQuick")
        #expect(unset.status == .passed && unset.errors.hasPrefix("rehearse: note: still wrong: Config.plist: limit:"))
    }

    @Test func `unset of a missing key names a similar key of the file`() throws {
        let workshop = try Workshop()
        #expect(
            try workshop.run("config", "unset", "testFlags.isQuik").errors
                == "rehearse: error: Config.plist: testFlags.isQuik: not set in this file; did you mean testFlags.isQuick?\n"
        )
    }

    @Test func `set says which source outranks the file`() throws {
        let workshop = try Workshop()
        workshop.environment["REHEARSE_SET"] = "limit=8"
        let outcome = try workshop.run("config", "set", "limit", "9")
        #expect(outcome.output == "Config.plist: limit: 5 → 9\n")
        #expect(
            outcome.errors == "rehearse: note: REHEARSE_SET overrides the file while it is set\n")
    }

    @Test func `set creates a missing file`() throws {
        let workshop = try Workshop(configuration: nil)
        #expect(
            try workshop.run("config", "set", "limit", "9").output
                == "Config.plist: limit: not set → 9 (new file)\n")
        #expect(try workshop.run("config", "get", "limit").output == "9\n")
    }

    @Test(arguments: [
        (["config", "get", "limt"], "config get: limt: unknown key; did you mean limit?"),
        (
            ["config", "set", "testFlags.isQuik", "true"],
            "config set: testFlags.isQuik: unknown key; did you mean testFlags.isQuick?"
        ),
        (
            ["config", "set", "limit", "many"],
            "config set: limit: expected an integer, found \"many\"; write rehearse config set limit 1"
        ),
        (
            ["config", "unset", "workers.mode"],
            "Config.plist: workers.mode: not set in this file; rehearse config says where its value comes from"
        ),
        (
            ["config", "--set", "app=nots"],
            "--set: app: expected one of notes, clock, found \"nots\"; did you mean notes?"
        ),
        (
            ["test", "--config", "Confg.plist"],
            "Confg.plist: no such file; make it with rehearse config set app NAME --config Confg.plist, "
                + "or name another file with --config FILE"
        ),
    ])
    func `an error names its place and how to correct it`(words: [String], message: String) throws {
        let outcome = try Workshop().run(words)
        // The message and the command to correct it name the file's own path.
        #expect(outcome.errors == "rehearse: error: \(message)\n")
        #expect(outcome.status == .wrongInput)
        #expect(outcome.output == "")
    }

    @Test func `an unknown environment is refused, with the most similar name`() throws {
        let text = Workshop.configuration.replacing(
            "\t<key>limit</key>",
            with:
                "\t<key>environments</key><dict><key>prod</key><dict/><key>staging</key><dict/></dict>\n\t<key>limit</key>"
        )
        let workshop = try Workshop(configuration: text)
        let outcome = try workshop.run("config", "set", "environment", "stagin")
        #expect(
            outcome.errors == "rehearse: error: config set: environment: expected one of prod, staging, "
                + "found \"stagin\"; did you mean staging?\n")
        #expect(outcome.status == .wrongInput)
        #expect(try workshop.read("Config.plist") == text)
        #expect(try workshop.run("config", "set", "environment", "staging").status == .passed)
    }

    @Test func `all errors of a file are printed at once`() throws {
        let text = Workshop.configuration
            .replacing("<integer>5</integer>", with: "<string>5</string>").replacing("isQuick", with: "isQuik")
        let outcome = try Workshop(configuration: text).run("test")
        try expectGolden(outcome.errors, "config-errors.txt")
        #expect(outcome.status == .wrongInput)
    }

    @Test func `a broken file is explained, and never overwritten`() throws {
        let workshop = try Workshop(configuration: "<plist><dict><key>limit</key>")
        for words in [["test"], ["run"], ["check"], ["config"], ["config", "set", "limit", "1"]] {
            let outcome = try workshop.run(words)
            #expect(outcome.status == .wrongInput)
            #expect(
                outcome.errors.hasPrefix("rehearse: error: Config.plist:1: not a property list: Value missing for key"))
        }
        #expect(try workshop.read("Config.plist") == "<plist><dict><key>limit</key>")
    }
}
