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

    @Test func `a header that counts where its script runs by itself, and contradicts nothing, is left alone`() {
        let used = "tags a\nenvironment dev\ntiming exact\nknown failure \"why\"\nback\n"
        expect(check(["a.walk": "timing exact\nenvironment dev\nuse \"b.walk\"\n", "b.walk": used]), is: "")
        expect(check(["a.walk": "timing exact\nuse \"b.walk\"\n", "b.walk": used]), is: "")
    }
}
