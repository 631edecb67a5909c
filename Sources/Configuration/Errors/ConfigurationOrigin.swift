/// Where a value of the configuration comes from; each outranks those after it.
package enum ConfigurationOrigin: Hashable, Sendable {
    /// An option of the command line, `--set` or one that stands for it, such as `--environment`.
    case commandLine(option: String)
    /// What a test or a tool gives in its source, as `AppTester` takes it; there is no command line then.
    case settings
    /// A line of a walkthrough's header.
    case script(file: String, line: Int)
    /// An environment variable, `REHEARSE_SET`.
    case environmentVariable(String)
    /// The configuration file; the path is empty where none is read, and everything comes from ``settings``.
    case file(path: String)
    /// The configuration type itself: what it takes when the key is nowhere.
    case typeDefault
}

extension ConfigurationOrigin: CustomStringConvertible {
    /// The origin as messages and listings name it: `--set`, `demo/search.walk:3`, `REHEARSE_SET`, `Config.plist`.
    package var description: String {
        switch self {
        case .commandLine(let option): option
        case .settings, .file(""): "settings"
        case .script(let file, let line): "\(QuotedText.path(file)):\(line)"
        case .environmentVariable(let name): name
        case .file(let path): QuotedText.path(path)
        case .typeDefault: "default"
        }
    }
}
