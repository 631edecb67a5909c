package import StageRuntime

/// The names that an app knows; a list that is nil is not known, and every name will do.
package struct AppVocabulary: Sendable {
    /// The app's name.
    package var name: String
    /// The names of its screens.
    package var screens: [String]?
    /// Its worker calls, by name; empty lists every name as unknown.
    package var calls: [String: WorkerCallKind]?
    /// The names it keeps things under.
    package var storage: [String]?
    /// The accessibility identifiers of all its screens.
    package var identifiers: Set<String>?
    /// The first parts of the key paths of its scenes' states.
    package var stateKeys: Set<String>?

    /// Creates the vocabulary of an app.
    package init(
        name: String, screens: [String]? = nil, calls: [String: WorkerCallKind]? = nil, storage: [String]? = nil,
        identifiers: Set<String>? = nil, stateKeys: Set<String>? = nil
    ) {
        self.name = name
        self.screens = screens
        self.calls = calls
        self.storage = storage
        self.identifiers = identifiers
        self.stateKeys = stateKeys
    }
}
