import TestSupport

@testable import WalkthroughLanguage

@Suite struct HeaderParsingTests {
    @Test func `every line of a header is read with its place`() {
        let (script, diagnostics) = parse(
            """
            walkthrough "Search ${query}"     # the title
            tags smoke search smoke
            app demo
            environment dev
            flag noSplash true
            set races.topCount 10
            set races.name "10"
            storage session with "{\\"a\\": 1}"
            param query = "swi"
            param password
            time 2026-01-01T09:00:00Z
            timing exact
            quick user
            known failure "why"
            examples
              | query | first      |
              # not this one
              | "swi" | "swift"    |
              | new   | "new york"
            back
            """)
        expect(diagnostics, is: [])
        let header = script.header
        expect(header.title?.value, is: Template(segments: [.text("Search "), .parameter("query")]))
        expect(header.title?.location, is: SourceLocation(file: "a.walk", line: 1, column: 13))
        expect((header.title?.length, header.tags.map(\.value)), is: (17, ["smoke", "search"]))
        expect(header.app?.value, is: "demo")
        expect(header.environment?.location, is: SourceLocation(file: "a.walk", line: 4, column: 13))
        expect(header.flags.map { "\($0.key.value)=\($0.value.value.text)" }, is: ["noSplash=true"])
        expect(header.settings.map(\.key.value), is: ["races.topCount", "races.name"])
        expect((header.settings.map(\.isQuoted), header.storage.map(\.content)), is: ([false, true], ["{\"a\": 1}"]))
        expect(header.parameters.map(\.defaultValue), is: ["swi", nil])
        expect(header.time?.value, is: .seconds(1_767_258_000))
        expect((header.exactTiming?.value, header.quickUser?.value), is: (true, true))
        expect(header.disposition?.value, is: .knownFailure(reason: "why"))
        expect(header.examples?.columns.map(\.value), is: ["query", "first"])
        expect(header.examples?.rows.map(\.values), is: [["swi", "swift"], ["new", "new york"]])
        expect((header.examples?.rows.map(\.location.line), script.references.map(\.value)), is: ([18, 19], ["query"]))
        expect((script.references.first?.location.column, script.steps.map(\.location.line)), is: (21, [20]))
    }

