import StageRuntime

/// Describes in words how a failing run's order of events differs from the default order.
struct ScheduleExplanation {
    /// The events in the default order.
    let baseline: [ScheduleOccurrence]
    /// The events of the failing run.
    let failing: [ScheduleOccurrence]
    /// Returns the description of a call; `nil` if it is not listed.
    var describe: (_ call: String) -> WorkerCallDescription? = { _ in nil }

    func line(_ deviation: ScheduleDeviation) -> String {
        switch deviation {
        case .reply(let call, let number, let latency, _):
            let reply = ScheduleOccurrence.reply(call: call, number: number)
            let duration = time(latency, of: call)
            if isMissing(reply) { return name(call, number) + " had not arrived by then; it takes " + duration }
            return name(call, number) + " " + (movement(of: reply, call)?.text ?? "took " + duration)
        case .pause(_, let duration, let input):
            return "the user waited \(duration.text) before \(input)"
        case .timer(_, _, let first, let second):
            return "the timer `\(first)` fired before `\(second)`, which was due at the same moment"
        case .job(_, _, let first, let second):
            return "\(first) ran before \(second), which was ready before it"
        }
    }

    /// Returns what to write or to declare if that is no defect; `nil` if the order matters, not the latency.
    func advice(_ deviation: ScheduleDeviation) -> String? {
        if case .pause = deviation {
            return "if the script needs a user who does not pause, write `quick user` in its header"
        }
        guard case .reply(let name, let number, let latency, _) = deviation, let call = describe(name),
            latency > call.latency
        else { return nil }
        let reply = ScheduleOccurrence.reply(call: name, number: number)
        guard isMissing(reply) || !(movement(of: reply, name)?.isPastReplyOrInput ?? false) else { return nil }
        guard call.latency > .zero else {
            return "\(name) declares no latency, so that schedules let it take up to "
                + "\(ScheduleDriver.undeclaredMost.text); if it is never so slow, declare a `latency` and a "
                + "`latencyRange`"
        }
        let range = call.latencyRange
        let (least, most) = (call.latency * range.lowerBound, call.latency * range.upperBound)
        return
            "schedules let \(name) take \(least.text) to \(most.text), by its `latencyRange`; if it is never so slow, "
            + "declare a smaller one"
    }

    /// Returns how long a reply took, and how long it takes in the default order.
    private func time(_ latency: Duration, of call: String) -> String {
        let baseline = (describe(call)?.latency).flatMap { $0 == latency ? nil : " instead of " + $0.text }
        return latency.text + (baseline ?? "")
    }

    /// Whether a reply of the default order had not arrived when the run failed.
    private func isMissing(_ reply: ScheduleOccurrence) -> Bool { baseline.contains(reply) && !failing.contains(reply) }

    /// Returns the event that changed order with a reply: another reply, or else a step; `nil` if none did.
    private func movement(of reply: ScheduleOccurrence, _ call: String) -> (text: String, isPastReplyOrInput: Bool)? {
        guard let index = failing.firstIndex(of: reply) else { return nil }
        guard let baselineIndex = baseline.firstIndex(of: reply) else {
            return ("arrived, which it does not in the default order", true)
        }
        let passed = failing[..<index].filter { baseline[baselineIndex...].contains($0) }
        let waitedFor = baseline[..<baselineIndex].filter { !failing[..<index].contains($0) && failing.contains($0) }
        func after(_ other: ScheduleOccurrence) -> String { "arrived after " + name(other, beside: call) }
        func before(_ other: ScheduleOccurrence) -> String { "arrived before " + name(other, beside: call) }
        if let other = passed.last(where: \.isReply) { return (after(other), true) }
        if let other = waitedFor.first(where: \.isReply) { return (before(other), true) }
        if let step = passed.first(where: \.isInput) { return (after(step), true) }
        if let step = waitedFor.first(where: \.isInput) { return (before(step), true) }
        if let timer = passed.last { return (after(timer), false) }
        return waitedFor.first.map { (before($0), false) }
    }

    private func name(_ occurrence: ScheduleOccurrence, beside call: String) -> String {
        switch occurrence {
        case .input(_, let words): words
        case .timer(let timer, 1): "the timer `\(timer)`"
        case .timer(let timer, let number): "the timer `\(timer)` for the \(Self.ordinal(number)) time"
        case .reply(call, let number): "reply \(number)"
        case .reply(let other, let number): name(other, number)
        }
    }

    private static func ordinal(_ number: Int) -> String {
        switch (number % 10, number % 100) {
        case (1, let tens) where tens != 11: "\(number)st"
        case (2, let tens) where tens != 12: "\(number)nd"
        case (3, let tens) where tens != 13: "\(number)rd"
        default: "\(number)th"
        }
    }

    private func name(_ call: String, _ number: Int) -> String { "reply \(number) of \(call)" }
}

extension ScheduleOccurrence {
    fileprivate var isReply: Bool {
        if case .reply = self { true } else { false }
    }

    fileprivate var isInput: Bool {
        if case .input = self { true } else { false }
    }
}
