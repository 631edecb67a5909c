import Testing

@testable import TestSupport

/// Values as text, and two of them as one.
@Suite struct ValueTextTests {
    private enum Call: Equatable {
        case plain
        case one(Int)
        case labelled(text: String)
        case several(Int, isLast: Bool, names: [String])
        case optional(Int?)
    }

    private struct State {
        var name = "a"
        var calls: [Call] = [.plain, .one(1)]
        var nothing: Int?
    }

    @Test func `a value is written as it would be in code`() {
        #expect(ValueText.line(of: "a \"b\"\n") == #""a \"b\"\n""#)
        #expect(ValueText.line(of: 7) == "7")
        #expect(ValueText.line(of: Optional<Int>.none) == "nil")
        #expect(ValueText.line(of: Optional(7)) == "7")
        #expect(ValueText.line(of: ["a", "b"]) == #"["a", "b"]"#)
        #expect(ValueText.line(of: [Int]()) == "[]")
    }

    @Test func `an enum's case is written with its values and their labels`() {
        #expect(ValueText.line(of: Call.plain) == "plain")
        #expect(ValueText.line(of: Call.one(1)) == "one(1)")
        #expect(ValueText.line(of: Call.labelled(text: "x")) == #"labelled(text: "x")"#)
        #expect(
            ValueText.line(of: Call.several(1, isLast: true, names: ["x"]))
                == #"several(1, isLast: true, names: ["x"])"#)
        #expect(ValueText.line(of: Call.optional(nil)) == "optional(nil)")
    }

    @Test func `a struct has a line for each property, an array for each element`() {
        let lines = ["State(", #"  name: "a""#, "  calls: [plain, one(1)]", "  nothing: nil", ")"]
        #expect(ValueText.lines(of: State()) == lines)
        #expect(ValueText.lines(of: [Call.plain, .one(1)]) == ["[", "  plain", "  one(1)", "]"])
        #expect(ValueText.lines(of: [Call]()) == ["[]"])
        #expect(ValueText.lines(of: "a") == [#""a""#])
        #expect(ValueText.lines(of: Call.one(1)) == ["one(1)"])
    }

    @Test(
        arguments: [
            ([], [], []),
            (["a"], ["a"], ["  a"]),
            (["a"], [], ["- a"]),
            ([], ["a"], ["+ a"]),
            (["a", "b", "c"], ["a", "x", "c"], ["  a", "- b", "+ x", "  c"]),
            (["a", "b"], ["b", "c"], ["- a", "  b", "+ c"]),
            (["a", "a"], ["a"], ["  a", "- a"]),
        ] as [([String], [String], [String])])
    func `two texts become one, with a sign for each line that only one has`(
        first: [String], second: [String], lines: [String]
    ) {
        #expect(LineDifference.lines(from: first, to: second) == lines)
    }
}
