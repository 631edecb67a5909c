import Basics

/// A script, or one row of its examples, ready to run; it is immutable and shared by planner and runner.
package final class Walkthrough {
    /// The script's path.
    package let path: String
    /// The location of its row of examples, or of the script's first line.
    package let location: SourceLocation
    /// The title with the values of parameters, and with dots for secrets; by default the file's name.
    package let title: String
    /// The values of the row of examples: `query="swi" first="swift"`, with dots for secrets; nil without examples.
    package let rowName: String?
    /// The tags.
    package let tags: [String]
    /// The app to launch; nil if neither the script nor the configuration names one.
    package let app: String?
    /// The environment; nil for the configuration's.
    package let environment: String?
    /// The test flags to set; parameters are replaced in their values.
    package let flags: [Header.Setting]
    /// The configuration values to set; parameters are replaced in them.
    package let settings: [Header.Setting]
    /// The contents to store before the launch; parameters are replaced in them.
    package let storage: [Header.StoredContent]
    /// The stage's date at launch, as the time since 1970-01-01T00:00:00Z.
    package let time: Duration
    /// Whether exact latencies matter; schedule sweeps then skip it.
    package let isTimingExact: Bool
    /// Whether it needs a user who does not pause.
    package let isUserQuick: Bool
    /// Whether it is skipped or expected to fail; nil for neither.
    package let disposition: Header.Disposition?
    /// The findings of the accessibility audit that are allowed; parameters are replaced in their labels.
    package let waivers: [Header.Waiver]
    /// The properties of its header; parameters are replaced in them.
    package let properties: [Property]
    /// The elements whose texts are not part of a state in `explore`.
    package let volatile: [ElementQuery]
    /// Whether the app may be relaunched after any step.
    package let survivesRelaunch: Bool
    /// The steps to perform.
    package let program: Program

    /// The default date of a stage: 2026-01-01T00:00:00Z.
    package static let defaultTime = Duration.seconds(1_767_225_600)

    init(
        _ script: Script, row: Header.Examples.Row?, overrides: [String: String], defaultApp: String?,
        scripts: [String: Script]
    ) {
        let header = script.header
        var given: [String: String] = [:]
        if let row, let columns = header.examples?.columns {
            for (column, value) in zip(columns, row.values) { given[column.value] = value }
        }
        let values = ParameterValues(of: script, given: given, overrides: overrides)
        let value = { (name: String) in values[name] }
        let program = Program(script: script, values: values, scripts: scripts)
        let shown = { (name: String, text: String) in Secret.isMeant(by: name) ? Secret.dots(for: text) : text }
        path = script.path
        location = row?.location ?? SourceLocation(file: script.path, line: 1, column: 1)
        let named = header.title?.value.resolved { name in values[name].map { shown(name, $0) } }
        title = named?.text ?? ScriptPath.title(of: script.path)
        rowName = row.map { row in
            let columns = header.examples?.columns ?? []
            return zip(columns, row.values).map { "\($0.value)=\(shown($0.value, $1).quoted)" }
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
        isUserQuick = header.quickUser != nil
        disposition = header.disposition?.value
        waivers = header.waivers.map {
            Header.Waiver(rule: $0.rule, target: $0.target.resolved(with: value), reason: $0.reason)
        }
        properties = header.properties.map { $0.resolved(with: value) }
        volatile = header.volatile.map { $0.value.resolved(with: value) }
        survivesRelaunch = header.survivesRelaunch != nil
        self.program = program
    }
}

/// Functions for paths of scripts, with `/` as the separator.
package enum ScriptPath {
    /// Returns a path that is relative to the folder of a script, without `.` and `..` if possible.
    package static func resolve(_ path: String, from script: String) -> String {
        if path.hasPrefix("/") { return normalized(path) }
        guard let slash = script.lastIndex(of: "/") else { return normalized(path) }
        return normalized(String(script[...slash]) + path)
    }

    /// Returns a path without `.`, without `..` after a folder, and without double slashes.
    package static func normalized(_ path: String) -> String {
        if path.isEmpty { return "" }
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        // An empty path is not valid.
        if parts.isEmpty, !isAbsolute { return "." }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// Returns the file's name without its extension, the default title.
    package static func title(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".walk") ? name.dropLast(5) : name)
    }
}
