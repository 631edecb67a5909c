import StageRuntime

/// Says in words how a failing run's order of events differs from the default order.
struct ScheduleExplanation {
    /// What happened in the default order.
    let usual: [ScheduleOccurrence]
    /// What happened in the failing run.
    let failing: [ScheduleOccurrence]
    /// Returns the latency that a call declares; `nil` if nobody knows.
    var nominal: (_ call: String) -> Duration? = { _ in nil }

    /// Returns one deviation as a line.
    func line(_ deviation: ScheduleDeviation) -> String {
        switch deviation {
        case .reply(let call, let number, let latency, _):
            let reply = ScheduleOccurrence.reply(call: call, number: number)
            let taken = time(latency, of: call)
            if isMissing(reply) { return name(call, number) + " had not arrived by then; it takes " + taken }
            return name(call, number) + " " + (movement(of: reply, call) ?? "took " + taken)
        case .timer(_, _, let first, let second):
            return "the timer `\(first)` fired before `\(second)`, which was due at the same moment"
        case .job(_, _, let first, let second):
            return "\(first) ran before \(second), which was ready before it"
        }
    }

    /// Returns how long a reply took, and how long it takes in the default order.
    private func time(_ latency: Duration, of call: String) -> String {
        let usual = nominal(call).flatMap { $0 == latency ? nil : " instead of " + $0.text }
        return latency.text + (usual ?? "")
    }

    /// Whether a reply of the default order had not come when the run failed.
    private func isMissing(_ reply: ScheduleOccurrence) -> Bool { usual.contains(reply) && !failing.contains(reply) }

    /// Returns past what a reply has moved: another reply, else a step; `nil` if the order is the same.
    private func movement(of reply: ScheduleOccurrence, _ call: String) -> String? {
        guard let place = failing.firstIndex(of: reply) else { return nil }
        guard let usualPlace = usual.firstIndex(of: reply) else {
            return "arrived, which it does not in the default order"
        }
        let passed = failing[..<place].filter { usual[usualPlace...].contains($0) }
        let waitedFor = usual[..<usualPlace].filter { !failing[..<place].contains($0) && failing.contains($0) }
        if let other = passed.last(where: \.isReply) { return "arrived after " + name(other, beside: call) }
        if let other = waitedFor.first(where: \.isReply) { return "arrived before " + name(other, beside: call) }
        if let step = passed.first { return "arrived after " + name(step, beside: call) }
        return waitedFor.first.map { "arrived before " + name($0, beside: call) }
    }

    private func name(_ occurrence: ScheduleOccurrence, beside call: String) -> String {
        switch occurrence {
        case .step(_, let line): "the step `\(line)`"
        case .reply(call, let number): "reply \(number)"
        case .reply(let other, let number): name(other, number)
        }
    }

    private func name(_ call: String, _ number: Int) -> String { "reply \(number) of \(call)" }
}

extension ScheduleOccurrence {
    fileprivate var isReply: Bool {
        if case .reply = self { true } else { false }
    }
}
