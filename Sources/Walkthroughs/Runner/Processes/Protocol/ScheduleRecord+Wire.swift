import StageRuntime

extension ScheduleRecord: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        guard let mode = ScheduleMode(rawValue: try reader.text()) else { throw WireError() }
        self.init(mode: mode, seed: try reader.unsigned(), tally: try reader.value(), finding: try reader.optional())
    }

    func write(to writer: inout WireWriter) {
        writer.write(mode.rawValue)
        writer.write(seed)
        writer.write(tally)
        writer.write(finding)
    }
}

extension ScheduleRecord.Finding: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(number: try reader.unsigned(), strategy: try reader.optional(), deviations: try reader.values())
    }

    func write(to writer: inout WireWriter) {
        writer.write(number)
        writer.write(strategy)
        writer.write(deviations)
    }
}

extension ScheduleTally: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init()
        scheduleCount = try reader.integer()
        traces = Set(try reader.values())
        failureCount = try reader.integer()
        let strategies: [ScheduleStrategy] = try reader.values()
        for strategy in strategies {
            guard let count = UInt32(exactly: try reader.integer()) else { throw WireError() }
            failuresByStrategy.count(strategy, times: Int(count))
        }
        firstFailure = try reader.optional()
    }

    func write(to writer: inout WireWriter) {
        writer.write(scheduleCount)
        writer.write(traces.sorted())
        writer.write(failureCount)
        writer.write(failuresByStrategy.entries.map(\.strategy))
        for entry in failuresByStrategy.entries { writer.write(entry.count) }
        writer.write(firstFailure)
    }
}

extension ScheduleStrategy: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte() {
        case 0: self = .uniform
        case 1: self = .fewLateReplies
        case 2: self = .priorities(depth: try reader.integer())
        default: throw WireError()
        }
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .uniform: writer.write(byte: 0)
        case .fewLateReplies: writer.write(byte: 1)
        case .priorities(let depth):
            writer.write(byte: 2)
            writer.write(depth)
        }
    }
}

extension TracedEvent: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(event: try reader.value())
        hash = try reader.optional()
    }

    func write(to writer: inout WireWriter) {
        writer.write(event)
        writer.write(hash)
    }
}