    @Test func `what is wrong in a header is said line by line`() {
        #expect(
            errors(
                """
                tags
                app demo
                app demo
                flag a true
                flag a false
                time yesterday
                timing loose
                param query = "${other}"
                skip
                examples
                  | a | a |
                set x
                back
                tags late
                """) == """
                    a.walk:1:5: error: expected a tag at the end of the line
                      | tags
                      |     ^
                      = usage: tags TAG …
                    a.walk:3:1: error: `app` is already in line 2
                      | app demo
                      | ^~~
                      = keep one of the two lines
                    a.walk:5:6: error: `a` is already in line 4
                      | flag a false
                      |      ^
                      = keep one of the two lines
                    a.walk:6:6: error: `yesterday` is not a date and time
                      | time yesterday
                      |      ^~~~~~~~~
                      = write it in UTC like this: 2026-01-01T09:00:00Z
                    a.walk:7:8: error: expected `exact`, found `loose`
                      | timing loose
                      |        ^~~~~
                      = usage: timing exact
                    a.walk:8:15: error: a parameter cannot be used here: a default must be known before the run
                      | param query = "${other}"
                      |               ^~~~~~~~~~
                    a.walk:9:5: error: expected a reason in quotes at the end of the line
                      | skip
                      |     ^
                      = usage: skip "REASON"
                    a.walk:11:9: error: two columns are called `a`
                      |   | a | a |
                      |         ^
                    a.walk:12:6: error: expected a value at the end of the line
                      | set x
                      |      ^
                      = usage: set KEY.PATH VALUE
                    a.walk:14:1: error: `tags` belongs to the header, before the first step
                      | tags late
                      | ^~~~
                      = move this line up

                    """)
    }

    @Test func `a second walkthrough is sent to a file of its own, in the header too`() {
        #expect(
            errors("walkthrough \"A\"\nwalkthrough \"B\"\nback\n") == """
                a.walk:2:1: error: `walkthrough` is already in line 1
                  | walkthrough "B"
                  | ^~~~~~~~~~~
                  = a file contains one walkthrough; move this one to a separate file

                """)
    }

    @Test func `the error of a call is a word, and no parameter`() {
        let help =
            "  = an error is a word, such as `timeout`; parameters stand in quoted texts only, so write a script for each "
            + "error\n"
        #expect(errors("param why = \"timeout\"\nfail a.b with \"${why}\"\n").hasSuffix(help))
    }

    @Test func `the environment is said once, by its own line or by its key`() {
        #expect(
            errors("environment dev\nset environment prod\nback\n") == """
                a.walk:2:5: error: `environment` is already in line 1
                  | set environment prod
                  |     ^~~~~~~~~~~
                  = keep one of the two lines

                """)
        #expect(
            errors("set environment prod\nenvironment dev\nback\n")
                .hasPrefix("a.walk:2:1: error: `environment` is already in line 1"))
        expect(errors("set environment prod\nset environments.dev.x 1\nback\n"), is: "")
    }

    @Test func `a waiver on a misspelt screen has its nearest word`() {
        #expect(
            errors("waive hit-area on scren Search because \"x\"\nback\n") == """
                a.walk:1:19: error: expected an element or `screen`, found `scren`
                  | waive hit-area on scren Search because "x"
                  |                   ^~~~~
                  = did you mean `screen`?

                """)
        expect(errors("waive hit-area on scren because \"x\"\nback\n"), is: "")
    }

    @Test func `a flag and the key that it stands for are the same key`() {
        #expect(
            errors("flag resetData false\nset testFlags.resetData true\nset resetData 1\nback\n") == """
                a.walk:2:5: error: `testFlags.resetData` is already in line 1
                  | set testFlags.resetData true
                  |     ^~~~~~~~~~~~~~~~~~~
                  = keep one of the two lines

                """)
        #expect(
            errors("set testFlags.resetData true\nflag resetData false\nback\n")
                .hasPrefix("a.walk:2:6: error: `resetData` is already in line 1"))
    }

    @Test func `a tag is a word that a choice of tags can name`() {
        #expect(
            errors("tags smoke and \n back\n").hasPrefix(
                "a.walk:1:12: error: `and` is a word of `--tags` and cannot be a tag"))
        #expect(
            errors("tags \"a b\"\nback\n") == """
                a.walk:1:6: error: `"a b"` is not a tag
                  | tags "a b"
                  |      ^~~~~
                  = a tag is a word of letters, digits, _, . and -

                """)
        expect(errors("tags \"smoke\" früh v1.2\nback\n"), is: "")
    }

    @Test(arguments: ["../../x", "x", "english", "fr_", "fr FR", "12", "fr_FRFRFRFRF", ""])
    func `a locale has a language, and perhaps more`(locale: String) {
        let message = "a.walk:1:8: error: `\"\(locale)\"` is not a locale identifier\n"
        #expect(errors("locale \"\(locale)\"\n").hasPrefix(message))
        expect(errors("locale fr\nlocale fr_FR\nlocale zh-Hant-TW\nlocale en_US_POSIX\n"), is: "")
    }

    @Test func `a script is skipped or known to fail, for a reason`() {
        #expect(
            errors("skip \"x\"\nknown failure \"y\"\nback\n") == """
                a.walk:2:1: error: `known failure` contradicts `skip` in line 1
                  | known failure "y"
                  | ^~~~~
                  = keep one of the two lines

                """)
        #expect(errors("skip \"x\"\nskip \"y\"\nback\n").contains("`skip` is already in line 1"))
        #expect(
            errors("skip \" \"\nback\n") == """
                a.walk:1:6: error: the reason is empty
                  | skip " "
                  |      ^~~
                  = write why; the report shows it

                """)
    }

    @Test func `what is wrong with a row of names hides nothing in the rows below`() {
        func found(_ text: String) -> [String] { parse(text).diagnostics.map { "\($0.location.line) \($0.message)" } }
        #expect(
            found("examples\n  | a | b | a | b |\n  | 1 |\n  | 1 | 2 | 3 | = |\nback\n") == [
                "2 two columns are called `a`", "2 two columns are called `b`",
                "3 this row has 1 value, but the table has 4 columns", "4 expected a value, found `=`",
            ])
        #expect(
            found("examples\n  | a | , |\n  | 1 |\n  | = | 2 |\nback\n") == [
                "2 expected a parameter's name, found `,`", "4 expected a value, found `=`",
            ])
        expect(
            found("examples\n  | “a” | b |\n  | 1 | 2 |\n  | = |\nback\n"), are: "2 unexpected character `“`",
            "4 expected a value, found `=`")
        #expect(
            found("examples\n  | a |\n  | 1 |\nexamples\n  | b | b |\n  | 1 |\nback\n") == [
                "4 `examples` is already in line 1", "5 two columns are called `b`",
                "6 this row has 1 value, but the table has 2 columns",
            ])
    }

    @Test func `parameters are not missed where the names of a table cannot be read`() {
        let text = "examples\n  | a | “b” |\n  | 1 | 2 |\ntap \"${a} ${b}\"\n"
        let diagnostics = loader(["a.walk": text]).load(["a.walk"]).diagnostics
        expect(diagnostics.map(\.message), is: ["unexpected character `“`"])
    }

    @Test(arguments: [
        ("app demo", "app demo b", "unexpected `b` after the end of the command"),
        ("walkthrough \"a\"", "walkthrough \"b\" c", "unexpected `c` after the end of the command"),
        ("flag a true", "flag a", "expected a value at the end of the line"),
        ("storage s with \"\"", "storage s wiht \"\"", "expected `with`, found `wiht`"),
        ("param p", "param p = ,", "expected a default, found `,`"),
        ("timing exact", "timing exact too", "unexpected `too` after the end of the command"),
        ("walkthrough \"a\"", "walkthrough b", "expected a title in quotes, found `b`"),
        ("time 2026-01-01T09:00:00Z", "time now", "`now` is not a date and time"),
        ("skip \"a\"", "skip", "expected a reason in quotes at the end of the line"),
        ("skip \"a\"", "known failur \"b\"", "expected `failure`, found `failur`"),
        ("skip \"a\"", "known failure \"b\" c", "unexpected `c` after the end of the command"),
    ])
    func `a line that repeats another has its own errors too`(first: String, second: String, message: String) {
        let messages = parse("\(first)\n\(second)\nback\n").diagnostics.map(\.message)
        expect((messages.count, messages.contains(message)), is: (2, true))
    }

    @Test func `a table needs rows as wide as its names`() {
        #expect(
            errors("examples\n  | a | b |\n  | 1 |\n  | 1 2 |\nback\n") == """
                a.walk:3:3: error: this row has 1 value, but the table has 2 columns
                  |   | 1 |
                  |   ^~~~~
                a.walk:4:7: error: expected `|`, found `2`
                  |   | 1 2 |
                  |       ^
                  = usage: examples, a table in the lines below

                """)
        #expect(
            errors("examples\nback\n") == """
                a.walk:1:1: error: `examples` has no rows
                  | examples
                  | ^~~~~~~~
                  = write a row of names below it, then rows of values: | query | and | "swi" |

                """)
    }

    @Test func `a second walkthrough of a file belongs in a file of its own`() {
        #expect(
            errors("walkthrough \"A\"\nback\nwalkthrough \"B\"\nback\n") == """
                a.walk:3:1: error: `walkthrough` belongs to the header, before the first step
                  | walkthrough "B"
                  | ^~~~~~~~~~~
                  = a file contains one walkthrough; move this one to a separate file

                """)
    }
}
