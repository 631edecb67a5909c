import StageRuntime

extension String: WireValue {
    init(from reader: inout WireReader) throws(WireError) { self = try reader.text() }

    func write(to writer: inout WireWriter) { writer.write(self) }
}

extension StageInstant: WireValue {
    init(from reader: inout WireReader) throws(WireError) { self.init(nanoseconds: try reader.signed()) }

    func write(to writer: inout WireWriter) { writer.write(nanoseconds) }
}

extension TraceEvent: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            time: try reader.value(), category: TraceCategory(try reader.text()), name: try reader.text(),
            fields: try reader.values())
    }

    func write(to writer: inout WireWriter) {
        writer.write(time)
        writer.write(category.name)
        writer.write(name)
        writer.write(fields)
    }
}

extension TraceEvent.Field: WireValue {
    init(from reader: inout WireReader) throws(WireError) { self.init(try reader.text(), try reader.text()) }

    func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(value)
    }
}
