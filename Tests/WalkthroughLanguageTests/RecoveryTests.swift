import TestSupport

@testable import WalkthroughLanguage

@Suite struct RecoveryTests {
    /// Returns places and messages, without the lines and the ways out.
    private func found(_ text: String) -> [String] {
        parse(text).diagnostics.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    }

    @Test func `a line that cannot be read has no errors that follow from it`() {
        for script in [
            "param dir = \"f\"\nuse \"${dir}.walk\"\nback\n", "param a = \"${b}\"\ntype \"${a}\" into searchField\n",
        ] { expect(loader(["a.walk": script]).load(["a.walk"]).diagnostics.count, is: 1) }
    }

    @Test(arguments: [
        "repat 3", "Repeat 3", "rpeat 2", "erpeat 2", "repeat three", "wen expect alert", "whne expct alert",
        "when alert",
    ])
    func `a misspelt line that opens a block is one error, and its end is none`(opener: String) {
        let lines = parse("\(opener)\n  rotate\nend\nbakc\n").diagnostics.map(\.location.line)
        expect(lines, is: [1, 4])
    }

    @Test func `a block that is no block of the language is one error where its lines are indented`() {
        expect(
            found("if expect alert\n  rotate\n\n  bakc\nend\n"), are: "1:1 unknown command `if`",
            "4:3 unknown command `bakc`")
        expect(found("for i in 3\n  rotate\nend\n"), is: ["1:1 unknown command `for`"])
        expect(found("foo\nend\n"), is: ["1:1 unknown command `foo`", "2:1 `end` closes nothing"])
        expect(found("repeat 2\n  foo\n    rotate\nend\n"), is: ["2:3 unknown command `foo`"])
    }

    @Test(arguments: ["edn", "End", "endd"])
    func `a misspelt end is one error, and its block has an end`(end: String) {
        expect(found("repeat 2\n  rotate\n\(end)\nback\n"), is: ["3:1 unknown command `\(end)`"])
    }

    @Test func `words that only look like those of a block open and end none`() {
        expect(
            found("repeat 2\n  then expect alert\n  and tap \"x\"\nend\n"), are: "2:3 unknown command `then`",
            "3:3 unknown command `and`")
    }

    @Test func `a misspelt block without an end has that error too`() {
        expect(found("repat 3\nrotate\n"), is: ["1:1 unknown command `repat`", "1:1 `repat` has no `end`"])
    }

    @Test func `the rows below misspelt examples are theirs`() {
        let table = "  | query | first |\n  | \"swi\" |\n"
        expect(
            found("exampels\n\(table)tap \"${query}\"\n"), are: "1:1 unknown command `exampels`",
            "3:3 this row has 1 value, but the table has 2 columns")
        expect(
            found("Examples:\n\(table)tap \"${query}\"\n"), are: "1:1 unknown command `Examples:`",
            "3:3 this row has 1 value, but the table has 2 columns")
        expect(
            found("examples “x”\n\(table)back\n"), are: "1:10 unexpected character `“`",
            "3:3 this row has 1 value, but the table has 2 columns")
        expect(
            found("back\nexamples\n\(table)"), are: "2:1 `examples` belongs to the header, before the first step",
            "4:3 this row has 1 value, but the table has 2 columns")
    }

    @Test(arguments: [
        ("expect screen matche", "1:15 expected `matches`, found `matche`"),
        ("expect scren matches", "1:8 unknown expectation `scren`"),
        ("expect screen matches:", "1:15 expected `matches`, found `matches:`"),
        ("expct screen matches", "1:1 unknown command `expct`"),
        ("expect screen matches now", "1:23 unexpected `now` after the end of the command"),
    ])
    func `the lines below a misspelt picture are its own`(line: String, message: String) {
        expect(
            found("\(line)\n  | buton \"A\"\n  |   text \"B\"\n  | list c\nback\n"), are: message,
            "2:5 unknown role `buton`")
    }

    @Test func `lines that belong to no table are one error`() {
        expect(
            found("back\n  | a |\n  | b |\nback\n  | c |\n"), are: "2:3 this line belongs to no table",
            "5:3 this line belongs to no table")
    }

    @Test func `a blank line in a table is one error, and the rows below it are read`() {
        #expect(
            parse("examples\n  | a |\n\n  | \"1\" |\n  | \"2\" | \"3\" |\n\ntap \"${a}\"\n").diagnostics.map(\.rendered)
                .joined() == """
                    a.walk:4:3: error: line 3 is blank, and a blank line ends the table of `examples`
                      |   | "1" |
                      |   ^
                      = remove the blank line, or replace it by a comment
                    a.walk:5:3: error: this row has 2 values, but the table has 1 column
                      |   | "2" | "3" |
                      |   ^~~~~~~~~~~~~

                    """)
        #expect(
            found("expect screen matches\n\n \t\n  | text \"a\"\n  | text\n\n  |   text\nback\n") == [
                "4:3 line 2 is blank, and a blank line ends the picture",
                "7:3 line 6 is blank, and a blank line ends the picture",
            ])
        #expect(
            found("examples\n  | a |\n  # b\n  | \"1\" |\n\nback\n\n  | x |\n") == ["8:3 this line belongs to no table"]
        )
    }

    @Test func `a line of a picture that cannot be read keeps its place for those below`() {
        #expect(
            found("expect screen matches\n  | list “x”\n  |   row \"a\"\n  | button \"b\"\nback\n") == [
                "2:10 unexpected character `“`"
            ])
    }
}
