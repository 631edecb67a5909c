import HeadlessUIKit
import Walkthroughs

extension JournalEntry {
    /// The entry as a line of JSON, its line break included; Docs/report-schema.md describes it.
    package var line: [UInt8] {
        var text = JSONText()
        text.object { text in
            switch self {
            case .runStarted(let header, let plan): Self.write(header, plan, to: &text)
            case .walkthroughStarted(let identity):
                text.member("event", "walkthroughStarted")
                text.name("walkthrough")
                text.write(identity)
            case .picture(let key, let picture):
                text.member("event", "picture")
                text.member("key", key)
                text.member("width", picture.width)
                text.member("height", picture.height)
                text.member("isDark", picture.isDark)
                text.member("body", picture.body)
            case .walkthroughEnded(let walkthrough):
                text.member("event", "walkthroughEnded")
                text.members(of: walkthrough)
            case .walkthroughWarned(let identity, let warnings):
                text.member("event", "walkthroughWarned")
                text.name("walkthrough")
                text.write(identity)
                text.name("warnings")
                text.array(warnings) { $0.write($1) }
            case .runEnded(let nanoseconds):
                text.member("event", "runEnded")
                text.member("wallNanoseconds", nanoseconds)
            }
        }
        return text.line()
    }

    private static func write(_ header: RunHeader, _ plan: [WalkthroughIdentity], to text: inout JSONText) {
        text.member("event", "runStarted")
        text.member("schema", JournalSchema.name)
        text.member("version", JournalSchema.version)
        text.name("header")
        text.object { text in
            text.member("title", header.title)
            text.member("startedAt", header.startedAt)
            text.name("properties")
            text.array(header.properties) { text, property in
                text.object { text in
                    text.member("name", property.name)
                    text.member("value", property.value)
                }
            }
            text.member("options", header.options)
            text.member("program", header.program)
        }
        text.name("plan")
        text.array(plan) { $0.write($1) }
    }
}

extension JSONText {
    fileprivate mutating func write(_ identity: WalkthroughIdentity) {
        object { text in
            text.member("path", identity.path)
            text.member("line", identity.line)
            text.member("title", identity.title)
            text.member("rowName", identity.rowName)
            text.member("repetition", identity.repetition)
        }
    }

    fileprivate mutating func members(of walkthrough: ReportedWalkthrough) {
        name("walkthrough")
        write(walkthrough.walkthrough)
        member("outcome", walkthrough.outcome.rawValue)
        member("reason", walkthrough.reason)
        if let breakdown = walkthrough.breakdown {
            name("breakdown")
            write(breakdown)
        }
        member("stepCount", walkthrough.stepCount)
        member("virtualNanoseconds", walkthrough.virtualNanoseconds)
        member("wallNanoseconds", walkthrough.wallNanoseconds)
        member("traceHash", walkthrough.traceHash)
        if let schedules = walkthrough.schedules {
            name("schedules")
            write(schedules)
        }
        name("failures")
        array(walkthrough.failures) { $0.write($1) }
        name("warnings")
        array(walkthrough.warnings) { $0.write($1) }
        name("findings")
        array(walkthrough.findings) { $0.write($1) }
        name("steps")
        array(walkthrough.steps) { $0.write($1) }
    }

    private mutating func write(_ schedules: ReportedSchedules) {
        object { text in
            text.member("mode", schedules.mode)
            text.member("seed", schedules.seed)
            text.member("count", schedules.count)
            text.member("distinctTraces", schedules.distinctTraces)
            text.member("failed", schedules.failed)
            text.name("strategies")
            text.array(schedules.strategies) { text, strategy in
                text.object { text in
                    text.member("name", strategy.name)
                    text.member("failed", strategy.failed)
                }
            }
            guard let first = schedules.first else { return }
            text.name("first")
            text.object { text in
                text.member("number", first.number)
                text.member("strategy", first.strategy)
                text.member("deviations", first.deviations)
            }
        }
    }

    fileprivate mutating func write(_ warning: ReportedWarning) {
        object { text in
            text.place("place", warning.place)
            text.member("source", warning.source)
            text.name("uses")
            text.array(warning.uses) { $0.write($1) }
            text.member("message", warning.message)
            text.member("advice", warning.advice)
        }
    }

    private mutating func write(_ finding: ReportedFinding) {
        object { text in
            text.member("app", finding.app)
            text.member("screen", finding.screen)
            text.member("rule", finding.rule)
            text.member("element", finding.element)
            text.member("problem", finding.problem)
            text.member("reason", finding.reason)
            text.member("remedy", finding.remedy)
            text.name("steps")
            text.array(finding.steps) { text, step in
                text.object { text in
                    text.place("place", step.place)
                    text.member("source", step.source)
                }
            }
        }
    }

    private mutating func write(_ breakdown: ReportedBreakdown) {
        object { text in
            text.member("message", breakdown.message)
            text.member("signal", breakdown.signal)
            text.member("status", breakdown.status)
            text.place("place", breakdown.place)
            text.member("source", breakdown.source)
            text.member("stepsBefore", breakdown.stepsBefore)
            text.member("schedule", breakdown.schedule)
            text.member("events", breakdown.events)
        }
    }

    private mutating func write(_ failure: ReportedFailure) {
        object { text in
            text.member("kind", failure.kind)
            text.member("message", failure.message)
            text.place("place", failure.place)
            text.member("source", failure.source)
            text.name("uses")
            text.array(failure.uses) { $0.write($1) }
            text.member("expected", failure.expected)
            text.member("actual", failure.actual)
            text.member("notes", failure.notes)
            text.member("stepsBefore", failure.stepsBefore)
            text.member("virtualNanoseconds", failure.virtualNanoseconds)
            text.member("screen", failure.screen)
            text.member("pending", failure.pending)
            text.member("events", failure.events)
        }
    }

    private mutating func write(_ step: ReportedStep) {
        object { text in
            text.place("place", step.place)
            text.member("source", step.source)
            text.member("virtualNanoseconds", step.virtualNanoseconds)
            text.member("hasFailed", step.hasFailed)
            text.member("screenName", step.screenName)
            text.member("screen", step.screen)
            text.member("picture", step.picture)
            text.member("events", step.events)
        }
    }

    private mutating func place(_ name: StaticString, _ place: ReportedPlace?) {
        guard let place else { return }
        self.name(name)
        write(place)
    }

    private mutating func write(_ place: ReportedPlace) {
        object { text in
            text.member("file", place.file)
            text.member("line", place.line)
            text.member("column", place.column)
        }
    }
}
