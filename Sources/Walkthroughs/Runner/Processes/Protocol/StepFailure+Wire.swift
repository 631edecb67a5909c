extension StepFailure: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            try reader.value(), try reader.text(), expected: try reader.optional(), actual: try reader.optional(),
            notes: try reader.values())
    }

    func write(to writer: inout WireWriter) {
        writer.write(kind)
        writer.write(message)
        writer.write(expected)
        writer.write(actual)
        writer.write(notes)
    }
}

extension StepFailure.Kind: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte() {
        case 0: self = .expectation
        case 1: self = .action
        case 2: self = .problem(try reader.text())
        default: throw WireError()
        }
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .expectation: writer.write(byte: 0)
        case .action: writer.write(byte: 1)
        case .problem(let name):
            writer.write(byte: 2)
            writer.write(name)
        }
    }
}
