import Foundation
import TestSupport
import Testing

/// Walkthroughs that see what another one has left in the process.
@Suite(.waiting) struct StaticStateTests {
    private static let note = """
           note:     it passes in a process of its own: something that an earlier walkthrough has left in this process makes it \
        fail, such as a static variable of the app, which no launch resets
        """

    @Test(arguments: ["copied", "spawned"])
    func `a failure that a fresh process does not have says so, once, and no other does`(runners: String) throws {
        let workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>troubled</string></dict></plist>")
        try workshop.write("walkthrough \"First\"\n\ntap \"remember\"\n", to: "UITestScripts/a.walk")
        try workshop.write("walkthrough \"Second\"\n\nexpect text \"Count: 0\"\n", to: "UITestScripts/b.walk")
        try workshop.write("walkthrough \"Third\"\n\nexpect text \"Count: 9\"\n", to: "UITestScripts/c.walk")
        try workshop.write("walkthrough \"Fourth\"\n\nexpect text \"Count: 0\"\n", to: "UITestScripts/d.walk")
        let outcome = try BuiltProgram.troubled.run(
            ["test", "--jobs", "1"], in: workshop.root, environment: TroubledFolder.environment(runners))
        expect(outcome.status, is: 1)
        let failures = outcome.output.components(separatedBy: "\n2) Third\n")
        #expect(failures.map { $0.contains(Self.note) } == [true, false], "\(outcome.output)")
        // The fourth is performed by the process that has repeated the third.
        #expect(outcome.output.contains("\n2 passed, 2 failed, 0 skipped in "))
    }
}
