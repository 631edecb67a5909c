import Foundation
import TestSupport
import Testing

/// What becomes of an app's own prints, through the executable of an app's author.
@Suite(.waiting) struct PrintingAppTests {
    private static let modes = [["--jobs", "2"], ["--update"], ["--pause"]]

    private let workshop: Workshop

    init() throws {
        workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>troubled</string></dict></plist>")
    }

    private func run(_ script: String, _ options: [String]) throws -> BuiltProgram.Outcome {
        try workshop.write("walkthrough \"Prints\"\ntap button \"print\"\n" + script, to: "UITestScripts/a.walk")
        return try BuiltProgram.troubled.run(
            ["test", "--report", "json=r.jsonl"] + options, in: workshop.root)
    }

    @Test(arguments: modes)
    func `output of an app in a passing run is in no report`(options: [String]) throws {
        let outcome = try run("expect screen Trouble\n", options)
        expect(outcome.status, is: 0)
        #expect(outcome.output.hasPrefix("1 passed, 0 failed, 0 skipped in "))
        #expect(try !workshop.read("r.jsonl").contains("hello"))
    }

    @Test(arguments: modes.dropLast())
    func `output before a failure is in the failure's report`(options: [String]) throws {
        let outcome = try run("expect text \"none\"\n", options)
        expect(outcome.status, is: 1)
        #expect(outcome.output.contains("     | hello from an app\n"))
        #expect(
            try workshop.read("r.jsonl").contains("\"output\":{\"bytesLeftOut\":0,\"lines\":[\"hello from an app\"]}"))
    }

    @Test func `the console at a failure shows the output of the app`() throws {
        try workshop.write(
            "walkthrough \"Prints\"\ntap button \"print\"\nexpect text \"none\"\n", to: "UITestScripts/a.walk")
        let outcome = try BuiltProgram.troubled.run(
            ["test", "--pause"], in: workshop.root, input: "tap button \"add\"\nquit\n")
        expect(outcome.status, is: 1)
        #expect(outcome.output.contains("text \"Count: 1\""))
        #expect(outcome.output.contains("     | hello from an app\n"))
    }
}
