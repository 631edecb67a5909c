import StageRuntime

extension Int: WireValue {
    init(from reader: inout WireReader) throws(WireError) { self = try reader.integer() }

    func write(to writer: inout WireWriter) { writer.write(self) }
}

extension UInt64: WireValue {
    init(from reader: inout WireReader) throws(WireError) { self = try reader.unsigned() }

    func write(to writer: inout WireWriter) { writer.write(self) }
}

extension Duration: WireValue {
    init(from reader: inout WireReader) throws(WireError) { self = .nanoseconds(try reader.signed()) }

    func write(to writer: inout WireWriter) { writer.write(wholeNanoseconds) }
}

extension TraceHash: WireValue {
    init(from reader: inout WireReader) throws(WireError) { self.init(value: try reader.unsigned()) }

    func write(to writer: inout WireWriter) { writer.write(value) }
}
