import TestSupport

@testable import WalkthroughLanguage

/// What `check` finds of launches after a launch.
@Suite struct LaunchCheckTests {
    private func check(_ text: String) -> String { loader(["a.walk": text]).load(["a.walk"]).rendered }

    @Test func `the app is launched once`() {
        #expect(
            check("text size l\nback\nlaunch\n") == """
                a.walk:3:1: error: the app is launched already, by `back` in line 2
                  | launch
                  | ^~~~~~
                  = move `launch` above that line, or write `relaunch`

                """)
        expect(check("fail session.read\nlaunch\nback\nrelaunch\n"), is: "")
    }

    @Test func `blocks are walked in the order in which they are performed`() {
        #expect(
            check("repeat 1\n  expect screen Search\nend\nlaunch\n") == """
                a.walk:4:1: error: the app is launched already, by `expect screen Search` in line 2
                  | launch
                  | ^~~~~~
                  = move `launch` above that line, or write `relaunch`

                """)
        #expect(
            check("back\nrepeat 1\n  repeat 2\n    launch\n  end\nend\n") == """
                a.walk:4:5: error: the app is launched already, by `back` in line 1
                  |     launch
                  |     ^~~~~~
                  = move `launch` above that line, or write `relaunch`

                """)
        expect(check("repeat 1\n  text size l\nend\nrepeat 1\n  launch\n  back\nend\n"), is: "")
    }

    @Test func `a launch that is repeated is one too many`() {
        #expect(
            check("text size l\nrepeat 2\n  repeat 3\n    launch\n  end\nend\n") == """
                a.walk:4:5: error: the app is launched already when `repeat 2` runs again
                  |     launch
                  |     ^~~~~~
                  = move `launch` above the `repeat` in line 2, or write `relaunch`

                """)
        expect(check("launch\nrepeat 2\n  relaunch\nend\n"), is: "")
    }

    @Test func `a when launches the app, before its own steps too`() {
        #expect(
            check("when expect alert\n  back\nend\nlaunch\n") == """
                a.walk:4:1: error: the app is launched already, by `when expect alert` in line 1
                  | launch
                  | ^~~~~~
                  = move `launch` above that line, or write `relaunch`

                """)
        let inner = "when expect alert\n  launch\nend\n"
        #expect(
            check(inner) == """
                a.walk:2:3: error: the app is launched already, by `when expect alert` in line 1
                  |   launch
                  |   ^~~~~~
                  = move `launch` above that line, or write `relaunch`

                """)
        #expect(check("back\n" + inner).contains("a.walk:3:3: error: the app is launched already, by `back` in line 1"))
        #expect(check("repeat 2\n\(inner)end\n").contains("launched already, by `when expect alert` in line 2"))
        expect(check("launch\nwhen expect alert\n  relaunch\nend\n"), is: "")
    }

    @Test func `the app is launched once, also where a used script launches it`() {
        func problems(_ text: String, _ used: String) -> [String] {
            let files = ["a.walk": text, "b.walk": "fragment\n" + used, "c.walk": "fragment\nback\n"]
            return loader(files).load(["a.walk"]).diagnostics.map { "\($0.location): \($0.message)" }
        }
        let message = "a.walk:2:1: the app is launched already, by `use \"b.walk\"` in line 1"
        for used in ["launch\n", "back\n", "use \"c.walk\"\n"] {
            expect(problems("use \"b.walk\"\nlaunch\n", used), is: [message])
        }
        expect(problems("use \"b.walk\"\nlaunch\n", "fail session.read\n"), is: [])
        expect(problems("launch\nuse \"b.walk\"\n", "back\n"), is: [])
    }
}
