import HeadlessUIKit

extension RunObservations: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init()
        app = try reader.text()
        absences = try reader.values()
        sightings = try reader.flag() ? try reader.values() : nil
    }

    func write(to writer: inout WireWriter) {
        writer.write(app)
        writer.write(absences)
        writer.write(sightings != nil)
        if let sightings { writer.write(sightings) }
    }
}

extension DoubtfulAbsence: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(
            location: try reader.value(), source: try reader.text(), uses: try reader.values(),
            element: try reader.text())
    }

    func write(to writer: inout WireWriter) {
        writer.write(location)
        writer.write(source)
        writer.write(uses)
        writer.write(element)
    }
}

extension Sighting: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(chain: try reader.values())
        guard !chain.isEmpty else { throw WireError() }
    }

    func write(to writer: inout WireWriter) { writer.write(chain) }
}

extension SeenElement: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        guard let role = ElementRole(rawValue: try reader.text()) else { throw WireError() }
        self.init(
            role: role, label: try reader.optional(), identifier: try reader.optional(),
            rowCount: try reader.optional())
    }

    func write(to writer: inout WireWriter) {
        writer.write(role.rawValue)
        writer.write(label)
        writer.write(identifier)
        writer.write(rowCount)
    }
}
