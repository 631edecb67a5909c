import TestSupport

@testable import WalkthroughLanguage

@Suite struct WalkthroughLoaderTests {
    @Test func `a script of another app is checked by that one's names`() {
        let used = "app races\nexpect screen Races\nexpect screen Search\n"
        let result = loader(["a.walk": "app demo\nuse \"b.walk\"\nback\n", "b.walk": used]).load(["a.walk"])
        #expect(
            result.diagnostics.map { "\($0.location): \($0.message)" } == [
                "a.walk:2:5: `b.walk` is for the app races, but this walkthrough is for demo",
                "b.walk:3:15: unknown screen `Search` in races",
            ])
    }

    @Test func `a script becomes a walkthrough, the configuration and the file's name filling in`() throws {
        let result = loader(["demo/search.walk": "flag noSplash true\nback\n"]).load(["demo/search.walk"])
        expect(result.rendered, is: "")
        let walkthrough = try #require(result.walkthroughs.first)
        expect((walkthrough.title, walkthrough.app, walkthrough.environment), is: ("search", "demo", nil))
        expect((walkthrough.time, walkthrough.flags.map(\.key.value)), is: (Walkthrough.defaultTime, ["noSplash"]))
        expect(walkthrough.rowName, is: nil)
        expect(walkthrough.location, is: SourceLocation(file: "demo/search.walk", line: 1, column: 1))
        expect(walkthrough.program.performed(), is: ["demo/search.walk:2 back"])
    }

    @Test func `each row of examples is a walkthrough of its own`() {
        let text = """
            walkthrough "Search ${query}"
            param query = "none"
            param first = "nothing"
            storage settings with "${query}"
            examples
              | query | 
              | "swi" |
              | "a\\"" |
            type "${query} ${first}"
            """
        let result = loader(["a.walk": text]).load(["a.walk"])
        expect((result.rendered, result.walkthroughs.map(\.title)), is: ("", ["Search swi", "Search a\""]))
        expect(result.walkthroughs.map(\.rowName), is: ["query=\"swi\"", "query=\"a\\\"\""])
        expect(result.walkthroughs.map(\.location.line), is: [7, 8])
        expect(result.walkthroughs.map { $0.storage.map(\.content.text) }, is: [["swi"], ["a\""]])
        expect(
            result.walkthroughs.map { $0.program.performed() }, are: ["a.walk:9 type \"swi nothing\""],
            ["a.walk:9 type \"a\\\" nothing\""])
    }

    @Test func `a given parameter wins over arguments, those over a row, that over a default`() {
        let files = [
            "a.walk": "param x = \"default\"\nexamples\n | x |\n | row |\ntype \"${x}\"\nuse \"b.walk\" y=\"<${x}>\"\n",
            "b.walk": "fragment\nparam x = \"inner\"\nparam y = \"unused\"\ntype \"${x} ${y}\"\n",
        ]
        let plain = loader(files).load(["a.walk"])
        expect(
            plain.walkthroughs.first?.program.performed(), are: "a.walk:5 type \"row\"",
            "b.walk:4 type \"inner <row>\" <- a.walk:6")
        let given = loader(files, parameters: ["x": "cli", "y": "Y"]).load(["a.walk"])
        expect(
            given.walkthroughs.first?.program.performed(), are: "a.walk:5 type \"cli\"",
            "b.walk:4 type \"cli Y\" <- a.walk:6")
    }

    @Test(arguments: [
        ("", true), ("# only this\n", true), ("app demo\nflag noSplash true\n", true), ("launch\n", false),
        ("skip \"later\"\n", false), ("fragment\n", false), ("app nowhere\n", false),
    ])
    func `a script without a step is doubtful, for it passes whatever the app does`(text: String, isDoubtful: Bool) {
        let warnings = loader(["a.walk": text]).load(["a.walk"]).diagnostics.filter { $0.severity == .warning }
        expect(
            warnings.map(\.message),
            is: (isDoubtful ? ["there is no step here, so it passes whatever the app does"] : []))
    }

    @Test(arguments: [
        ("fail session.read\n", true), ("repeat 2\ntext size xxl\nend\n", true), ("use \"world.walk\"\n", true),
        ("fail session.read\nlaunch\n", false), ("network offline\nuse \"tap.walk\"\n", false),
        ("repeat 2\nwait\nend\n", false), ("when expect alert\nend\n", false), ("skip \"later\"\nhold x\n", false),
        ("fail session.reed\n", false), ("use \"nowhere.walk\"\n", false),
    ])
    func `a script whose steps never launch the app is doubtful too`(text: String, isDoubtful: Bool) {
        let files = [
            "a.walk": text, "world.walk": "fragment\nnetwork offline\n", "tap.walk": "fragment\ntap suggestions\n",
        ]
        let warnings = loader(files).load(["a.walk"]).diagnostics.filter { $0.severity == .warning }
        expect(
            warnings.map(\.message),
            is: (isDoubtful ? ["no step touches the app, so it passes whatever the app does"] : []))
    }

    @Test func `blocks and uses are walked, each step with the way that led to it`() {
        let files = [
            "demo/a.walk": "repeat 2\n  use \"../shared/b.walk\"\n  when expect alert\n    back\n  end\nend\nrotate\n",
            "shared/b.walk": "use \"c.walk\"\n", "shared/c.walk": "dismiss\n",
        ]
        let result = loader(files).load(["demo/a.walk"])
        expect(result.rendered, is: "")
        let round = [
            "shared/c.walk:1 dismiss <- demo/a.walk:2 <- shared/b.walk:1", "demo/a.walk:3 when expect alert",
            "demo/a.walk:4 back",
        ]
        expect(result.walkthroughs.first?.program.performed(), is: round + round + ["demo/a.walk:7 rotate"])
    }

    @Test func `a when that is not entered is passed over`() {
        let program = Program(script: parse("when expect alert\nback\nend\nrotate\n").script)
        var cursor = program.makeCursor()
        expect(cursor.next()?.location.line, is: 1)
        expect(cursor.next()?.command, is: .gesture(.rotate(to: nil)))
        #expect(cursor.next() == nil)
        #expect(cursor.next() == nil)
    }

    @Test func `a use whose arguments are longer than a mebibyte is the last step`() {
        var files = ["end.walk": "param p\nback\n"]
        for number in 0..<40 {
            let next = number < 39 ? "\(number + 1).walk" : "end.walk"
            files["\(number).walk"] = "param p = \"xx\"\nuse \"\(next)\" p=\"${p}${p}\"\nback\n"
        }
        let result = loader(files).load(["0.walk"])
        expect(result.rendered, is: "")
        let performed = result.walkthroughs.first?.program.performed() ?? []
        expect((performed.count, performed.first?.hasPrefix("19.walk:2 use \"20.walk\" <- ")), is: (1, true))
    }

    @Test func `what is wrong with uses is found before anything runs`() {
        let files = [
            "a.walk": """
            use "b.walk" nam="x"
            use "missing.walk"
            use "c.walk"
            use "d.walk"
            type "${nobody}"
            """,
            "b.walk": "fragment\nparam name\ntype \"${name}\"\n",
            "c.walk": "app races\nflag noSplash true\nuse \"a.walk\"\n",
            "d.walk": "tap\n",
        ]
        #expect(
            loader(files).load(["a.walk"]).rendered == """
                a.walk:1:5: error: `b.walk` needs a value for its parameter `name`
                  | use "b.walk" nam="x"
                  |     ^~~~~~~~
                  = write `name="…"` after the path
                a.walk:1:14: error: `b.walk` has no parameter `nam`
                  | use "b.walk" nam="x"
                  |              ^~~
                  = did you mean `name`?
                a.walk:2:5: error: `missing.walk` does not exist
                  | use "missing.walk"
                  |     ^~~~~~~~~~~~~~
                  = a path is relative to the folder of the script that uses it
                a.walk:3:5: error: `c.walk` cannot be used: it has a line `flag` (line 2)
                  | use "c.walk"
                  |     ^~~~~~~~
                  = remove it, or move the steps into a fragment and use that
                a.walk:3:5: error: `c.walk` is for the app races, but this walkthrough is for demo
                  | use "c.walk"
                  |     ^~~~~~~~
                  = use scripts of the same app
                a.walk:5:7: error: parameter `nobody` has no value
                  | type "${nobody}"
                  |       ^~~~~~~~~
                  = write `param nobody = "…"` in the header, or give --param nobody=…
                c.walk:3:5: error: `a.walk` needs a value for its parameter `nobody`
                  | use "a.walk"
                  |     ^~~~~~~~
                  = write `nobody="…"` after the path
                c.walk:3:5: error: `a.walk` uses itself: a.walk → c.walk → a.walk
                  | use "a.walk"
                  |     ^~~~~~~~
                  = remove one of these `use` lines
                d.walk:1:4: error: expected an element at the end of the line
                  | tap
                  |    ^
                  = usage: tap ELEMENT

                """)
    }

    @Test func `all lines of a header that a used script cannot have are told`() {
        let files = [
            "a.walk": "use \"b.walk\"\n",
            "b.walk": """
            set races.topCount 10
            time 2026-01-01T09:00:00Z
            storage settings with "x"
            device "iPad"
            flag noSplash true
            never expect alert
            after request session.read
              expect no alert
            end
            examples
              | query |
              | "swi" |
            type "${query}"
            """,
        ]
        let messages = loader(files).load(["a.walk"]).diagnostics.filter { $0.location.file == "a.walk" }.map(\.message)
        #expect(
            messages == [
                "`b.walk` needs a value for its parameter `query`",
                "`b.walk` cannot be used: it has the lines `set` (line 1), `time` (line 2), `storage` (line 3), "
                    + "`device` (line 4), `flag` (line 5), `never` (line 6), `after` (line 7), `examples` (line 10)",
            ])
    }

    @Test func `a missing script and a fragment are told apart from walkthroughs`() {
        let result = loader(["f.walk": "fragment\nback\n", "a.walk": "use \"f.walk\"\n"])
            .load(["./f.walk", "a.walk", "b.walk"])
        expect((result.fragments, result.walkthroughs.map(\.path)), is: (["f.walk"], ["a.walk"]))
        expect(result.rendered, is: "b.walk:1:1: error: this script does not exist\n")
    }

    @Test(arguments: [
        (["a.walk": "use \"a.walk\"\n"], "a.walk:2: `a.walk` uses itself: a.walk → a.walk"),
        (
            ["a.walk": "use \"b.walk\"\n", "b.walk": "use \"a.walk\"\n"],
            "b.walk:2: `a.walk` uses itself: a.walk → b.walk → a.walk"
        ),
    ])
    func `fragments that no walkthrough uses are checked themselves, those of a cycle too`(
        fragments: [String: String], error: String
    ) {
        let files = fragments.mapValues { "fragment\n" + $0 }
        let result = loader(files.merging(["main.walk": "back\n"]) { $1 }).load(files.keys.sorted() + ["main.walk"])
        expect((result.walkthroughs.map(\.path), result.fragments), is: (["main.walk"], files.keys.sorted()))
        expect(result.diagnostics.map { "\($0.location.file):\($0.location.line): \($0.message)" }, is: [error])
    }

    @Test func `what looks like a parameter in a pattern is doubtful`() {
        let text = "param p = \"x\"\nexpect text /^${p}$/ is \"${p}\"\nexpect text /a{2}${/\n"
        #expect(
            loader(["a.walk": text]).load(["a.walk"]).rendered == """
                a.walk:2:15: warning: `${p}` is not replaced here: a pattern cannot have parameters
                  | expect text /^${p}$/ is "${p}"
                  |               ^~~~
                  = write a text in quotes instead

                """)
    }

    @Test func `a fragment whose only user has no known app is checked for every app`() {
        let files = [
            "a.walk": "app nowhere\nuse \"f.walk\"\nback\n", "f.walk": "fragment\nexpect screen Serch\n",
        ]
        expect(
            loader(files).load(["a.walk", "f.walk"]).diagnostics.map(\.message), are: "unknown app `nowhere`",
            "unknown screen `Serch`")
    }

    @Test func `an error of a shared script is said once and breaks all that use it`() {
        let files = ["a.walk": "use \"c.walk\"\n", "b.walk": "use \"c.walk\"\n", "c.walk": "expect screen Serch\n"]
        let result = loader(files).load(["a.walk", "b.walk"])
        #expect(result.walkthroughs.isEmpty)
        expect(result.diagnostics.map(\.message), is: ["unknown screen `Serch` in demo"])
    }

    @Test func `wide and deep uses are shared, and too deep is one error`() {
        let wide = String(repeating: "use \"b.walk\"\n", count: 10_000)
        let result = loader(["a.walk": wide, "b.walk": wide.replacing("b.walk", with: "c.walk"), "c.walk": "back\n"])
            .load(["a.walk"])
        expect((result.rendered, result.walkthroughs.first?.program.performed(limit: 20_000).count), is: ("", 20_000))

        func chain(_ length: Int) -> [String: String] {
            var files = ["\(length).walk": "back\n"]
            for index in 0..<length { files["\(index).walk"] = "use \"\(index + 1).walk\"\n" }
            return files
        }
        expect(loader(chain(63)).load(["0.walk"]).rendered, is: "")
        #expect(
            loader(chain(10_000)).load(["0.walk"]).rendered == """
                0.walk:1:5: error: `use` is nested 10000 deep here, more than 63
                  | use "1.walk"
                  |     ^~~~~~~~
                  = use the inner scripts directly

                """)
    }
}
