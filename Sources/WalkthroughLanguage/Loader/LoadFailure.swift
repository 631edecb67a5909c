/// Why a script cannot be performed: everything that is wrong with it and with what it uses.
package struct LoadFailure: Error, Equatable, Sendable {
    /// What is wrong, an error at least.
    package var diagnostics: [Diagnostic]

    /// Creates a failure.
    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
