import TestSupport

@testable import WalkthroughLanguage

/// What is said of lines in the headers of used scripts that do not count there.
@Suite struct UsedHeaderTests {
    private func check(_ files: [String: String]) -> String { loader(files).load(files.keys.sorted()).rendered }

    @Test func `lines that mean nothing in a fragment are pointed out once`() {
        let fragment =
            "fragment\ntags a b\nenvironment dev\ntiming exact\nskip \"why\"\nvolatile searchField\n"
            + "survives relaunch\nback\n"
        #expect(
            check(["a.walk": "use \"f.walk\"\n", "b.walk": "use \"f.walk\"\n", "f.walk": fragment]) == """
                f.walk:2:6: warning: `tags` has no effect in a fragment, which never runs alone
                  | tags a b
                  |      ^
                  = write it in the scripts that use this one
                f.walk:3:13: warning: `environment` has no effect in a fragment, which never runs alone
                  | environment dev
                  |             ^~~
                  = write it in the scripts that use this one
                f.walk:4:1: warning: `timing exact` has no effect in a fragment, which never runs alone
                  | timing exact
                  | ^~~~~~
                  = write it in the scripts that use this one
                f.walk:5:1: warning: `skip` has no effect in a fragment, which never runs alone
                  | skip "why"
                  | ^~~~
                  = write it in the scripts that use this one
                f.walk:6:10: warning: `volatile` has no effect in a fragment, which never runs alone
                  | volatile searchField
                  |          ^~~~~~~~~~~
                  = write it in the scripts that use this one
                f.walk:7:1: warning: `survives relaunch` has no effect in a fragment, which never runs alone
                  | survives relaunch
                  | ^~~~~~~~
                  = write it in the scripts that use this one

                """)
        #expect(check(["f.walk": "fragment\nknown failure \"why\"\nback\n"]).contains("`known failure` has no effect"))
        expect(check(["f.walk": "walkthrough \"F\"\nfragment\napp demo\nparam a = \"1\"\ntap \"${a}\"\n"]), is: "")
    }

    @Test func `a script of another environment, or of exact timing, is pointed out where it is used`() {
        let used = "tags a\nenvironment prod\ntiming exact\nback\n"
        let deep = ["f.walk": "fragment\nuse \"b.walk\"\n", "b.walk": used]
        #expect(
            check(["a.walk": "environment dev\nuse \"f.walk\"\n"].merging(deep) { $1 }) == """
                a.walk:2:5: warning: `b.walk` is for the environment prod, and runs in dev here
                  | use "f.walk"
                  |     ^~~~~~~~
                  = use scripts of the same environment
                a.walk:2:5: warning: `b.walk` has `timing exact`, which has no effect in a used script
                  | use "f.walk"
                  |     ^~~~~~~~
                  = write `timing exact` in this header too, or sweeps of schedules run these steps

                """)
    }

    @Test func `an environment that the using script does not name is pointed out too`() {
        let used = ["b.walk": "environment prod\nback\n"]
        #expect(
            check(["a.walk": "use \"b.walk\"\n"].merging(used) { $1 }) == """
                a.walk:1:5: warning: `b.walk` is for the environment prod, but this script names none
                  | use "b.walk"
                  |     ^~~~~~~~
                  = write `environment prod` in this header too

                """)
        func messages(setting environment: String) -> [String] {
            let files = used.merging(["a.walk": "set environment \(environment)\nuse \"b.walk\"\n"]) { $1 }
            return loader(files, vocabulary: Vocabulary(defaultApp: "demo")).load(["a.walk"]).diagnostics.map(\.message)
        }
        let typed = WalkthroughLoader(vocabulary: .demo, for: .typing) { path throws(ScriptReadError) in
            Array((used[path] ?? "use \"b.walk\"\n").utf8)
        }
        expect(typed.load(["a.walk"]).rendered, is: "")
        expect(messages(setting: "prod"), is: [])
        expect(messages(setting: "dev"), is: ["`b.walk` is for the environment prod, and runs in dev here"])
    }

    @Test func `lines that have no effect in a script of properties are pointed out, and those that have are not`() {
        let header = """
            properties "P"
            app demo
            skip "why"
            environment dev
            flag noSplash true
            set races.topCount 10
            time 2026-01-01T09:00:00Z
            timing exact
            quick user
            storage settings with "x"
            waive contrast on searchField because "why"
            survives relaunch
            tags a b
            never expect alert
            volatile searchField
            examples
              | query |
              | "swi" |

            """
        let messages = loader(["p.walk": header]).load(["p.walk"]).diagnostics.filter { $0.severity == .warning }
            .map { "\($0.location.line) \($0.message.split(separator: "`")[0])" }
        #expect(
            messages == [
                "3 skip", "4 environment", "5 flag", "6 set", "7 time", "8 timing exact", "9 quick user", "10 storage",
                "11 waive", "12 survives relaunch", "13 tags", "16 examples", "17 parameter ",
            ])
        #expect(
            check(["p.walk": "properties \"P\"\nnever expect alert\nknown failure \"why\"\n"]) == """
                p.walk:3:1: warning: `known failure` has no effect in a script of properties, which never runs alone
                  | known failure "why"
                  | ^~~~~
                  = remove it, or write it in the walkthroughs of the app

                """)
    }

    @Test func `a script of properties cannot be used`() {
        #expect(
            check(["a.walk": "use \"p.walk\"\nback\n", "p.walk": "properties \"P\"\nnever expect alert\n"]) == """
                a.walk:1:5: error: `p.walk` is a script of properties, so it has no steps to use
                  | use "p.walk"
                  |     ^~~~~~~~
                  = remove this line: the properties beside a walkthrough are checked without it

                """)
    }

    @Test func `a header that counts where its script runs by itself, and contradicts nothing, is left alone`() {
        let used = "tags a\nenvironment dev\ntiming exact\nknown failure \"why\"\nback\n"
        expect(check(["a.walk": "timing exact\nenvironment dev\nuse \"b.walk\"\n", "b.walk": used]), is: "")
    }
}
