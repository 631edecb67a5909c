import Basics
import StageRuntime

/// What a failed check says: what was expected, what was found, and what to do.
enum FailureText {
    /// A step that led to another state or other calls than expected.
    ///
    /// - Parameter paste: the lines that accept what was found.
    static func step<State: Equatable, Call: Equatable>(
        before: State, expected: (state: State, calls: [Call]), found: (state: State, calls: [Call]), paste: [String]
    ) -> String {
        var lines: [String] = []
        if expected.state != found.state {
            lines.append("The Logic's state is not as expected (- expected, + found):")
            lines += ValueDifference(from: expected.state, to: found.state).lines
            if expected.state != before { lines += changes(from: before, to: found.state) }
        }
        if expected.calls != found.calls { lines += calls(expected.calls, found.calls) }
        return (lines + accepting(paste)).joined(separator: "\n")
    }

    /// What a step changed, beside what was expected of it.
    static func changes<State: Equatable>(from before: State, to after: State) -> [String] {
        before == after
            ? ["The step changed nothing."]
            : ["The step changed (- before, + after):"] + ValueDifference(from: before, to: after).lines
    }

    private static func accepting(_ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["If the code is right, paste:"] + lines
    }

    /// The calls in order, numbered, and which of them is the first that differs.
    private static func calls<Call>(_ expected: [Call], _ found: [Call]) -> [String] {
        let (left, right) = (expected.map { ValueTree($0).code }, found.map { ValueTree($0).code })
        let same = zip(left, right).prefix { $0 == $1 }.count
        var lines = ["The Logic's calls differ from number \(same + 1) on (- expected, + found):"]
        if right.isEmpty { lines = ["The Logic made no call (- expected, + found):"] }
        if left.isEmpty { lines = ["The Logic made calls that are not expected (- expected, + found):"] }
        lines += left[..<same].enumerated().map { "    \($0 + 1) \($1)" }
        var number = same
        for line in LineDifference.lines(from: Array(left[same...]), to: Array(right[same...])) {
            // The number is that of the found call; a missing call has no number.
            let isMissing = line.hasPrefix("-")
            number += isMissing ? 0 : 1
            lines.append("  " + line.prefix(2) + (isMissing ? "" : "\(number) ") + line.dropFirst(2))
        }
        return lines
    }

    /// Expected calls that did not come in their order among those found.
    static func missing<Call>(_ call: Call, found: [Call]) -> String {
        let lines = found.enumerated().map { "  \($0 + 1) \(ValueTree($1).code)" }
        return
            (["\(ValueTree(call).code) is not among the Logic's calls, or not in this order."]
            + (lines.isEmpty ? ["The Logic made no call."] : ["The calls:"] + lines)).joined(separator: "\n")
    }

    /// A step whose result was not asserted.
    static func unasserted<State: Equatable, Call: Equatable>(before: State, after: State, calls: [Call]) -> String {
        var lines = ["What this step did is not asserted."]
        if before != after { lines += changes(from: before, to: after) }
        if !calls.isEmpty {
            lines += ["The calls:"] + calls.enumerated().map { "    \($0 + 1) \(ValueTree($1).code)" }
        }
        return (lines + accepting(PastedLines.expectation(from: before, to: after, calls: calls)))
            .joined(separator: "\n")
    }

    /// Two values that should be equal.
    static func difference<Value>(_ what: String, _ expected: Value, _ found: Value) -> String {
        (["\(what) not as expected (- expected, + found):"] + ValueDifference(from: expected, to: found).lines)
            .joined(separator: "\n")
    }

    /// Two texts that should be equal, line by line, and the text to paste.
    static func texts(_ what: String, _ expected: String, _ found: String) -> String {
        let (left, right) = (expected.isEmpty ? [] : expected.lines, found.isEmpty ? [] : found.lines)
        let lines =
            ["\(what) not as expected (- expected, + found):"]
            + LineDifference.lines(from: left, to: right).map { "  " + $0 }
        return (lines + accepting(right.map { "    " + $0 })).joined(separator: "\n")
    }

    /// What does not hold after a sequence of actions.
    ///
    /// - Parameter origin: how the sequence was found; nil for a replay.
    static func exploration(
        _ text: String, after actions: [String], origin: String?, changes: ValueDifference
    ) -> String {
        let number = actions.count == 1 ? "1 action" : "\(actions.count) actions"
        var lines = ["After \(number)\(origin.map { " (" + $0 + ")" } ?? ""): \(text)"]
        lines += actions.enumerated().map { "    \($0 + 1) \($1)" }
        if !changes.changes.isEmpty { lines += ["The last one changed (- before, + after):"] + changes.lines }
        if origin != nil {
            lines += ["To perform it again, paste:", "    exploration.replay([\(actions.joined(separator: ", "))])"]
        }
        return lines.joined(separator: "\n")
    }

    /// A task that runs on at the end of a test.
    static func stillRunning(_ task: String, waiting calls: [String]) -> String {
        "The task \"\(task)\" still runs at the end of the test. "
            + "Answer what it waits for, advance the clock to its end, or send an input that cancels it."
            + unanswered(calls)
    }

    private static func unanswered(_ calls: [String]) -> String {
        calls.isEmpty ? "" : "\nThese calls wait for an answer: " + calls.joined(separator: ", ")
    }

    /// A call of a double that the test gave nothing to do.
    static func unasked(_ call: String) -> String {
        "\(call) was called unasked. Give the double an answer for it, or keep the code from calling it."
    }

    /// An answer that no call used.
    static func unused(_ name: String) -> String {
        "This answer of \(name) was never asked for. Take it away, or let the code call \(name) once more."
    }

    /// An answer to a call that does not wait; the last one if no number is given.
    static func nothingToAnswer(_ name: String, number: Int?, calls: [String]) -> String {
        let which = number.map { "Call \($0) of \(name) does not wait" } ?? "No call of \(name) waits"
        let made =
            calls.isEmpty
            ? "it was not called"
            : "calls so far: " + calls.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
        return "\(which) for an answer; \(made). Each call is answered once. "
            + "Let the code call it first, or correct the number."
    }

    static func problem(_ problem: StageProblem, waiting calls: [String]) -> String {
        var text = "The test left a problem on its stage, \(problem.kind): \(problem.message)"
        if case .stuck = problem { text += unanswered(calls) }
        return text
    }

    /// Something that a user could not do.
    static func refused(_ what: String, _ reason: String, screen: String) -> String {
        "\(what): \(reason).\n" + picture(screen)
    }

    /// A name that not exactly one element on screen has.
    static func notOne(_ name: String, _ count: Int, screen: String) -> String {
        "\(count == 0 ? "No element" : "\(count) elements") called \"\(name)\" on screen. "
            + "Name one by its accessibility identifier or label.\n" + picture(screen)
    }

    private static func picture(_ screen: String) -> String {
        screen.isEmpty
            ? "Nothing is on screen."
            : "The screen:\n" + screen.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
}
