extension WalkthroughWarning: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            at: try reader.value(), source: try reader.optional(), uses: try reader.values(), try reader.text(),
            advice: try reader.text())
    }

    func write(to writer: inout WireWriter) {
        writer.write(location)
        writer.write(source)
        writer.write(uses)
        writer.write(message)
        writer.write(advice)
    }
}
