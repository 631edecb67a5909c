import TestSupport
import Testing
import WalkthroughLanguage

struct PropertyParsingTests {
    private func load(_ text: String) -> LoadResult {
        let loader = WalkthroughLoader(vocabulary: Vocabulary(defaultApp: "demo")) { (_) throws(ScriptReadError) in
            Array(text.utf8)
        }
        return loader.load(["p.walk"])
    }

    @Test func `a script of properties is no walkthrough`() throws {
        let result = load(
            """
            properties "Whatever happens"
            never expect alert "Unknown error"
            never dead end
            never lost presentation
            always expect no spinner within 30s
            when expect screen Ride
              expect no text "Wait" within 60s
            end
            after request koober.signIn
              expect button "Sign In" is disabled
            end
            sometimes expect screen Profile
            volatile clockLabel
            """)
        #expect(result.diagnostics.isEmpty)
        #expect(result.walkthroughs.isEmpty)
        let set = try #require(result.properties.first)
        #expect(
            set.properties.map { "\($0)" } == [
                "never expect alert \"Unknown error\"", "never dead end", "never lost presentation",
                "always expect no spinner within 30s",
                "when expect screen Ride: expect no text \"Wait\" within 1m",
                "after request koober.signIn: expect button \"Sign In\" is disabled", "sometimes expect screen Profile",
            ])
        expect(set.volatile.map { "\($0)" }, is: ["clockLabel"])
    }

    @Test func `the header of a walkthrough has properties, too`() {
        let result = load("never expect alert\nsurvives relaunch\n\nwhen expect screen A\n  back\nend\nlaunch\n")
        #expect(result.diagnostics.isEmpty)
        expect(result.walkthroughs.first?.properties.map { "\($0)" }, is: ["never expect alert"])
        #expect(result.walkthroughs.first?.survivesRelaunch == true)
    }

    @Test(arguments: [
        ("properties \"P\"\nnever expect alert\nback\n", "a script of properties cannot have steps"),
        (
            "properties \"P\"\nwhen expect alert\n  back\nend\n",
            "a property may only have `expect` lines and `end`, found `back`"
        ),
        ("properties \"P\"\nwhen expect alert\n", "`when` has no `end`"),
        ("properties \"P\"\nafter request a.b\nend\n", "`after` expects nothing"),
        ("never expect alert within 3s\nlaunch\n", "`within` has no meaning here"),
        ("always expect screen matches\nlaunch\n", "a property cannot compare a picture"),
    ])
    func `what is wrong is said`(text: String, message: String) {
        #expect(load(text).diagnostics.map(\.message).contains(message))
    }
}
