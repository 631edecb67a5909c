import StageRuntime

extension WalkthroughResult {
    /// Reads a result; whose it is, the runner knows.
    init(of identity: WalkthroughIdentity, from reader: inout WireReader) throws(WireError) {
        self.init(identity: identity, outcome: try reader.value())
        failures = try reader.values()
        if try reader.flag() {
            warnings = try reader.values()
            findings = try reader.values()
            observations = try reader.value()
            output = try reader.value()
            parameters = try reader.flag() ? try reader.values() : nil
        }
        stepCount = try reader.integer()
        virtualTime = try reader.value()
        traceHash = try reader.value()
        wallTime = try reader.optional()
        ownRuns = try reader.integer()
        schedules = try reader.optional()
        trace = try reader.flag() ? try reader.values() : nil
    }

    /// Writes the result without its identity, and without its steps: they are sent one by one.
    func write(to writer: inout WireWriter) {
        writer.write(outcome)
        writer.write(failures)
        let hasMore =
            !warnings.isEmpty || !findings.isEmpty || observations != RunObservations() || output != AppOutput()
            || parameters != nil
        writer.write(hasMore)
        if hasMore {
            writer.write(warnings)
            writer.write(findings)
            writer.write(observations)
            writer.write(output)
            writer.write(parameters != nil)
            if let parameters { writer.write(parameters) }
        }
        writer.write(stepCount)
        writer.write(virtualTime)
        writer.write(traceHash)
        writer.write(wallTime)
        writer.write(ownRuns)
        writer.write(schedules)
        writer.write(trace != nil)
        if let trace { writer.write(trace) }
    }
}

extension WalkthroughResult.Outcome: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte() {
        case 0: self = .passed
        case 1: self = .failed
        case 2: self = .skipped(reason: try reader.text())
        case 3: self = .knownFailure(reason: try reader.text())
        case 4: self = .unexpectedPass(reason: try reader.text())
        default: throw WireError()
        }
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .passed: writer.write(byte: 0)
        case .failed: writer.write(byte: 1)
        case .skipped(let reason): write(2, reason, to: &writer)
        case .knownFailure(let reason): write(3, reason, to: &writer)
        case .unexpectedPass(let reason): write(4, reason, to: &writer)
        case .crashed, .timedOut:
            preconditionFailure("a worker cannot tell its own death; its runner makes that result")
        }
    }

    private func write(_ number: UInt8, _ reason: String, to writer: inout WireWriter) {
        writer.write(byte: number)
        writer.write(reason)
    }
}
