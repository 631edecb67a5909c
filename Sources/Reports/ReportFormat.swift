/// A form in which a run is reported: it makes the whole text from what is known of the run, and knows nothing else.
///
/// A new one is a folder of its own and a line in ``ReportFormats/all``, which the command line, help and completion
/// read. Rendered before the first walkthrough and at the end, if it goes to a file, and at the end only otherwise.
package protocol ReportFormat {
    /// Its word behind `--report`.
    static var name: String { get }
    /// Where its text goes.
    static var destination: ReportDestination { get }
    /// Whether it shows each step with its screen; recording them takes time.
    static var wantsDetail: Bool { get }
    /// Returns a run's report, in UTF-8.
    static func render(_ report: RunReport, in place: ReportPlace) -> [UInt8]
    /// Returns what is added to a file that an environment variable names; nil for nothing.
    static func addition(_ report: RunReport, in place: ReportPlace) -> ReportAddition?
}

extension ReportFormat {
    /// No steps, unless a form says otherwise.
    package static var wantsDetail: Bool { false }

    /// Nothing, unless a form says otherwise.
    package static func addition(_ report: RunReport, in place: ReportPlace) -> ReportAddition? { nil }
}

/// Where the text of a report goes.
package enum ReportDestination: Equatable, Sendable {
    /// To standard output, which it has for itself.
    case output
    /// To the log that a CI service reads: standard output, or standard error if another report has that for itself.
    case log
    /// To the file that `--report NAME=FILE` names.
    case file
    /// To that file too, which is the journal: it is written event by event during the run.
    case journal
    /// To a file of this name in the folder that `--report NAME=DIR` names, beside a journal.
    case folder(fileName: String)
}

/// Where a run takes place, for reports that a service reads.
package struct ReportPlace: Equatable, Sendable {
    /// The working directory, an absolute path.
    package var folder: String
    /// The environment variables.
    package var environment: [String: String]

    /// Makes a place.
    package init(folder: String = "/", environment: [String: String] = [:]) {
        (self.folder, self.environment) = (folder, environment)
    }
}

/// What a report adds to a file beside its text.
package struct ReportAddition: Equatable, Sendable {
    /// The environment variable that names the file, for errors.
    package var variable: String
    /// The file.
    package var path: String
    /// What is added, in UTF-8.
    package var text: [UInt8]
}

/// The forms in which a run can be reported, besides what it says on the terminal.
package enum ReportFormats {
    /// All of them, in the order in which help names them.
    package static var all: [any ReportFormat.Type] {
        [JUnitReport.self, JsonLinesReport.self, HtmlReport.self, TapReport.self, GitHubReport.self]
    }

    /// Returns the form of a name; nil if there is none.
    package static func named(_ name: String) -> (any ReportFormat.Type)? { all.first { $0.name == name } }
}
