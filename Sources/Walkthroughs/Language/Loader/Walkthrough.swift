/// A script, or one row of its examples, ready to run.
package struct Walkthrough {
    /// The script's path.
    package var path: String
    /// Where it starts: the row of examples, else the script's first line.
    package var location: SourceLocation
    /// The title, parameters replaced, secrets by dots; the file's name where there is none.
    package var title: String
    /// The values of the examples row: `query="swi" first="swift"`, secrets as dots; nil for a script without examples.
    package var rowName: String?
    /// The tags.
    package var tags: [String]
    /// The app to launch; nil where neither the script nor the configuration names one.
    package var app: String?
    /// The environment; nil for the configuration's.
    package var environment: String?
    /// The test flags to set, their values without parameters.
    package var flags: [Header.Setting]
    /// The configuration values to set, their values without parameters.
    package var settings: [Header.Setting]
    /// What the app finds stored, contents without parameters.
    package var storage: [Header.StoredContent]
    /// The stage's date at launch, as the time since 1970-01-01T00:00:00Z.
    package var time: Duration
    /// Whether nominal latencies matter, so that schedule sweeps skip it.
    package var isTimingExact: Bool
    /// Whether it is skipped or expected to fail; nil for one that is simply run.
    package var disposition: Header.Disposition?
    /// What the accessibility audit may find, labels without parameters.
    package var waivers: [Header.Waiver] = []
    /// What is performed.
    package var program: Program

    /// The date of a stage whose script says none: 2026-01-01T00:00:00Z.
    package static let defaultTime = Duration.seconds(1_767_225_600)
}
