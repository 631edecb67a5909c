package import StageRuntime
package import WalkthroughLanguage

/// What the server knows of the project: the apps' words, the scripts on disk and the configuration.
package struct ServerWorkspace {
    /// Returns the names against which scripts are checked; it is called for each check.
    package var vocabulary: () -> Vocabulary = { Vocabulary(apps: []) }
    /// The worker calls of each app, by the app's name.
    package var calls: [String: [WorkerCallDescription]] = [:]
    /// Returns the path by which scripts name the file at an address `file://…`.
    package var path: (_ uri: String) -> String? = { _ in nil }
    /// Returns the address of a script.
    package var uri: (_ path: String) -> String = { $0 }
    /// Returns the canonical path of a script, for any path that leads to it.
    package var locate: (_ path: String) -> String = { $0 }
    /// Returns the existing path that was probably meant by a missing one.
    package var nearest: (_ path: String) -> String? = { _ in nil }
    /// Reads a script.
    package var read: (_ path: String) throws(ScriptReadError) -> [UInt8] = { _ throws(ScriptReadError) in
        throw .missing
    }
    /// Returns the paths of all scripts of the project.
    package var scripts: () -> [String] = { [] }
    /// Returns the paths of scripts and folders that continue a path.
    package var continuations: (_ path: String) -> [String] = { _ in [] }
    /// Returns the settings of an app, or of all apps, below a key path, with a sentence on type, value and origin.
    package var settings: (_ app: String?, _ key: String) -> [(key: String, text: String)] = { _, _ in [] }

    /// Creates a workspace without a project.
    package init() {}
}
