import Basics
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// What a report with room for text says of a walkthrough that went wrong, in safe lines.
struct FailureLines {
    /// The walkthrough.
    let walkthrough: WalkthroughResult
    /// What its run was asked to do.
    let header: RunHeader

    /// All there is to say, the most telling first.
    var lines: [String] {
        var lines: [String] = []
        switch walkthrough.outcome {
        case .failed, .knownFailure: break
        default: lines += [safe(walkthrough.problem ?? ""), ""]
        }
        if let schedules = walkthrough.schedules { lines += section("schedules", schedules.lines) }
        if let breakdown = walkthrough.breakdown { lines += text(of: breakdown) }
        for failure in walkthrough.failures { lines += text(of: failure) }
        let command = ReproductionCommand(header).line(for: walkthrough)
        return lines + ["to see it again:", "  " + SafeText.line(command)]
    }

    /// What the app printed last; empty if nothing is known of that.
    var output: [String] {
        guard let output = walkthrough.output else { return [] }
        return ["what the app printed last:"] + output.shown.map { "  " + $0 }
    }

    private func text(of breakdown: WalkthroughBreakdown) -> [String] {
        var lines: [String] = []
        if let place = breakdown.place {
            lines += [safe(place.description) + ":"]
            if let source = breakdown.source { lines += ["  " + safe(source)] }
            lines += ["after \(count(breakdown.stepsBefore, "step"))", ""]
        }
        return lines + section("last events", breakdown.events)
    }

    private func text(of failure: WalkthroughFailure) -> [String] {
        var lines = [safe(failure.place.description) + ": " + safe(failure.headline)]
        if let source = failure.source { lines += ["  " + safe(source)] }
        for use in failure.uses.reversed() { lines += ["  used at " + safe(use.description)] }
        let time = Duration.nanoseconds(failure.virtualNanoseconds).text
        lines += ["after \(count(failure.stepsBefore, "step")), at \(time)"]
        for note in failure.notes { lines += ["note: " + safe(note)] }
        lines += [""]
        lines += section("expected", failure.expected?.lines ?? [])
        lines += section("actual", failure.actual?.lines ?? [])
        lines += section("screen", failure.screen)
        lines += section("pending", failure.pending)
        return lines + section("last events", failure.events)
    }

    private func section(_ title: String, _ content: [String]) -> [String] {
        content.isEmpty ? [] : [title + ":"] + Excerpt.of(content).map { "  " + SafeText.line($0) } + [""]
    }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)" + (number == 1 ? "" : "s") }

    private func safe(_ text: String) -> String { Excerpt.line(text) }
}
