/// What a loader made of some paths.
package struct LoadResult {
    /// What can be run, in the order of the paths and of the rows; without those that have errors.
    package var walkthroughs: [Walkthrough] = []
    /// What scripts of properties say, in the order of the paths; without those that have errors.
    package var properties: [PropertySet] = []
    /// The paths of scripts that are only for `use`.
    package var fragments: [String] = []
    /// The names of all parameters that the scripts, and those that they use, can be given.
    package var parameterNames: Set<String> = []
    /// Everything that is wrong, each thing once, in the order of the paths and of the lines.
    package var diagnostics: [Diagnostic] = []

    /// Creates an empty result.
    package init() {}

    /// Whether something is wrong that keeps a script from running.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Why a script cannot be performed: everything that is wrong with it and with what it uses.
package struct LoadFailure: Error, Equatable, Sendable {
    /// What is wrong, an error at least.
    package var diagnostics: [Diagnostic]

    /// Creates a failure.
    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
