import TestSupport
import Testing

@testable import Console

@Suite struct TagExpressionTests {
    @Test(arguments: [
        ("smoke", ["smoke"], true), ("smoke", ["slow"], false), ("not smoke", [], true),
        ("smoke and not slow", ["smoke"], true), ("smoke and not slow", ["smoke", "slow"], false),
        ("a or b and c", ["a"], true), ("(a or b) and c", ["a"], false), ("not (a or b)", ["c"], true),
        ("not not a", ["a"], true), ("not a or b", ["a", "b"], true),
    ])
    func `a walkthrough is meant by its tags`(text: String, tags: [String], expected: Bool) throws {
        expect(try TagExpression(parsing: text).matches(tags), is: expected)
    }

    @Test(arguments: [
        ("", "a tag is missing at the end"), ("a and", "a tag is missing at the end"),
        ("and a", "a tag is missing before \"and\""), ("(a", "a ) is missing"), ("a)", "there is a ) without its ("),
        ("()", "a tag is missing before \")\""), ("a b", "\"and\" or \"or\" is missing before \"b\""),
        (
            "smoke&&",
            "\"smoke&&\" is no tag: a tag is a word of letters, digits, _, . and -; "
                + "\"and\", \"or\", \"not\" and parentheses join them"
        ),
        (String(repeating: "(", count: 100_000), "it nests deeper than 100"),
        (String(repeating: "not ", count: 100_000), "it nests deeper than 100"),
    ])
    func `an expression that cannot be read is explained`(text: String, message: String) {
        #expect(throws: TagExpression.Problem(message: message)) { try TagExpression(parsing: text) }
    }
}
