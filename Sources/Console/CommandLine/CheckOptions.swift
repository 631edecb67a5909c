/// What `check` takes.
struct CheckOptions: Equatable, Sendable {
    /// Scripts and folders of scripts; empty is all of UITestScripts.
    var paths: [String] = []
    /// Folders of Swift sources to look through too.
    var sources: [String] = []
    /// Parameters, in the order given: of two for a name, the later holds.
    var parameters: [KeyValue] = []
}
