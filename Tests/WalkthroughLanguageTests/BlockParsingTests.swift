import TestSupport

@testable import WalkthroughLanguage

@Suite struct BlockParsingTests {
    @Test func `blocks hold their steps`() {
        let (script, diagnostics) = parse("repeat 3\n  when expect alert\n    back\n  end\n  rotate\nend\nback\n")
        expect(diagnostics, is: [])
        guard case .repeat(3, let steps) = script.steps.first?.command, script.steps.count == 2, steps.count == 2,
            case .when(_, let inner) = steps[0].command
        else {
            Issue.record("other blocks")
            return
        }
        expect(inner.map(\.command), is: [.gesture(.back)])
        expect(inner.map(\.location), is: [SourceLocation(file: "a.walk", line: 3, column: 5)])
    }

    @Test func `missing and superfluous ends are found`() {
        #expect(
            errors("end\nrepeat x\nend\nrepeat 2\n when expect alert\nback") == """
                a.walk:1:1: error: `end` closes nothing
                  | end
                  | ^~~
                  = it ends a block of `repeat` or `when`
                a.walk:2:8: error: expected a number of times, found `x`
                  | repeat x
                  |        ^
                  = usage: repeat N … end
                a.walk:4:1: error: `repeat` has no `end`
                  | repeat 2
                  | ^~~~~~
                  = write `end` below its last step
                a.walk:5:2: error: `when` has no `end`
                  | when expect alert
                  | ^~~~
                  = write `end` below its last step

                """)
    }

    @Test func `blocks can be nested deeply, and too deep is one error`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "repeat 1\n", count: depth) + "back\n" + String(repeating: "end\n", count: depth)
        }
        expect(parse(nested(200)).diagnostics, is: [])
        #expect(
            errors(nested(1_000)) == """
                a.walk:257:1: error: blocks are nested more than 256 deep
                  | repeat 1
                  | ^~~~~~
                  = move inner steps to a separate script and `use` it

                """)
        expect(parse(String(repeating: "repeat 1\n", count: 100_000)).diagnostics.count, is: 257)
    }

    @Test func `elements can be nested sixteen deep, and deeper is one error`() {
        let line = "tap a" + String(repeating: " in b", count: 15)
        expect(parse(line).diagnostics, is: [])
        #expect(
            parse(line + String(repeating: " in b", count: 100_000)).diagnostics.map(\.message) == [
                "an element can be inside at most 15 others"
            ])
    }
}
