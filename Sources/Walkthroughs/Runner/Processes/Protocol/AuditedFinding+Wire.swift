import HeadlessUIKit

extension AuditedFinding: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        let (app, screenName): (String, String?) = (try reader.text(), try reader.optional())
        guard let rule = AuditRule(rawValue: try reader.text()) else { throw WireError() }
        self.init(
            app: app, screenName: screenName, rule: rule, element: try reader.text(), problem: try reader.text(),
            steps: try reader.values())
    }

    func write(to writer: inout WireWriter) {
        writer.write(app)
        writer.write(screenName)
        writer.write(rule.identifier)
        writer.write(element)
        writer.write(problem)
        writer.write(steps)
    }
}

extension AuditedFinding.Step: WireValue {
    init(from reader: inout WireReader) throws(WireError) {
        self.init(location: try reader.value(), source: try reader.text())
    }

    func write(to writer: inout WireWriter) {
        writer.write(location)
        writer.write(source)
    }
}
