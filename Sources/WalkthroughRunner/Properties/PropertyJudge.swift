import Results
package import StageRuntime
package import WalkthroughLanguage

/// Checks properties each time the stage has settled, and reports the first violation.
///
/// Owned by a session, through which it reads the stage.
package struct PropertyJudge {
    /// An expectation that must hold by a moment.
    private struct Duty {
        let expectation: Expectation
        let deadline: StageInstant
    }

    /// The state of a property between checks.
    private struct Watch {
        let property: Property
        /// The moment since which an `always` expectation does not hold.
        var untrueSince: StageInstant?
        /// Whether the condition held at the last check.
        var held = false
        /// How often the call had been requested at the last check.
        var requests = 0
        var duties: [Duty] = []
        /// How often its condition was true.
        var met = 0
    }

    private var watches: [Watch]

    /// Makes a judge before its first check.
    package init(_ properties: [Property]) { watches = properties.map { Watch(property: $0) } }

    /// The properties that it checks.
    package var properties: [Property] { watches.map(\.property) }

    /// How often the condition of each property was true, in the order of the properties.
    package var met: [Int] { watches.map(\.met) }

    /// The next moment by which an expectation that does not hold now must hold; `nil` if there is none.
    package var nextDeadline: StageInstant? {
        watches.flatMap { watch in
            watch.duties.map(\.deadline)
                + [watch.untrueSince.flatMap { since in watch.property.bound.map(since.advanced) }].compactMap(\.self)
        }.min()
    }

    /// Checks the properties on the settled stage; returns the failure of the first violated one.
    ///
    /// No time counts while a script holds a reply, for which the app waits, or while the app is suspended.
    mutating func check(_ session: Session) -> StepFailure? {
        if session.stage.workers.isHolding || session.isSuspended { suspend(at: session.stage.clock.now) }
        for index in watches.indices {
            if let failure = check(session, &watches[index]) { return failure }
        }
        return nil
    }

    /// Restarts all times.
    private mutating func suspend(at now: StageInstant) {
        for index in watches.indices {
            if watches[index].untrueSince != nil { watches[index].untrueSince = now }
            watches[index].duties = watches[index].duties.map {
                Duty(expectation: $0.expectation, deadline: now.advanced(by: $0.expectation.within ?? .zero))
            }
        }
    }

    private func check(_ session: Session, _ watch: inout Watch) -> StepFailure? {
        let now = session.stage.clock.now
        let property = watch.property
        switch property.rule {
        case .never(let expectation):
            watch.met += 1
            guard session.evaluate(expectation.condition) == nil else { return nil }
            return Self.failure(property, expectation.condition.statement, stating: "\(property)")
        case .neverStandsStill(let kind):
            watch.met += 1
            guard let standstill = session.standstill, standstill.rawValue == kind else { return nil }
            return Self.failure(property, session.reason(for: standstill), stating: "\(property)")
        case .sometimes(let expectation):
            if session.evaluate(expectation.condition) == nil { watch.met += 1 }
            return nil
        case .always(let expectation): return always(expectation, session, now, &watch)
        case .whenever(let condition, let others):
            let holds = session.evaluate(condition.condition) == nil
            defer { watch.held = holds }
            return duties(others, begin: holds && !watch.held, session, now, &watch)
        case .afterRequest(let call, let others):
            let count = session.stage.workers.requestCount(call)
            defer { watch.requests = count }
            return duties(others, begin: count > watch.requests, session, now, &watch)
        }
    }

    private func always(
        _ expectation: Expectation, _ session: Session, _ now: StageInstant, _ watch: inout Watch
    ) -> StepFailure? {
        let failure = session.evaluate(expectation.condition)
        guard let within = expectation.within else {
            watch.met += 1
            return failure.map { Self.failure(watch.property, $0().message, stating: "\(watch.property)") }
        }
        if let since = watch.untrueSince,
            now > since.advanced(by: within) || failure != nil && now >= since.advanced(by: within)
        {
            return Self.failure(
                watch.property, "it has not been true since \(since.offset.text), for longer than \(within.text)",
                stating: "\(watch.property)")
        }
        if failure == nil {
            watch.untrueSince = nil
        } else if watch.untrueSince == nil {
            watch.untrueSince = now
            watch.met += 1
        }
        return nil
    }

    /// Adds the expectations that must hold from now on, and checks those that are due or fulfilled.
    private func duties(
        _ expectations: [Expectation], begin: Bool, _ session: Session, _ now: StageInstant, _ watch: inout Watch
    ) -> StepFailure? {
        var open = watch.duties
        if begin {
            watch.met += 1
            open += expectations.map { Duty(expectation: $0, deadline: now.advanced(by: $0.within ?? .zero)) }
        }
        var left: [Duty] = []
        for duty in open {
            let failure = session.evaluate(duty.expectation.condition)
            if failure == nil, now <= duty.deadline { continue }
            guard now >= duty.deadline else {
                left.append(duty)
                continue
            }
            var plain = duty.expectation
            plain.within = nil
            return Self.failure(
                watch.property, failure?().message ?? "it was true only after \(duty.deadline.offset.text)",
                stating: "\(plain)")
        }
        watch.duties = left
        return nil
    }

    /// Makes the failure of a violated property; `line` is what a script can expect to fail in the same way.
    private static func failure(_ property: Property, _ what: String, stating line: String) -> StepFailure {
        StepFailure(
            .problem("property"), "`\(property)` is violated: \(what)", expected: line,
            notes: ["the property is in \(property.location)"])
    }
}

extension Property {
    /// Why a run proves nothing about it if its condition was never met, to follow its name in a sentence.
    package var vacuity: String {
        switch rule {
        case .sometimes: "was never true"
        case .whenever: "was never tested, since its condition was never true"
        case .afterRequest: "was never tested, since the call was never requested"
        case .always(let expectation) where expectation.within != nil:
            "was never tested, since what it expects was true all the time"
        case .never, .neverStandsStill, .always: "was never tested, since no app was launched"
        }
    }

    /// How long an `always` expectation may fail to hold; `nil` for any other property.
    fileprivate var bound: Duration? { if case .always(let expectation) = rule { expectation.within } else { nil } }
}

extension Session {
    /// Checks these properties too from now on, besides those of the script.
    package func judge(_ properties: [Property]) {
        guard !properties.isEmpty else { return }
        judge = PropertyJudge((judge?.properties ?? []) + properties)
    }
}
