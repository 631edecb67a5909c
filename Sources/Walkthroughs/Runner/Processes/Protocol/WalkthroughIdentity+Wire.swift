extension WalkthroughIdentity: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            path: try reader.text(), line: try reader.optional(), title: try reader.text(),
            rowName: try reader.optional(), repetition: try reader.optional())
    }

    func write(to writer: inout WireWriter) {
        writer.write(path)
        writer.write(line)
        writer.write(title)
        writer.write(rowName)
        writer.write(repetition)
    }
}
