package import StageRuntime
package import WalkthroughLanguage

/// Judges properties: it looks at the stage whenever that has settled, and says which property is violated.
///
/// Owned by a session; a pure value but for its looks.
package struct PropertyJudge {
    /// An expectation that has to hold by a moment.
    private struct Duty {
        let expectation: Expectation
        let deadline: StageInstant
    }

    /// What is remembered of a property between looks.
    private struct Watch {
        let property: Property
        /// Since when what always holds does not.
        var untrueSince: StageInstant?
        /// Whether the condition held at the last look.
        var held = false
        /// How often the call had been asked by the last look.
        var requests = 0
        /// What has to hold by some moment.
        var duties: [Duty] = []
        /// How often its condition was met.
        var met = 0
    }

    /// The properties with what is remembered of them.
    private var watches: [Watch]

    /// Makes a judge that has not looked yet.
    package init(_ properties: [Property]) { watches = properties.map { Watch(property: $0) } }

    /// The properties that it judges.
    package var properties: [Property] { watches.map(\.property) }

    /// How often the condition of each property was met, in their order.
    package var met: [Int] { watches.map(\.met) }

    /// The next moment at which something has to hold that does not; nil if nothing is open.
    package var nextDeadline: StageInstant? {
        watches.flatMap { watch in
            watch.duties.map(\.deadline)
                + [watch.untrueSince.flatMap { since in watch.property.bound.map(since.advanced) }].compactMap(\.self)
        }.min()
    }

    /// Looks at the stage, which has settled; returns the failure of the first property that is violated.
    ///
    /// While a script holds a reply, no time counts: what waits for it waits for the script.
    mutating func look(at session: Session) -> StepFailure? {
        if session.stage.workers.isHolding { suspend(at: session.stage.clock.now) }
        for place in watches.indices {
            if let failure = look(at: session, &watches[place]) { return failure }
        }
        return nil
    }

    /// Lets all times begin anew.
    private mutating func suspend(at now: StageInstant) {
        for place in watches.indices {
            if watches[place].untrueSince != nil { watches[place].untrueSince = now }
            watches[place].duties = watches[place].duties.map {
                Duty(expectation: $0.expectation, deadline: now.advanced(by: $0.expectation.within ?? .zero))
            }
        }
    }

    private func look(at session: Session, _ watch: inout Watch) -> StepFailure? {
        let now = session.stage.clock.now
        let property = watch.property
        switch property.rule {
        case .never(let expectation):
            watch.met += 1
            guard session.evaluate(expectation.condition) == nil else { return nil }
            return Self.failure(property, "it does now", stating: "\(property)")
        case .neverStandsStill(let way):
            watch.met += 1
            guard session.standstill?.rawValue == way else { return nil }
            return Self.failure(property, "it does now", stating: "\(property)")
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
                watch.property, "since \(since.offset.text) it does not hold, for longer than \(within.text)",
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

    /// Takes on what has to hold from now on, and sees what is due or fulfilled.
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
                watch.property, failure?().message ?? "it came only after \(duty.deadline.offset.text)",
                stating: "\(plain)")
        }
        watch.duties = left
        return nil
    }

    /// Says that a property is violated; `line` is what makes a script fail so, a header's line or an expectation.
    private static func failure(_ property: Property, _ what: String, stating line: String) -> StepFailure {
        StepFailure(
            .problem("property"), "`\(property)` is violated: \(what)", expected: line,
            notes: ["the property stands in \(property.location)"])
    }
}

extension Property {
    /// How long what always holds may not; nil for any other property.
    fileprivate var bound: Duration? { if case .always(let expectation) = rule { expectation.within } else { nil } }
}

extension Session {
    /// Judges these properties besides those of the script from now on.
    package func judge(_ properties: [Property]) {
        guard !properties.isEmpty else { return }
        judge = PropertyJudge((judge?.properties ?? []) + properties)
    }
}
