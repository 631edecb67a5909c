package import StageRuntime
package import WalkthroughLanguage

/// What the server knows of the project: the apps' words, the scripts on disk and the configuration.
package struct ServerWorkspace {
    /// Returns the names against which scripts are checked; it is asked again for each check.
    package var vocabulary: () -> Vocabulary
    /// The worker calls of each app, by the app's name.
    package var calls: [String: [WorkerCallDescription]]
    /// Returns the path by which scripts name the file at an address `file://…`.
    package var path: (_ uri: String) -> String?
    /// Returns the address of a script.
    package var uri: (_ path: String) -> String
    /// Returns the canonical path of a script, for any path that leads to it.
    package var locate: (_ path: String) -> String
    /// Returns the existing path that was probably meant by a missing one.
    package var nearest: (_ path: String) -> String?
    /// Reads a script.
    package var read: (_ path: String) throws(ScriptReadError) -> [UInt8]
    /// Returns the paths of all scripts of the project.
    package var scripts: () -> [String]
    /// Returns the names in a folder that a path may continue with.
    package var names: (_ folder: String) -> [String]
    /// Returns the test flags of an app, or of all apps.
    package var flags: (_ app: String?) -> [String]
    /// Describes a key of the configuration: its type, its value, and where the value comes from; nil for no key.
    package var setting: (_ app: String?, _ keyPath: String) -> String?

    /// Creates a workspace.
    package init(
        vocabulary: @escaping () -> Vocabulary, calls: [String: [WorkerCallDescription]],
        path: @escaping (String) -> String?, uri: @escaping (String) -> String,
        locate: @escaping (String) -> String, nearest: @escaping (String) -> String?,
        read: @escaping (String) throws(ScriptReadError) -> [UInt8], scripts: @escaping () -> [String],
        names: @escaping (String) -> [String], flags: @escaping (String?) -> [String],
        setting: @escaping (String?, String) -> String?
    ) {
        self.vocabulary = vocabulary
        self.calls = calls
        self.path = path
        self.uri = uri
        self.locate = locate
        self.nearest = nearest
        self.read = read
        self.scripts = scripts
        self.names = names
        self.flags = flags
        self.setting = setting
    }
}
