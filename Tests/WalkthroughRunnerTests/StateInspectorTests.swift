import Foundation
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct StateInspectorTests {
    private struct State {
        enum Phase { case idle, at(x: Int, y: Int), named(String) }
        struct Point { var x = 1.5 }
        var count = UInt8(7)
        var big = UInt64.max
        var ratio = Float(0.5)
        var letter = Character("é")
        var isOn = true
        var link = URL(string: "https://example.com/a")
        var phase = Phase.at(x: 1, y: -2)
        var doubly: Int?? = .some(nil)
        var points: [String: Point] = ["b": Point(x: 2), "a": Point(x: 3)]
        var words: Set<String> = ["pear", "apple", "fig"]
        var none: [Int] = []
        var pair = (1, second: "two")
    }

    private func value(_ keyPath: String) -> Any? {
        guard case .value(let value) = StateInspector(state: State()).find(keyPath) else { return "missing" }
        return value
    }

    @Test func `every kind of value compares with what the language can write`() {
        #expect(StateInspector.matches(value("count"), .integer(7)))
        #expect(!StateInspector.matches(value("big"), .integer(-1)))
        #expect(StateInspector.matches(value("ratio"), .decimal(0.5)))
        #expect(!StateInspector.matches(value("ratio"), .integer(0)))
        #expect(StateInspector.matches(value("points.b.x"), .integer(2)))
        #expect(StateInspector.matches(value("letter"), .text("é")))
        #expect(StateInspector.matches(value("link"), .text("https://example.com/a")))
        #expect(StateInspector.matches(value("doubly"), .none))
        #expect(StateInspector.matches(value("phase"), .name("at")))
        #expect(StateInspector.matches(value("phase.at.y"), .integer(-2)))
        #expect(StateInspector.matches(value("words.2"), .text("pear")))
        #expect(StateInspector.matches(value("pair.second"), .text("two")))
        #expect(StateInspector.matches(value("pair.0"), .integer(1)))
        #expect(!StateInspector.matches(value("isOn"), .integer(1)))
        #expect(!StateInspector.matches(value("isOn"), .name("true")))
        #expect(!StateInspector.matches(value("count"), .text("7")))
    }

    @Test func `an empty list says what it lacks, and nothing else does`() {
        let inspector = StateInspector(state: State())
        expect(inspector.emptiness(at: "none", lacking: "0"), is: "it has no element 0")
        let table = StateInspector(state: ["a": [:] as [String: Int]])
        expect(table.emptiness(at: "a", lacking: "b"), is: "it has no value for b")
        #expect(inspector.emptiness(at: "count", lacking: "x") == nil)
        #expect(inspector.emptiness(at: "nobody", lacking: "x") == nil)
    }

    /// Enums that say in words of their own what they are.
    private struct Described: Encodable {
        enum Plain: Encodable, CustomStringConvertible {
            case idle, inProgress
            var description: String { "not busy" }
        }

        enum Raw: String, Encodable, CustomDebugStringConvertible {
            case loading, failed = "it failed"
            var debugDescription: String { "a phase" }
        }

        enum Carrying: Encodable, CustomStringConvertible {
            case none, at(x: Int)
            var description: String { "somewhere" }
        }

        enum Numbered: Int, Encodable, CustomStringConvertible {
            case one = 1
            var description: String { "number one" }
        }

        var plain = Plain.inProgress
        var raw = Raw.loading
        var carrying = Carrying.at(x: 1)
        var empty = Carrying.none
        var numbered = Numbered.one
        var maybe: Plain? = .idle
    }

    @Test func `a case whose enum describes itself goes by its name, or by its description where no name is known`() {
        let inspector = StateInspector(state: Described())
        func value(_ keyPath: String) -> Any? {
            guard case .value(let value) = inspector.find(keyPath) else { return "missing" }
            return value
        }
        #expect(StateInspector.matches(value("plain"), .name("inProgress")))
        #expect(!StateInspector.matches(value("plain"), .name("idle")))
        #expect(!StateInspector.matches(value("plain"), .text("not busy")))
        #expect(StateInspector.matches(value("raw"), .name("loading")))
        #expect(StateInspector.matches(value("carrying"), .name("at")))
        #expect(StateInspector.matches(value("empty"), .name("none")))
        #expect(StateInspector.matches(value("maybe"), .name("idle")))
        #expect(StateInspector.matches(value("numbered"), .text("number one")))
        #expect(!StateInspector.matches(value("numbered"), .name("one")))
        #expect(
            inspector.expectations.map(\.text) == [
                "plain: inProgress", "raw: loading", "carrying:", "  at:", "    x: 1", "empty: none",
                "numbered: \"number one\"", "maybe: idle",
            ])
        expect(StateInspector.text(of: Described.Raw.failed), is: "\"a phase\"")
    }

    @Test func `the state as lines is the same in every run`() {
        #expect(
            StateInspector(state: State()).expectations.map(\.text) == [
                "count: 7", "big: 18446744073709551615", "ratio: 0.5", "letter: \"é\"", "isOn: true",
                "link: \"https://example.com/a\"", "phase:", "  at:", "    x: 1", "    y: -2", "doubly: nil", "points:",
                "  a:", "    x: 3.0", "  b:", "    x: 2.0", "words:", "  0: \"apple\"", "  1: \"fig\"", "  2: \"pear\"",
                "none: empty", "pair:", "  0: 1", "  second: \"two\"",
            ])
    }

    @Test func `empty parts of a key path are missing, not a trap`() {
        for keyPath in ["", ".", "count.", ".count", "phase..at"] {
            guard case .missing = StateInspector(state: State()).find(keyPath) else {
                Issue.record("\(keyPath) was found")
                continue
            }
        }
    }

    /// A state that describes itself, with a field that comes and goes before the one that stays.
    private struct Changing: CustomReflectable {
        var isLong: Bool
        var customMirror: Mirror {
            Mirror(
                self, children: isLong ? ["first": 1, "second": 2, "wanted": 3] : ["wanted": 4, "first": 1],
                displayStyle: .struct)
        }
    }

    @Test func `a field is found wherever it stands, also where another state had it elsewhere`() {
        let indices = FieldIndices()
        for (isLong, wanted) in [(true, 3), (true, 3), (false, 4), (true, 3), (false, 4)] {
            let inspector = StateInspector(state: Changing(isLong: isLong), indices: indices)
            guard case .value(let value) = inspector.find("wanted") else {
                Issue.record("it was not found")
                continue
            }
            #expect(value as? Int == wanted)
        }
        guard case .missing = StateInspector(state: Changing(isLong: false), indices: indices).find("second") else {
            Issue.record("a field was found that is not there")
            return
        }
    }
}
