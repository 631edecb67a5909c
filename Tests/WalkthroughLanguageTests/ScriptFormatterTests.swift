import TestSupport

@testable import WalkthroughLanguage

@Suite struct ScriptFormatterTests {
    /// Returns a script laid out.
    private func format(_ text: String) throws -> String {
        let bytes = try ScriptFormatter.format(Array(text.utf8), path: "a.walk", patterns: PatternCache())
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `cells with wide characters stand below each other in a terminal`() throws {
        #expect(
            try format("examples\n|query|b|\n|\"日本語\"|1|\n|\"swift\"|2|\nback\n") == """
                examples
                  | query    | b |
                  | "日本語" | 1 |
                  | "swift"  | 2 |
                back

                """)
    }

    @Test func `a script is laid out, its comments and meaning kept`() throws {
        let text = """

            #  A script
            walkthrough    "A  b"#title
            param  query="swi"
            examples
            |query|first|
            # a row
              | "swi"    |   "swift" |# yes
             |new|"new york"


            \tuse   "b.walk"   a = "1"
            repeat 2
            when   expect alert
            expect rows of x are "a" ,"b"
               # inside
            expect screen matches
                 | list x
                   # part
                 |    row "A"
                 |       button   "B"
                 |    row "C"
                 | spinner   # round
            end
               end
            when expect screen matches
            | spinner
            back
            end


            """
        let wanted = """
            #  A script
            walkthrough "A  b"  #title
            param query = "swi"
            examples
              | query | first      |
              # a row
              | "swi" | "swift"    |  # yes
              | new   | "new york" |

            use "b.walk" a="1"
            repeat 2
              when expect alert
                expect rows of x are "a", "b"
                # inside
                expect screen matches
                  | list x
                  # part
                  |   row "A"
                  |     button "B"
                  |   row "C"
                  | spinner  # round
              end
            end
            when expect screen matches
              | spinner
              back
            end

            """
        try expect((format(text), format(wanted)), is: (wanted, wanted))
        try expect(format(text.replacing("\n", with: "\r\n")), is: wanted)
    }

    @Test func `a script that cannot be parsed is not laid out`() {
        #expect(throws: LoadFailure(parse("tap").diagnostics)) { try format("tap") }
    }

    @Test func `a cell that is wider than anybody reads widens no other`() throws {
        let wide = String(repeating: "x", count: 121)
        let table = { (cell: String) in "examples\n  | a | b |\n  | \(cell) | 1 |\n  | yy | 2 |\n\nlaunch\n" }
        let wanted = "examples\n  | a  | b |\n  | \(wide) | 1 |\n  | yy | 2 |\n\nlaunch\n"
        try expect((format(table(wide)), format(wanted)), is: (wanted, wanted))
        let widest = String(wide.dropLast())
        let padding = String(repeating: " ", count: 118)
        #expect(try format(table(widest)).contains("  | yy\(padding) | 2 |\n"))
    }

    @Test func `an empty script stays empty`() throws {
        try expect(format("\n\n"), is: "")
    }

    @Test func `generated scripts keep their meaning, and laying out again changes nothing`() throws {
        for seed in 0..<300 {
            var generator = ScriptGenerator(seed: UInt64(seed))
            let text = generator.script()
            #expect(errors(text) == "", "seed \(seed)")
            let formatted = try format(text)
            #expect(meaning(Array(formatted.utf8)) == meaning(Array(text.utf8)), "seed \(seed)")
            #expect(try format(formatted) == formatted, "seed \(seed)")
        }
    }
}
