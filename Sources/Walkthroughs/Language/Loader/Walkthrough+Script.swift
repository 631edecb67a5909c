extension Walkthrough {
    /// Creates the walkthrough of a script, or of one row of its examples.
    init(
        _ script: Script, row: Header.Examples.Row?, overrides: [String: String], defaultApp: String?,
        scripts: [ExactText: Script]
    ) {
        let header = script.header
        var given: [String: String] = [:]
        if let row, let columns = header.examples?.columns {
            for (column, value) in zip(columns, row.values) { given[column.value] = value }
        }
        let values = ParameterValues(of: script, given: given, overrides: overrides)
        let value = { (name: String) in values[name] }
        let program = Program(script: script, values: values, scripts: scripts)
        let isNamed = row != nil || header.title?.value.isLiteral == false
        let secrets = isNamed ? program.secretParameters : []
        let shown = { (name: String, text: String) in secrets.contains(name) ? Secret.dots(for: text) : text }
        path = script.path
        location = row?.location ?? SourceLocation(file: script.path, line: 1, column: 1)
        let named = header.title?.value.resolved { name in values[name].map { shown(name, $0) } }
        title = named?.text ?? ScriptPath.title(of: script.path)
        rowName = row.map { row in
            let columns = header.examples?.columns ?? []
            return zip(columns, row.values).map { "\($0.value)=\(LanguageText.quoted(shown($0.value, $1)))" }
                .joined(separator: " ")
        }
        tags = header.tags.map(\.value)
        app = header.app?.value ?? defaultApp
        environment = header.environment?.value
        flags = header.flags.map { $0.resolved(with: value) }
        settings = header.settings.map { $0.resolved(with: value) }
        storage = header.storage.map {
            Header.StoredContent(name: $0.name, content: $0.content.resolved(with: value))
        }
        time = header.time?.value ?? Self.defaultTime
        isTimingExact = header.exactTiming != nil
        disposition = header.disposition?.value
        waivers = header.waivers.map {
            Header.Waiver(rule: $0.rule, target: $0.target.resolved(with: value), reason: $0.reason)
        }
        self.program = program
    }
}

extension Header.Setting {
    /// Returns the setting with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Header.Setting {
        var result = self
        result.value.value = self.value.value.resolved(with: value)
        return result
    }
}
