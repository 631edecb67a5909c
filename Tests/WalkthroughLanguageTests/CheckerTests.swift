import TestSupport

@testable import WalkthroughLanguage

@Suite struct CheckerTests {
    /// Returns what is said about a script.
    private func check(_ text: String, vocabulary: Vocabulary = .demo) -> String {
        loader(["a.walk": text], vocabulary: vocabulary).load(["a.walk"]).rendered
    }

    @Test func `names that the app knows are fine`() {
        #expect(
            check(
                """
                app demo
                environment dev
                flag noSplash true
                set races.topCount 10
                fail suggestions.search with status 503
                fail session.read with full
                fail koober.location with timeout
                reply session.read with ""
                expect screen Detail
                expect storage settings is empty
                expect state rides.0.name is "x"
                tap searchField in list suggestions
                """) == "")
    }

    @Test func `the lines of a picture are checked below a line that is wrong itself`() {
        let text = check("exspect screen matches\n  | list suggestoins\n")
        #expect(text.contains("a.walk:1:1: error: unknown command `exspect`"))
        #expect(text.contains("a.walk:2:10: error: unknown identifier `suggestoins`"))
    }

    @Test func `the caret stands below the name, and not below a text that is the same`() {
        #expect(
            check("tap button \"sugestions\" in sugestions\n").contains(
                """
                  | tap button "sugestions" in sugestions
                  |                            ^~~~~~~~~~
                """))
        #expect(
            check("tap \"é sugg\" in sugg\n").contains(
                """
                  | tap "é sugg" in sugg
                  |                 ^~~~
                """))
        #expect(
            check("expect request \"session.reed\" 1 time\n").contains(
                """
                  | expect request "session.reed" 1 time
                  |                 ^~~~~~~~~~~~
                """))
    }

    @Test func `a screen that nobody knows may be a slip for the word before a picture`() {
        #expect(check("expect screen matche\n").hasSuffix("  = did you mean `matches`?\n"))
        #expect(check("expect screen match\n").hasSuffix("  = did you mean `matches`?\n"))
        #expect(check("expect screen Serch\n").hasSuffix("  = did you mean `Search`?\n"))
    }

    @Test func `a reply sets what a device finds, if its call says so`() {
        var vocabulary = Vocabulary.demo
        vocabulary.apps[0].replyingDevices = ["koober.location"]
        expect(check("reply koober.location with \"48, 16\"\nback\n", vocabulary: vocabulary), is: "")
    }

    @Test func `no rows in a list is its count of rows, unless an element is called so`() {
        #expect(
            check("wait until expect no rows in list suggestions within 2s\n") == """
                a.walk:1:22: error: `expect no` needs an element, and `rows` is not one
                  | wait until expect no rows in list suggestions within 2s
                  |                      ^~~~
                  = did you mean `expect 0 rows in list suggestions`?

                """)
        #expect(check("expect no rows in sugestions\n").contains("unknown identifier `sugestions`"))
        #expect(check("expect no rows\n").contains("unknown identifier `rows`"))
        var vocabulary = Vocabulary.demo
        vocabulary.apps[0].identifiers?.insert("rows")
        expect(check("expect no rows in list suggestions\n", vocabulary: vocabulary), is: "")
    }

    @Test func `what the header stores is something that the app keeps`() {
        expect(check("storage settings with \"\"\nstorage settings.damaged-1 with \"\"\nback\n"), is: "")
        #expect(
            check("storage setings with \"\"\nback\n") == """
                a.walk:1:9: error: unknown storage `setings` in demo
                  | storage setings with ""
                  |         ^~~~~~~
                  = did you mean `settings`?

                """)
    }

    @Test func `a line set neither chooses the app nor an environment that there is not`() {
        #expect(
            check("app demo\nset environment qa\nset app koober\nback\n") == """
                a.walk:2:17: error: unknown environment `qa`
                  | set environment qa
                  |                 ^~
                  = known: dev prod
                a.walk:3:5: error: `set` cannot choose the app
                  | set app koober
                  |     ^~~
                  = write `app koober`

                """)
    }

    @Test func `the element of a waiver is checked`() {
        let help = "did you mean `searchField`?"
        expect(check("waive hit-area on searchField in list suggestions because \"x\"\nback\n"), is: "")
        #expect(
            check("waive hit-area on field searchFild because \"x\"\nback\n")
                == """
                a.walk:1:25: error: unknown identifier `searchFild` in demo
                  | waive hit-area on field searchFild because "x"
                  |                         ^~~~~~~~~~
                  = \(help)

                """)
    }

    @Test func `names that it does not know are found, with the nearest that it does`() {
        #expect(
            check(
                """
                environment prodd
                flag noSplash maybe
                flag noSplsh true
                fail sugestions.search
                  hold b.c
                expect request session.reed 1 time
                expect screen Serch
                expect storage setings is empty
                expect state phse is idle
                tap button "A" in searchFild
                expect screen matches
                  | list sugestions
                """) == """
                    a.walk:1:13: error: unknown environment `prodd`
                      | environment prodd
                      |             ^~~~~
                      = did you mean `prod`?
                    a.walk:2:15: error: testFlags.noSplash is true or false
                      | flag noSplash maybe
                      |               ^~~~~
                    a.walk:3:6: error: unknown key `testFlags.noSplsh`
                      | flag noSplsh true
                      |      ^~~~~~~
                      = did you mean `noSplash`?
                    a.walk:4:6: error: unknown worker call `sugestions.search` in demo
                      | fail sugestions.search
                      |      ^~~~~~~~~~~~~~~~~
                      = did you mean `suggestions.search`?
                    a.walk:5:8: error: unknown worker call `b.c` in demo
                      |   hold b.c
                      |        ^~~
                      = known: koober.location session.read suggestions.search
                    a.walk:6:16: error: unknown worker call `session.reed` in demo
                      | expect request session.reed 1 time
                      |                ^~~~~~~~~~~~
                      = did you mean `session.read`?
                    a.walk:7:15: error: unknown screen `Serch` in demo
                      | expect screen Serch
                      |               ^~~~~
                      = did you mean `Search`?
                    a.walk:8:16: error: unknown storage `setings` in demo
                      | expect storage setings is empty
                      |                ^~~~~~~
                      = did you mean `settings`?
                    a.walk:9:14: error: unknown state `phse` in demo
                      | expect state phse is idle
                      |              ^~~~
                      = did you mean `phase`?
                    a.walk:10:19: error: unknown identifier `searchFild` in demo
                      | tap button "A" in searchFild
                      |                   ^~~~~~~~~~
                      = did you mean `searchField`?
                    a.walk:12:10: error: unknown identifier `sugestions` in demo
                      |   | list sugestions
                      |          ^~~~~~~~~~
                      = did you mean `suggestions`?; `rehearse test --update` updates the picture

                    """)
    }

    @Test func `a name that is missing in a list of the app's type names the list`() throws {
        let app = AppVocabulary(name: "shop", type: "ShopApp", screens: ["Basket"], calls: [:], stateKeys: [])
        let loader = loader(
            ["a.walk": "expect screen Baskt\nexpect screen Till\nhold pay.now\nexpect state total is 1\n"],
            vocabulary: Vocabulary(apps: [app], defaultApp: "shop"))
        #expect(
            loader.load(["a.walk"]).diagnostics.map(\.help) == [
                "did you mean `Basket`?; `ShopApp.screens` lists them", "known: Basket; `ShopApp.screens` lists them",
                "`ShopApp.workerCalls` lists them", "`ShopApp.stateKeys` lists them",
            ])
    }

    @Test func `a command that the app adds is known by its name and the number of its arguments`() throws {
        let app = AppVocabulary(name: "shop", type: "ShopApp", commands: ["scan card": ["NUMBER"], "close": []])
        let loader = loader(
            ["a.walk": "do scan card \"1\"\ndo  scan crad \"1\"\ndo close \"now\"\ndo scan card\n"],
            vocabulary: Vocabulary(apps: [app], defaultApp: "shop"))
        #expect(
            loader.load(["a.walk"]).rendered == """
                a.walk:2:5: error: unknown command `scan crad` in shop
                  | do  scan crad "1"
                  |     ^~~~~~~~~
                  = did you mean `scan card`?; `ShopApp.commands` lists them
                a.walk:3:1: error: `do close` has 0 arguments, found 1
                  | do close "now"
                  | ^~
                  = usage: do close
                a.walk:4:1: error: `do scan card` has 1 argument, found 0
                  | do scan card
                  | ^~
                  = usage: do scan card "NUMBER"

                """)
    }

    @Test func `a bare word that is no identifier may be a slip for a role or another word of the language`() {
        #expect(check("expect accessibel\n").hasSuffix("  = did you mean `accessible`?\n"))
        #expect(check("tap buttn\n").hasSuffix("  = did you mean `button`?\n"))
        #expect(check("tap searchFeild\n").hasSuffix("  = did you mean `searchField`?\n"))
    }

    @Test func `a bad word of the header hides no other error`() {
        #expect(
            check("walktrough \"t\"\napp races\nflag noSplach true\nexpect screen Rases\n") == """
                a.walk:1:1: error: unknown command `walktrough`
                  | walktrough "t"
                  | ^~~~~~~~~~
                  = did you mean `walkthrough`?
                a.walk:3:6: error: unknown key `testFlags.noSplach`
                  | flag noSplach true
                  |      ^~~~~~~~
                  = did you mean `noSplash`?
                a.walk:4:15: error: unknown screen `Rases` in races
                  | expect screen Rases
                  |               ^~~~~
                  = did you mean `Races`?

                """)
    }

    @Test func `a step ends the header, a wrong one too`() {
        #expect(check("tap\napp races\n").contains("a.walk:2:1: error: `app` belongs to the header"))
    }

    @Test func `a fault must fit the kind of its call`() {
        #expect(
            check(
                """
                fail session.read with status 503
                fail suggestions.search with full
                fail koober.location with garbage
                reply koober.location with "x"
                """) == """
                    a.walk:1:24: error: `session.read` is a call of kind store and cannot fail with `status 503`
                      | fail session.read with status 503
                      |                        ^~~~~~
                      = it can fail with: io, full, garbage
                    a.walk:2:30: error: `suggestions.search` is a call of kind network and cannot fail with `full`
                      | fail suggestions.search with full
                      |                              ^~~~
                      = it can fail with: offline, timeout, status N, unauthorised, garbage, lost reply
                    a.walk:3:27: error: `koober.location` is a call of kind device and cannot fail with `garbage`
                      | fail koober.location with garbage
                      |                           ^~~~~~~
                      = it can fail with: offline, timeout, unauthorised
                    a.walk:4:7: error: `koober.location` is a device call, and its replies have no body
                      | reply koober.location with "x"
                      |       ^~~~~~~~~~~~~~~

                    """)
    }

    @Test func `the app must be known`() {
        #expect(
            check("app dmo\nexpect screen X\n") == """
                a.walk:1:5: error: unknown app `dmo`
                  | app dmo
                  |     ^~~
                  = did you mean `demo`?

                """)
        var vocabulary = Vocabulary.demo
        vocabulary.defaultApp = nil
        #expect(
            check("back\n", vocabulary: vocabulary) == """
                a.walk:1:1: error: this script names no app, and Config.plist names none
                  | back
                  | ^
                  = write `app NAME` with one of: demo races

                """)
    }

    @Test func `a fragment on its own may be meant for any app`() {
        expect(check("fragment\nexpect screen Races\nexpect screen Search\n"), is: "")
        #expect(check("fragment\nexpect screen Nowhere\n").contains("unknown screen `Nowhere`\n"))
    }

    @Test func `parameters that are not used, and rows that stand twice, are pointed out`() {
        #expect(
            check("param a = \"1\"\nexamples\n  | b |\n  | 1 |\n  | 1 |\nback\n") == """
                a.walk:1:7: warning: parameter `a` is not used
                  | param a = "1"
                  |       ^
                  = write `${a}` inside quotes to use it
                a.walk:3:5: warning: parameter `b` is not used
                  |   | b |
                  |     ^
                  = write `${b}` inside quotes to use it
                a.walk:5:3: warning: this row is the same as the one in line 4
                  |   | 1 |
                  |   ^

                """)
        let help = "  = `${…}` cannot name it; use letters, digits, `_`, `.` and `-` only\n"
        for name in ["b c", ""] { #expect(check("examples\n  | \"\(name)\" |\n  | 1 |\nback\n").hasSuffix(help)) }
        expect(check("examples\n  | \"\u{1F998}\" |\n  | 1 |\ntap \"${\u{1F998}}\"\n"), is: "")
    }

    @Test func `the default fault follows from the kind`() {
        expect(WorkerCallKind.allCases.map(\.defaultFault), is: [.offline, .io, .offline])
        for kind in WorkerCallKind.allCases { #expect(kind.allows(kind.defaultFault)) }
    }
}
