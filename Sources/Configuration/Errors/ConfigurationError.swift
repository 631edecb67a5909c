import Basics

/// An error of the configuration: what is wrong, and where.
///
/// `ConfigurationErrorMessage` has the texts.
package enum ConfigurationError: Error, Equatable, Sendable {
    /// The file is not there.
    case fileMissing(path: String)
    /// A folder, a pipe or a device is in its place.
    case notAFile(path: String, kind: String)
    /// The system does not let it be read.
    case unreadable(path: String, reason: String)
    /// It is a binary property list.
    case binary(path: String)
    /// It is not a property list, or a broken one; the line if it is known.
    case notAPropertyList(path: String, line: Int?, reason: String)
    /// Its outermost value is not a dictionary.
    case rootNotADictionary(path: String, found: String)
    /// A dictionary has a key twice.
    case duplicateKey(ConfigurationKeyPath, path: String, line: Int)
    /// A value that the configuration cannot hold, such as an integer of more than 64 bits.
    case unusableValue(ConfigurationKeyPath, path: String, text: String)
    /// The system does not let the file be written.
    case unwritable(path: String, reason: String)
    /// The folder of the file does not exist.
    case folderMissing(path: String)
    /// Changing the file would lose something in it.
    case wouldLose(path: String, reason: String)

    /// A text that is not a key path.
    case malformedKeyPath(text: String, origin: ConfigurationOrigin, fault: ConfigurationKeyPath.Fault)
    /// A text that is not `key=value`.
    case malformedOverride(text: String, origin: ConfigurationOrigin)

    /// No app and no part of the engine has this key.
    case unknownKey(ConfigurationKeyPath, origin: ConfigurationOrigin, nearest: ConfigurationKeyPath?)
    /// A key whose value no text can give.
    case notSettable(ConfigurationKeyPath, origin: ConfigurationOrigin, type: ConfigurationType)
    /// A value in the file has another type than its key.
    case wrongType(
        ConfigurationKeyPath, origin: ConfigurationOrigin, expected: ConfigurationType, found: ConfigurationValue)
    /// A text of an override is no value of its key's type.
    case wrongText(ConfigurationKeyPath, origin: ConfigurationOrigin, expected: ConfigurationType, found: String)
    /// A key that the app needs is nowhere.
    case missingKey(ConfigurationKeyPath, path: String, expected: ConfigurationType?)
    /// A worker is live, as a key among `workers` says, and there is no base URL of its app's servers.
    case missingServer(
        ConfigurationKeyPath, path: String, live: ConfigurationKeyPath, origin: ConfigurationOrigin)
    /// A worker is live, and the base URL cannot be that of a server.
    case unusableServer(ConfigurationKeyPath, origin: ConfigurationOrigin, fault: String)
    /// The key has no value in the file.
    ///
    /// `nearest` is the key of the file that was probably meant.
    case notSet(ConfigurationKeyPath, path: String, nearest: ConfigurationKeyPath?)
    /// The app's own type refused the values.
    case refused(ConfigurationKeyPath, origin: ConfigurationOrigin, reason: String)
    /// Two apps want different types at one place.
    case conflictingTypes(ConfigurationKeyPath, first: ConfigurationType, second: ConfigurationType)
    /// The app's configuration type cannot be looked into.
    case unknowableType(name: String, reason: String)
}

/// All that is wrong, in the order of the file and then of the overrides; never empty.
package struct ConfigurationErrors: Error, Equatable, Sendable {
    /// The errors.
    package let errors: [ConfigurationError]

    /// Collects errors that were found in one pass.
    package init(_ errors: [ConfigurationError]) {
        self.errors = errors
    }

    /// Wraps a single one.
    package init(_ error: ConfigurationError) {
        errors = [error]
    }

    /// One line an error.
    package var messages: [String] {
        errors.map { ConfigurationErrorMessage($0).text }
    }
}

extension ConfigurationErrors: CustomStringConvertible {
    /// The messages, a line each.
    package var description: String {
        messages.joined(separator: "\n")
    }
}

/// The origin of a configuration value; each overrides those after it.
package enum ConfigurationOrigin: Hashable, Sendable {
    /// An option of the command line: `--set`, or a shorthand for it, such as `--environment`.
    case commandLine(option: String)
    /// What a test or a tool gives in its source, as `AppTester` takes it; there is no command line then.
    case settings
    /// A line of a walkthrough's header.
    case script(file: String, line: Int)
    /// An environment variable, `REHEARSE_SET`.
    case environmentVariable(String)
    /// An environment variable that holds a secret, which no message repeats.
    case secretVariable(String)
    /// The configuration file; the path is empty if there is no file, and everything comes from ``settings``.
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
        case .script(let file, let line): "\(SafeText.fragment(file)):\(line)"
        case .environmentVariable(let name), .secretVariable(let name): name
        case .file(let path): SafeText.fragment(path)
        case .typeDefault: "default"
        }
    }
}
