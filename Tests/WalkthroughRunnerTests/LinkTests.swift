import TestSupport
import WalkthroughLanguage

@testable import WalkthroughRunner

/// Links to the app, which `open` follows, and commands that an app adds to the language.
@Suite struct LinkTests {
    @Test func `a link launches the app, and brings it from the background before it is active`() throws {
        let session = try Studio().makeSession()
        defer { session.end() }
        for line in [
            #"open "studio://form?token=secret""#, "expect screen Form", "background", #"open "studio://list""#,
            "expect screen List", "back", "expect screen Form",
        ] { try session.perform(line) }
        let trace = session.stage.trace.last(1000).map { "\($0)" }
        expect(["open at active", "open at inactive"].map { state in trace.count { $0.contains(state) } }, is: [1, 1])
        #expect(trace.count { $0.contains("link") } == 2 && !trace.contains { $0.contains("secret") })
    }

    @Test func `a command of the app is performed on the running app, and settles`() throws {
        try expectPassed("do show \"form\"\nexpect screen Form\ndo end all work\nexpect screen Form")
    }

    @Test(arguments: [
        (#"do show "attic""#, "`show` of studio failed: there is no screen attic"),
        (
            #"open "studio://nowhere""#,
            #"studio does not know "studio://nowhere": `open(_:)` of its `StageApp` returned false, as it does by "#
                + "default; have it show what the link is about and return true"
        ),
        (#"open "form""#, #""form" is no link: a link begins with a scheme, such as `studio://`"#),
        (#"open """#, #""" is no link: a link begins with a scheme, such as `studio://`"#),
    ])
    func `a link that the app does not know, or what a command throws, fails the step`(
        _ step: String, _ message: String
    ) throws {
        try expect(outcome(step), contains: message)
    }
}
