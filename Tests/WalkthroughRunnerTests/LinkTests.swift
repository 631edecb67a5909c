import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

/// Links to the app, which `open` follows.
@Suite struct LinkTests {
    @Test func `a link launches the app, and brings it from the background before it is active`() throws {
        let app = try RunnableApp(StudioApp.self)
        let session = try Session(app: app, configuration: Studio().configuration(for: app))
        defer { session.end() }
        var parser = ConsoleParser()
        for line in [
            #"open "studio://form?token=secret""#, "expect screen Form", "background", #"open "studio://list""#,
            "expect screen List", "back", "expect screen Form",
        ] {
            try session.perform(try #require(parser.parse(line).steps.first).command, source: line)
        }
        let trace = session.stage.trace.last(1000).map { "\($0)" }
        expect(["open at active", "open at inactive"].map { state in trace.count { $0.contains(state) } }, is: [1, 1])
        #expect(trace.count { $0.contains("link") } == 2 && !trace.contains { $0.contains("secret") })
    }

    @Test(arguments: [
        (
            "studio://nowhere",
            #"studio does not know "studio://nowhere": `open(_:)` of its `StageApp` returned false, as it does by "#
                + "default; have it show what the link is about and return true"
        ),
        ("form", #""form" is no link: a link begins with a scheme, such as `studio://`"#),
        ("", #""" is no link: a link begins with a scheme, such as `studio://`"#),
    ])
    func `a link that the app does not know fails the step`(_ address: String, _ message: String) throws {
        #expect(try outcome("open \"\(address)\"").contains(message))
    }
}
