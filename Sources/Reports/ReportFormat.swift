/// A format of reports, which makes the whole text from a run's report alone.
///
/// A new format needs a folder and a line in ``ReportFormats/all``, which the command line, help and completion read. A
/// report to a file is rendered before the first walkthrough and at the end, any other at the end only.
package protocol ReportFormat {
    /// Its name for `--report`.
    static var name: String { get }
    /// The destination of its text.
    static var destination: ReportDestination { get }
    /// Whether it shows each step with its screen; recording them needs time.
    static var wantsDetail: Bool { get }
    /// Returns a run's report, in UTF-8.
    static func render(_ report: RunReport, in context: ReportContext) -> [UInt8]
    /// Returns a text to append to a file that an environment variable names; nil for none.
    static func addition(_ report: RunReport, in context: ReportContext) -> ReportAddition?
}

extension ReportFormat {
    /// Returns `false`.
    package static var wantsDetail: Bool { false }

    /// Returns nil.
    package static func addition(_ report: RunReport, in context: ReportContext) -> ReportAddition? { nil }
}

/// The destination of a report's text.
package enum ReportDestination: Equatable, Sendable {
    /// The log of a CI service, on standard output.
    case log
    /// The file in `--report NAME=FILE`.
    case file
    /// The file in `--report NAME=FILE` as the journal, which is written event by event during the run.
    case journal
    /// A file of this name in the folder of `--report NAME=DIR`, beside a journal.
    case folder(fileName: String)
}

/// The working directory and the environment of a run, for reports that a service reads.
package struct ReportContext: Equatable, Sendable {
    /// The working directory, an absolute path.
    package var folder: String
    /// The environment variables.
    package var environment: [String: String]

    /// Makes them.
    package init(folder: String = "/", environment: [String: String] = [:]) {
        (self.folder, self.environment) = (folder, environment)
    }
}

/// A text that a report appends to another file.
package struct ReportAddition: Equatable, Sendable {
    /// The environment variable that names the file, for errors.
    package var variable: String
    /// The file.
    package var path: String
    /// What is added, in UTF-8.
    package var text: [UInt8]
}

/// The formats in which a run can be reported, besides the terminal's.
package enum ReportFormats {
    /// All of them, in the order in which help names them.
    package static var all: [any ReportFormat.Type] {
        [JUnitReport.self, JsonLinesReport.self, HtmlReport.self, GitHubReport.self]
    }

    /// Returns the format with a name; nil if there is none.
    package static func named(_ name: String) -> (any ReportFormat.Type)? { all.first { $0.name == name } }
}
