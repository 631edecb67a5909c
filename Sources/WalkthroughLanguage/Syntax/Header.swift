/// What a script says before its first step, each line with its place.
package struct Header: Equatable {
    /// The title; the file's name stands in for it.
    package var title: Located<Template>?
    /// The tags, in the order written.
    package var tags: [Located<String>] = []
    /// The app; the configuration's stands in for it.
    package var app: Located<String>?
    /// The environment; the configuration's stands in for it.
    package var environment: Located<String>?
    /// The test flags set for this walkthrough.
    package var flags: [Setting] = []
    /// The configuration values set for this walkthrough.
    package var settings: [Setting] = []
    /// What the app finds stored.
    package var storage: [StoredContent] = []
    /// The parameters.
    package var parameters: [Parameter] = []
    /// The stage's date at launch, as the time since 1970-01-01T00:00:00Z.
    package var time: Located<Duration>?
    /// The line `timing exact`: nominal latencies matter, schedule sweeps skip the script.
    package var exactTiming: Located<Bool>?
    /// The line `fragment`: the script is only for `use` and is not run alone.
    package var fragment: Located<Bool>?
    /// The line `skip` or `known failure`, with its reason.
    package var disposition: Located<Disposition>?
    /// What the accessibility audit may find.
    package var waivers: [Waiver] = []
    /// The table of examples.
    package var examples: Examples?

    /// Creates an empty header.
    package init() {}

    /// Whether the script is only for `use`.
    package var isFragment: Bool { fragment != nil }
}
