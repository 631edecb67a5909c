import Basics
import Foundation
import TestSupport
import Testing

@testable import RehearsalTesting

/// Values as Swift writes them, and where two of them differ.
@Suite struct ValueTreeTests {
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

    private static var codes: [(value: Any, code: String)] {
        [
            ("a \"b\"\n", #""a \"b\"\n""#), (7, "7"), (1.5, "1.5"), (true, "true"), (Int?.none as Any, "nil"),
            (Int?.some(7) as Any, "7"), (["a", "b"], #"["a", "b"]"#), ([Int](), "[]"), ([String: Int](), "[:]"),
            (["b": 2, "a": 1], #"["a": 1, "b": 2]"#), (Set(["b", "a"]), #"["a", "b"]"#), ((1, "x"), #"(1, "x")"#),
            (Call.plain, ".plain"), (Call.one(1), ".one(1)"), (Call.labelled(text: "x"), #".labelled(text: "x")"#),
            (Call.several(1, isLast: true, names: ["x"]), #".several(1, isLast: true, names: ["x"])"#),
            (Call.optional(nil), ".optional(nil)"),
            (State(), #"State(name: "a", calls: [.plain, .one(1)], nothing: nil)"#), (1..<3, "1..<3"),
            (Duration.seconds(2), ".seconds(2)"), (Duration.milliseconds(1_500), ".milliseconds(1500)"),
            (Date(timeIntervalSince1970: 7), "Date(timeIntervalSince1970: 7.0)"),
        ]
    }

    @Test func `a value is written as it would be in code`() {
        expect(Self.codes.map { ValueTree($0.value).code }, is: Self.codes.map(\.code))
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
        expect(LineDifference.lines(from: first, to: second), is: lines)
    }
}
