import StageRuntime
import Testing

@testable import WalkthroughRunner

@Suite struct ScheduleExplanationTests {
    /// Occurrences as short words: `a1` a reply, `.` a step.
    private func occurrences(_ text: String) -> [ScheduleOccurrence] {
        var step = 0
        return text.split(separator: " ").map { word in
            if word == "." {
                step += 1
                return .step(number: step, line: "tap step\(step)")
            }
            return .reply(call: "\(word.dropLast()).call", number: word.last?.wholeNumberValue ?? 0)
        }
    }

    private func line(_ usual: String, _ failing: String, _ number: Int = 1) -> String {
        ScheduleExplanation(usual: occurrences(usual), failing: occurrences(failing))
            .line(.reply(call: "a.call", number: number, latency: .milliseconds(480), steps: nil))
    }

    @Test func `a reply is said to have come after the other reply that it came after`() {
        #expect(line("a1 a2 a3", "a2 a3 a1") == "reply 1 of a.call arrived after reply 3")
        #expect(line("a1 b1", "b1 a1") == "reply 1 of a.call arrived after reply 1 of b.call")
        #expect(line(". a1 . a2 .", ". . a2 a1 .") == "reply 1 of a.call arrived after reply 2")
    }

    @Test func `or before it`() {
        #expect(line("b1 a1", "a1 b1") == "reply 1 of a.call arrived before reply 1 of b.call")
    }

    @Test func `or after a step, where it passed no reply`() {
        #expect(line(". a1 . .", ". . . a1") == "reply 1 of a.call arrived after the step `tap step2`")
        #expect(line(". . a1", ". a1 .") == "reply 1 of a.call arrived before the step `tap step2`")
    }

    @Test func `a reply that nobody waits for any more has not arrived`() {
        #expect(line("a1 .", ".") == "reply 1 of a.call had not arrived by then; it takes 480ms")
    }

    @Test func `where the order is the same, how long it took`() {
        #expect(line(". a1", ". a1") == "reply 1 of a.call took 480ms")
        #expect(line(".", ".") == "reply 1 of a.call took 480ms")
        var explanation = ScheduleExplanation(usual: [], failing: []) { _ in .milliseconds(50) }
        let late = ScheduleDeviation.reply(call: "a.call", number: 1, latency: .milliseconds(480), steps: nil)
        #expect(explanation.line(late) == "reply 1 of a.call took 480ms instead of 50ms")
        explanation = ScheduleExplanation(usual: occurrences("a1"), failing: []) { _ in .milliseconds(50) }
        #expect(
            explanation.line(late) == "reply 1 of a.call had not arrived by then; it takes 480ms instead of 50ms")
    }
}
