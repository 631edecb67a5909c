import Foundation
import TestSupport
import Testing

@testable import Console

/// No output or file of a run has a text that was typed into a secure field.
@Suite struct TestSecretsTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            """
            walkthrough "As ${name} with ${password}"
            type "${name}" into "Name"
            type "${password}" into password
            type "${password}" into "Name"
            also expect password is "${password}"
            also expect password contains "s3kr1t"
            tap "Nowhere"
            """, to: "UITestScripts/a.walk")
        try workshop.write(
            """
            examples
              | password |
              | "s3kr1t" |
            type "${password}" into password
            tap "Nowhere"
            """, to: "UITestScripts/b.walk")
        try workshop.write("fragment\ntype \"${pin}\" into password\n", to: "use.walk")
    }

    private let reports = [
        "--report", "html=out", "--report", "json=out/run.jsonl", "--report", "junit=out/j.xml", "--report", "github",
    ]
    private let given = ["--param", "password=hunter2", "--param", "name=Ann"]

    /// Everything that is in the folder, but for the scripts.
    private func everything() throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: workshop.root.path)
        return files.filter { !$0.hasSuffix(".walk") }.compactMap { try? workshop.read($0) }.joined()
    }

    @Test(arguments: [[], ["--schedules", "3"], ["--audit"], ["--verify", "2"], ["--verbose"]])
    func `no report has a secret of a parameter or of a row`(options: [String]) throws {
        let trace = ["--schedules", "--verify"].contains(options.first) ? [] : ["--trace", "out/t.jsonl"]
        let outcome = try workshop.run(["test"] + options + trace + reports + given)
        expect(outcome.status, is: .failed)
        for text in [outcome.output, outcome.errors, try everything()] {
            #expect(!text.contains("hunter2"))
            #expect(!text.contains("s3kr1t"))
        }
        #expect(outcome.output.contains(" --param password=… --param name=Ann"))
        #expect(outcome.output.contains("As Ann with •••••••"))
        let merged = try workshop.run("merge", "out", "--report", "terminal")
        #expect(merged.output.contains("--param password=… --param name=Ann"))
    }

    @Test func `the environment's variable is part of the line that repeats a failure`() throws {
        workshop.environment = ["REHEARSE_SET": "limit=9, testFlags.isQuick=true"]
        let outcome = try workshop.run(["test", "UITestScripts/a.walk"] + reports + given)
        let line =
            "REHEARSE_SET='limit=9, testFlags.isQuick=true' rehearse test UITestScripts/a.walk --param password=…"
        #expect(outcome.output.contains(line))
        #expect(try workshop.read("out/j.xml").contains("REHEARSE_SET="))
        #expect(try workshop.run("merge", "out", "--report", "terminal").output.contains("REHEARSE_SET="))
    }

    @Test func `a setting that is called like a secret, or a URL's password, is in no report`() throws {
        workshop.environment = ["REHEARSE_SET": "environments.dev.notes=http://ann:s3kr1t@host/a,limit=9"]
        let setting = "environments.test.notes=http://ann:s3kr1t@host/x"
        let outcome = try workshop.run(["test", "UITestScripts/a.walk", "--set", setting] + reports + given)
        #expect(outcome.output.contains("environments.dev.notes=http://…@host/a,limit=9"))
        #expect(!outcome.output.contains("s3kr1t"))
        for file in ["out/j.xml", "out/journal.jsonl", "out/index.html"] {
            let text = try workshop.read(file)
            #expect(text.contains("://…@host/x") && !text.contains("s3kr1t"))
        }
    }

    @Test func `the console echoes dots`() throws {
        let outcome = try workshop.type(
            "expect password is \"s3kr1t\"", "expect password is not \"s3kr1t\" within 1s",
            "use \"use.walk\" pin=\"s3k\\\"r1t\"", "  use \"use.walk\"  pin = hunter2",
            "use \"nowhere.walk\" password=hunter2x")
        #expect(!outcome.output.contains("s3k"))
        #expect(outcome.output.contains("> expect password is \"••••••\"\n"))
        #expect(outcome.output.contains("> use •••••••••• •••=••••••••••\n"))
        #expect(outcome.output.contains(">   use ••••••••••  ••• = •••••••\n"))
        #expect(outcome.output.contains("> use •••••••••••••• ••••••••=••••••••\n"))
    }

    @Test func `the console shows dots for a secret in an ordinary field`() throws {
        let outcome = try workshop.type(
            "type \"hunter2\" into \"Name\"", "type \"hunter2\" into password", "screen", "state", "elements", "tree",
            "trace", "rotate", "undo", "expect \"Name\" is \"hunter2\"")
        // It is no secret before it is typed into the secure field.
        let secret = try #require(outcome.output.firstRange(of: "into password"))
        let rest = outcome.output[secret.upperBound...]
        #expect(!rest.contains("hunter2"))
        #expect(rest.contains("field \"Name\" value \"•••••••\""))
        expect(outcome.status, is: .passed)
    }

    @Test func `a script that was saved is checked and run with its secret`() throws {
        let saved = try workshop.type("type \"hunter2\" into password", "save UITestScripts/saved")
        #expect(
            saved.output.hasSuffix(
                "to run it, give the secret: rehearse test UITestScripts/saved.walk --param password=…\n"))
        let spaced = try workshop.type("type \"hunter2\" into password", "save \"my own\"")
        #expect(spaced.output.hasSuffix("secret: rehearse test 'my own.walk' --param password=…\n"))
        let path = "UITestScripts/saved.walk"
        expect(try workshop.run("check", path).output, is: "1 script without errors\n")
        expect(try workshop.run("test", path, "--param", "password=x").status, is: .passed)
        let run = try workshop.type("undo", arguments: ["--script", path, "--param", "password=x"])
        #expect(run.output.contains("undone: type \"${password}\" into password"))
        expect(try workshop.run(["run", "--param", "password=x"], input: "run \(path)\n").status, is: .passed)
        let bare = try workshop.type("run " + path)
        #expect(bare.output.contains("or start the console with --param password=…"))
    }
}
