import StageRuntime

/// What a failed check says: what was expected, what is there, and how to fix it.
enum FailureText {
    /// Two values that should be equal, line by line.
    static func difference<Value>(_ what: String, _ expected: Value, _ actual: Value) -> String {
        let lines = LineDifference.lines(from: ValueText.lines(of: expected), to: ValueText.lines(of: actual))
        return "\(what) not as expected (- expected, + actual). Correct the expectation, or the code it is about.\n"
            + lines.joined(separator: "\n")
    }

    /// A step whose result nothing looked at.
    static func unasserted<State: Equatable, Call>(before: State, after: State, calls: [Call]) -> String {
        var text = "What this step did is not asserted. Follow it by .expect(state:calls:)."
        if before != after {
            text += "\nThe state changed (- before, + after):\n"
            text += LineDifference.lines(from: ValueText.lines(of: before), to: ValueText.lines(of: after))
                .joined(separator: "\n")
        }
        if !calls.isEmpty {
            text += "\nThe calls:\n" + calls.map { "  " + ValueText.line(of: $0) }.joined(separator: "\n")
        }
        return text
    }

    /// A task that runs on at the end of a test.
    static func stillRunning(_ task: String) -> String {
        "The task \"\(task)\" still runs at the end of the test. "
            + "Answer what it waits for, advance the clock to its end, or send an input that cancels it."
    }

    /// A call of a double that the test gave nothing to do.
    static func unasked(_ call: String) -> String {
        "\(call) was called unasked. Give the double an answer for it, or keep the code from calling it."
    }

    /// An answer that nobody asked for.
    static func unused(_ name: String) -> String {
        "This answer of \(name) was never asked for. Take it away, or let the code call \(name) once more."
    }

    /// An answer to a call that does not wait; the last one where no number is given.
    static func nothingToAnswer(_ name: String, number: Int?, count: Int) -> String {
        let which = number.map { "Call \($0) of \(name) does not wait" } ?? "No call of \(name) waits"
        return "\(which) for an answer; calls so far: \(count), each is answered once. "
            + "Let the code call it first, or correct the number."
    }

    /// A problem that a test left on its stage.
    static func problem(_ problem: StageProblem) -> String {
        "The test left a problem on its stage, \(problem.kind): \(problem.message)"
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
