extension WalkthroughIdentity: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            path: try reader.text(), line: try reader.flag() ? try reader.integer() : nil, title: try reader.text(),
            rowName: try reader.optional(), repetition: try reader.flag() ? try reader.integer() : nil)
    }

    func write(to writer: inout WireWriter) {
        writer.write(path)
        writer.write(line != nil)
        if let line { writer.write(line) }
        writer.write(title)
        writer.write(rowName)
        writer.write(repetition != nil)
        if let repetition { writer.write(repetition) }
    }
}
