import Basics

/// An error of the configuration: what is wrong, and where.
package enum ConfigurationError: Error, Equatable, Sendable {
    /// The file is not there.
    case fileMissing(path: String)
    /// The path is that of a folder, a pipe or a device.
    case notAFile(path: String, kind: String)
    /// The system does not allow reading it.
    case unreadable(path: String, reason: String)
    /// It is a binary property list.
    case binary(path: String)
    /// It is not a property list, or a broken one; the line if it is known.
    case notAPropertyList(path: String, line: Int?, reason: String)
    /// Its outermost value is not a dictionary.
    case rootNotADictionary(path: String, found: String)
    /// A value that the configuration cannot hold, such as an integer of more than 64 bits.
    case unusableValue(ConfigurationKeyPath, path: String, text: String)

    /// A text that is not a key path.
    case malformedKeyPath(text: String, origin: ConfigurationOrigin, fault: ConfigurationKeyPath.Fault)
    /// A text that is not `key=value`.
    case malformedOverride(text: String, origin: ConfigurationOrigin)

    /// Neither an app nor the engine has this key.
    case unknownKey(ConfigurationKeyPath, origin: ConfigurationOrigin, nearest: ConfigurationKeyPath?)
    /// A key whose value cannot be given as text.
    case notSettable(ConfigurationKeyPath, origin: ConfigurationOrigin, type: ConfigurationType)
    /// A value in the file has another type than its key.
    case wrongType(
        ConfigurationKeyPath, origin: ConfigurationOrigin, expected: ConfigurationType, found: ConfigurationValue)
    /// The text of an override is not a value of its key's type.
    case wrongText(ConfigurationKeyPath, origin: ConfigurationOrigin, expected: ConfigurationType, found: String)
    /// A key that the app needs has no value.
    case missingKey(ConfigurationKeyPath, path: String, expected: ConfigurationType?)
    /// A key of `workers` makes a worker live, but its app has no base URL.
    case missingServer(
        ConfigurationKeyPath, path: String, live: ConfigurationKeyPath, origin: ConfigurationOrigin)
    /// A worker is live, but its app's base URL is not the URL of a server.
    case unusableServer(ConfigurationKeyPath, origin: ConfigurationOrigin, fault: String)
    /// The app's own type refused the values.
    case refused(ConfigurationKeyPath, origin: ConfigurationOrigin, reason: String)
    /// Two apps declare one key with different types.
    case conflictingTypes(ConfigurationKeyPath, first: ConfigurationType, second: ConfigurationType)
    /// The keys of the app's configuration type cannot be found.
    case unknowableType(name: String, reason: String)
}

/// The errors of a configuration, those of the file before those of the overrides; never empty.
package struct ConfigurationErrors: Error, Equatable, Sendable {
    /// The errors.
    package let errors: [ConfigurationError]

    /// Makes the list of errors that were found in one pass.
    package init(_ errors: [ConfigurationError]) { self.errors = errors }

    /// Makes a list of one error.
    package init(_ error: ConfigurationError) { errors = [error] }

    /// The messages of the errors, a line each.
    package var messages: [String] { errors.map(\.message) }
}

extension ConfigurationErrors: CustomStringConvertible {
    /// The messages, a line each.
    package var description: String { messages.joined(separator: "\n") }
}

/// The origin of a configuration value; each overrides those after it.
package enum ConfigurationOrigin: Hashable, Sendable {
    /// An option of the command line: `--set`, or a shorthand for it, such as `--environment`.
    case commandLine(option: String)
    /// The settings in the source of a test or a tool, which are passed to `AppTester`.
    case settings
    /// A line of a walkthrough's header.
    case script(file: String, line: Int)
    /// An environment variable, `REHEARSE_SET`.
    case environmentVariable(String)
    /// An environment variable that holds a secret, which no message repeats.
    case secretVariable(String)
    /// The configuration file; the path is empty if there is none and all values come from ``settings``.
    case file(path: String)
    /// The configuration type, which supplies the default.
    case typeDefault
}

extension ConfigurationOrigin: CustomStringConvertible {
    /// The origin as messages and listings name it: `--set`, `demo/search.walk:3`, `REHEARSE_SET`, `Config.plist`.
    package var description: String {
        switch self {
        case .commandLine(let option): option
        case .settings, .file(""): "settings"
        case .script(let file, let line): "\(SafeText.fragment(file)):\(line)"
        case .environmentVariable(let name), .secretVariable(let name): name
        case .file(let path): SafeText.fragment(path)
        case .typeDefault: "default"
        }
    }
}
