import StageRuntime

extension WalkthroughFailure: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            location: try reader.value(), source: try reader.optional(), uses: try reader.values(),
            failure: try reader.value(), stepsBefore: try reader.integer(), time: try reader.value(),
            screen: try reader.values(), pending: try reader.values(), lastEvents: try reader.values())
    }

    func write(to writer: inout WireWriter) {
        writer.write(location)
        writer.write(source)
        writer.write(uses)
        writer.write(failure)
        writer.write(stepsBefore)
        writer.write(time)
        writer.write(screen)
        writer.write(pending)
        writer.write(lastEvents)
    }
}

extension SourceLocation: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(file: try reader.text(), line: try reader.integer(), column: try reader.integer())
    }

    func write(to writer: inout WireWriter) {
        writer.write(file)
        writer.write(line)
        writer.write(column)
    }
}

extension PendingEvent: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(name: try reader.text(), due: try reader.optional(), isUnseen: try reader.flag())
    }

    func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(due)
        writer.write(isUnseen)
    }
}
