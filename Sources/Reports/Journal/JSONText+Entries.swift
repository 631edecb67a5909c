import Walkthroughs

extension JSONText {
    /// Writes the beginning of a run.
    mutating func write(_ header: RunHeader, _ plan: [WalkthroughIdentity]) {
        raw("{\"event\":\"runStarted\",\"header\":")
        write(rare: header)
        raw(",\"plan\":")
        write(plan) { $1.write($0) }
        raw(",\"schema\":")
        write(JournalSchema.name)
        raw(",\"version\":")
        write(JournalSchema.version)
        raw("}")
    }

    /// Writes the beginning of a walkthrough.
    mutating func write(started walkthrough: WalkthroughIdentity) {
        raw("{\"event\":\"walkthroughStarted\",\"walkthrough\":")
        write(walkthrough)
        raw("}")
    }

    /// Writes the end of a walkthrough, whose members stand beside the event.
    mutating func write(ended walkthrough: ReportedWalkthrough) {
        raw("{")
        write("\"breakdown\":", rare: walkthrough.breakdown)
        raw("\"event\":\"walkthroughEnded\",\"failures\":")
        write(walkthrough.failures) { $1.write(rare: $0) }
        raw(",\"findings\":")
        write(walkthrough.findings) { $1.write(rare: $0) }
        raw(",\"outcome\":")
        write(walkthrough.outcome.rawValue)
        raw(",")
        write("\"output\":", rare: walkthrough.output)
        write("\"parameters\":", rare: walkthrough.parameters)
        write("\"reason\":", rare: walkthrough.reason)
        write("\"schedules\":", rare: walkthrough.schedules)
        raw("\"stepCount\":")
        write(walkthrough.stepCount)
        raw(",\"steps\":")
        write(walkthrough.steps) { $1.write($0) }
        raw(",")
        if let hash = walkthrough.traceHash {
            raw("\"traceHash\":")
            write(hash)
            raw(",")
        }
        raw("\"virtualNanoseconds\":")
        write(walkthrough.virtualNanoseconds)
        raw(",\"walkthrough\":")
        write(walkthrough.walkthrough)
        if let time = walkthrough.wallNanoseconds {
            raw(",\"wallNanoseconds\":")
            write(time)
        }
        raw(",\"warnings\":")
        write(walkthrough.warnings) { $1.write(rare: $0) }
        raw("}")
    }

    /// Writes a member and a comma, unless there is none.
    private mutating func write(_ name: StaticString, rare value: (some Encodable)?) {
        guard let value else { return }
        raw(name)
        write(rare: value)
        raw(",")
    }

    private mutating func write(_ identity: WalkthroughIdentity) {
        raw("{")
        if let line = identity.line {
            raw("\"line\":")
            write(line)
            raw(",")
        }
        raw("\"path\":")
        write(identity.path)
        if let repetition = identity.repetition {
            raw(",\"repetition\":")
            write(repetition)
        }
        if let row = identity.rowName {
            raw(",\"rowName\":")
            write(row)
        }
        raw(",\"title\":")
        write(identity.title)
        raw("}")
    }

    private mutating func write(_ step: ReportedStep) {
        raw("{\"events\":")
        write(step.events) { $1.write($0) }
        raw(step.hasFailed ? ",\"hasFailed\":true" : ",\"hasFailed\":false")
        if let picture = step.picture {
            raw(",\"picture\":")
            write(picture)
        }
        raw(",\"place\":{\"column\":")
        write(step.place.column)
        raw(",\"file\":")
        write(step.place.file)
        raw(",\"line\":")
        write(step.place.line)
        raw("},\"screen\":")
        write(step.screen) { $1.write($0) }
        if let name = step.screenName {
            raw(",\"screenName\":")
            write(name)
        }
        raw(",\"source\":")
        write(step.source)
        raw(",\"virtualNanoseconds\":")
        write(step.virtualNanoseconds)
        raw("}")
    }
}
