import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct ScheduleExplanationTests {
    /// Occurrences as short words: `a1` a reply, `t1` a timer, `.` a step.
    private func occurrences(_ text: String) -> [ScheduleOccurrence] {
        var step = 0
        return text.split(separator: " ").map { word in
            if word == "." {
                step += 1
                return .input(number: step, "the step `tap step\(step)`")
            }
            if word.first == "t" { return .timer("Race: hide", number: word.last?.wholeNumberValue ?? 0) }
            return .reply(call: "\(word.dropLast()).call", number: word.last?.wholeNumberValue ?? 0)
        }
    }

    private func line(_ baseline: String, _ failing: String, _ number: Int = 1) -> String {
        ScheduleExplanation(baseline: occurrences(baseline), failing: occurrences(failing))
            .line(.reply(call: "a.call", number: number, latency: .milliseconds(480), gap: nil))
    }

    @Test func `a late reply is explained by the reply before it`() {
        expect(line("a1 a2 a3", "a2 a3 a1"), is: "reply 1 of a.call arrived after reply 3")
        expect(line("a1 b1", "b1 a1"), is: "reply 1 of a.call arrived after reply 1 of b.call")
        expect(line(". a1 . a2 .", ". . a2 a1 ."), is: "reply 1 of a.call arrived after reply 2")
    }

    @Test func `an early reply is explained by the reply after it`() {
        expect(line("b1 a1", "a1 b1"), is: "reply 1 of a.call arrived before reply 1 of b.call")
    }

    @Test func `a late reply that passed no reply is explained by a step`() {
        expect(line(". a1 . .", ". . . a1"), is: "reply 1 of a.call arrived after the step `tap step2`")
        expect(line(". . a1", ". a1 ."), is: "reply 1 of a.call arrived before the step `tap step2`")
    }

    @Test func `a late reply that passed no reply and no step is explained by a timer`() {
        expect(line("a1 t1 .", "t1 a1 ."), is: "reply 1 of a.call arrived after the timer `Race: hide`")
        expect(line("t1 a1 .", "a1 t1 ."), is: "reply 1 of a.call arrived before the timer `Race: hide`")
        expect(
            line("a1 t1 t2 t3 .", "t1 t2 a1 t3 ."),
            is: "reply 1 of a.call arrived after the timer `Race: hide` for the 2nd time")
    }

    @Test func `a pause is explained with the input after it`() {
        expect(
            ScheduleExplanation(baseline: [], failing: [])
                .line(.pause(number: 2, .milliseconds(300), before: "letter 2 of the step `type \"ab\" into note`")),
            is: "the user waited 300ms before letter 2 of the step `type \"ab\" into note`")
    }

    @Test func `a reply that nothing waits for has not arrived`() {
        expect(line("a1 .", "."), is: "reply 1 of a.call had not arrived by then; it takes 480ms")
    }

    @Test func `a late reply without a change of order is explained by its duration`() {
        expect(line(". a1", ". a1"), is: "reply 1 of a.call took 480ms")
        expect(line(".", "."), is: "reply 1 of a.call took 480ms")
        let call = WorkerCallDescription("a.call", kind: .network, latency: .milliseconds(50))
        var explanation = ScheduleExplanation(baseline: [], failing: []) { _ in call }
        let late = ScheduleDeviation.reply(call: "a.call", number: 1, latency: .milliseconds(480), gap: nil)
        expect(explanation.line(late), is: "reply 1 of a.call took 480ms instead of 50ms")
        explanation = ScheduleExplanation(baseline: occurrences("a1"), failing: []) { _ in call }
        expect(
            explanation.line(late), is: "reply 1 of a.call had not arrived by then; it takes 480ms instead of 50ms")
    }

    @Test func `a reply that is only too slow comes with advice to declare its latency`() {
        let late = ScheduleDeviation.reply(call: "a.call", number: 1, latency: .milliseconds(480), gap: nil)
        func advice(_ baseline: String, _ failing: String, _ latency: Duration = .milliseconds(50)) -> String? {
            let call = WorkerCallDescription("a.call", kind: .network, latency: latency, latencyRange: 1...10)
            return ScheduleExplanation(baseline: occurrences(baseline), failing: occurrences(failing)) { _ in call }
                .advice(late)
        }
        let text =
            "schedules let a.call take 50ms to 500ms, by its `latencyRange`; if it is never so slow, "
            + "declare a smaller one"
        expect(advice("a1 t1", "t1"), is: text)
        expect(advice("a1 t1", "t1 a1"), is: text)
        expect(advice(". a1", ". a1"), is: text)
        #expect(advice("a1 a2", "a2 a1") == nil)
        #expect(advice("a1 .", ". a1") == nil)
        #expect(
            advice("a1 t1", "t1", .zero)
                == "a.call declares no latency, so that schedules let it take up to 100ms; if it is never so slow, "
                + "declare a `latency` and a `latencyRange`")
    }
}
