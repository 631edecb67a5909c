import Basics
package import StageRuntime

/// The names that an app declares; a list that is nil is unknown, and its names are not checked.
package struct AppVocabulary: Sendable {
    /// The app's name.
    package var name: String
    /// The name of the app's type, whose static properties are the lists; nil if unknown.
    package var type: String?
    /// The names of its screens.
    package var screens: [String]?
    /// Its worker calls, by name; if empty, every call is reported as unknown.
    package var calls: [String: WorkerCallKind]?
    /// The calls of devices whose replies a script can set.
    package var replyingDevices: Set<String>
    /// The names of its stored files.
    package var storage: [String]?
    /// The accessibility identifiers of all its screens.
    package var identifiers: Set<String>?
    /// The first properties of the key paths of its scenes' states.
    package var stateKeys: Set<String>?
    /// The commands that it adds to the language: the names of their arguments, by their own names.
    package var commands: [String: [String]]?

    /// Creates the vocabulary of an app.
    package init(
        name: String, type: String? = nil, screens: [String]? = nil, calls: [String: WorkerCallKind]? = nil,
        replyingDevices: Set<String> = [], storage: [String]? = nil, identifiers: Set<String>? = nil,
        stateKeys: Set<String>? = nil, commands: [String: [String]]? = nil
    ) {
        (self.name, self.type, self.screens, self.calls, self.storage) = (name, type, screens, calls, storage)
        self.replyingDevices = replyingDevices
        (self.identifiers, self.stateKeys, self.commands) = (identifiers, stateKeys, commands)
    }
}

extension AppVocabulary {
    /// Returns the syntax of an app's command: `do scan card "NUMBER"`.
    package static func usage(of command: String, _ arguments: [String]) -> String {
        (["do", command] + arguments.map(\.quoted)).joined(separator: " ")
    }
}

/// The names against which scripts are checked before the run.
package struct Vocabulary {
    /// The apps.
    package var apps: [AppVocabulary]
    /// The app of scripts that have no `app` line.
    package var defaultApp: String?
    /// The environments; nil if they are unknown.
    package var environments: [String]?
    /// Returns the problem of a value for a key path of an app's configuration, or nil; a flag's key is
    /// `testFlags.NAME`.
    package var checkSetting: (_ app: String?, _ keyPath: String, _ value: String, _ isQuoted: Bool) -> SettingProblem?

    /// Creates a vocabulary; without arguments, no name is checked.
    package init(
        apps: [AppVocabulary] = [], defaultApp: String? = nil, environments: [String]? = nil,
        checkSetting: @escaping (String?, String, String, Bool) -> SettingProblem? = { _, _, _, _ in nil }
    ) {
        (self.apps, self.defaultApp, self.environments) = (apps, defaultApp, environments)
        self.checkSetting = checkSetting
    }
}

extension WorkerCallKind {
    /// The fault of a line `fail NAME` without a fault.
    package var defaultFault: WorkerFault { self == .store ? .io : .offline }

    /// Returns whether a call of this kind can have the fault.
    package func allows(_ fault: WorkerFault) -> Bool {
        switch (self, fault) {
        case (.network, .offline), (.network, .timeout), (.network, .status), (.network, .unauthorised),
            (.network, .garbage), (.store, .io), (.store, .full), (.store, .garbage), (.device, .offline),
            (.device, .timeout), (.device, .unauthorised):
            true
        default: false
        }
    }

    /// The words for the faults that a call of this kind can have.
    package var faultWords: [String] {
        switch self {
        case .network: ["offline", "timeout", "status N", "unauthorised", "garbage", "lost reply"]
        case .store: ["io", "full", "garbage"]
        case .device: ["offline", "timeout", "unauthorised"]
        }
    }
}
