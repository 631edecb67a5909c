import TestSupport

@testable import WalkthroughLanguage

@Suite struct ReleaseCheckerTests {
    /// Returns the warnings about a script, with their places.
    private func check(_ text: String, with others: [String: String] = [:]) -> [String] {
        let files = ["a.walk": text].merging(others) { $1 }
        return loader(files).load(files.keys.sorted()).diagnostics.map { "\($0.location) \($0.message)" }
    }

    private let missing = "this releases nothing: there is no `hold suggestions.search` before it"

    @Test func `a release before any hold is pointed out, and so is one that comes twice`() {
        #expect(
            check(
                """
                launch
                release suggestions.search
                hold suggestions.search
                release session.read
                release suggestions.search last
                release suggestions.search
                """) == [
                    "a.walk:2:1 " + missing,
                    "a.walk:4:1 this releases nothing: there is no `hold session.read` before it",
                    "a.walk:6:1 this releases nothing: line 5 has released it already",
                ])
        let text = loader(["a.walk": "launch\nrelease session.read\n"]).load(["a.walk"]).rendered
        #expect(
            text == """
                a.walk:2:1: warning: this releases nothing: there is no `hold session.read` before it
                  | release session.read
                  | ^~~~~~~~~~~~~~~~~~~~
                  = write `hold session.read` before the step that sends the request, or remove this line

                """)
    }

    @Test(arguments: [
        "hold suggestions.search\nlaunch\nrelaunch\nrelease suggestions.search\n",
        "when expect \"a\"\n  hold suggestions.search\nend\nrelease suggestions.search\n",
        "repeat 2\n  release suggestions.search\n  tap \"a\"\n  hold suggestions.search\nend\n",
        "hold suggestions.search\nwhen expect \"a\"\n  release suggestions.search\nend\nrelease suggestions.search\n",
        "use \"deep.walk\"\nrelease suggestions.search\n",
        "repeat 2\n  release suggestions.search\n  use \"deep.walk\"\nend\n",
        "hold suggestions.search\nlaunch\nuse \"release.walk\"\nrelease suggestions.search\n",
    ])
    func `what may be held is left alone`(script: String) {
        let others = [
            "deep.walk": "fragment\nuse \"hold.walk\"\n",
            "hold.walk": "fragment\nwhen expect \"a\"\n  hold suggestions.search\nend\n",
            // A fragment may be meant for scripts that hold.
            "release.walk": "fragment\nrelease suggestions.search\n",
        ]
        expect(check(script, with: others), is: [])
    }

    @Test func `what a fragment releases is not told, nor a line that was typed`() {
        let others = ["release.walk": "fragment\nrelease suggestions.search\n"]
        expect(check("use \"release.walk\"\nlaunch\n", with: others), is: [])
        let typed = WalkthroughLoader(vocabulary: .demo, for: .typing) { _ throws(ScriptReadError) in
            Array("release suggestions.search\nlaunch\n".utf8)
        }
        expect(typed.load(["a.walk"]).rendered, is: "")
    }
}
