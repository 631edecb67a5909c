import TestSupport

@testable import WalkthroughLanguage

@Suite struct VacuityCheckerTests {
    private func check(_ text: String) -> String { loader(["a.walk": text]).load(["a.walk"]).rendered }

    @Test func `a text that every text contains is pointed out, wherever it is looked for`() {
        #expect(
            check("expect searchField contains \"\"\nexpect storage settings contains \"\"\n") == """
                a.walk:1:1: warning: this is always true: every text contains ""
                  | expect searchField contains ""
                  | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = write the text that you mean, `is not empty`, or `expect searchField` alone
                a.walk:2:1: warning: this is always true: every text contains ""
                  | expect storage settings contains ""
                  | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = write the text that you mean, or `is not empty`

                """)
        let nested =
            "repeat 2\n  when expect \"a\" contains \"\"\n    wait until expect \"b\" contains \"\"\n  end\nend\n"
        let found = loader(["a.walk": nested]).load(["a.walk"])
        expect((found.diagnostics.map(\.location.line), found.hasErrors), is: ([2, 3], false))
        expect(found.walkthroughs.count, is: 1)
    }

    @Test func `it is pointed out in properties, too`() {
        let block = "when expect \"a\" contains \"\"\n  expect \"b\" contains \"\" within 1s\nend\n"
        let found = loader([
            "p.walk": "properties \"P\"\nalways expect \"a\" contains \"\"\nnever expect \"a\" contains \"\"\n" + block
        ]).load(["p.walk"])
        #expect(
            found.diagnostics.map { "\($0.location.line): \($0.message)" } == [
                "2: this is always true: every text contains \"\"", "3: this always fails: every text contains \"\"",
                "4: `expect \"a\" contains \"\"` is always true: every text contains \"\"",
                "4: `expect \"b\" contains \"\" within 1s` is always true: every text contains \"\"",
            ])
        #expect(
            check("sometimes expect storage settings contains \"\"\nlaunch\n") == """
                a.walk:1:1: warning: this is always true: every text contains ""
                  | sometimes expect storage settings contains ""
                  | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = write the text that you mean, or `is not empty`

                """)
    }

    @Test func `what can fail is not, nor what a parameter may say`() {
        expect(check("expect \"a\" contains \" \"\nexpect \"a\" is \"\"\nexpect \"a\" is not \"\"\n"), is: "")
        expect(check("param a = \"\"\nexpect \"a\" contains \"${a}\"\n"), is: "")
    }
}
