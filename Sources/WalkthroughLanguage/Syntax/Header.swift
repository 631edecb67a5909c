import Basics
package import HeadlessUIKit

/// The lines of a script before its first step, with their locations.
package struct Header: Equatable {
    /// The title; nil if the file's name is the title.
    package var title: Located<Template>?
    /// The tags, in the order written.
    package var tags: [Located<String>] = []
    /// The app; nil for the configuration's app.
    package var app: Located<String>?
    /// The environment; nil for the configuration's environment.
    package var environment: Located<String>?
    /// The test flags set for this walkthrough.
    package var flags: [Setting] = []
    /// The configuration values set for this walkthrough.
    package var settings: [Setting] = []
    /// The contents to store before the launch.
    package var storage: [StoredContent] = []
    /// The parameters.
    package var parameters: [Parameter] = []
    /// The stage's date at launch, as the time since 1970-01-01T00:00:00Z.
    package var time: Located<Duration>?
    /// The line `timing exact`: exact latencies matter, so schedule sweeps skip the script.
    package var exactTiming: Located<Bool>?
    /// The line `quick user`: the script needs a user who does not pause, so schedule sweeps leave out slow users.
    package var quickUser: Located<Bool>?
    /// The line `fragment`: the script can only be used and is not run alone.
    package var fragment: Located<Bool>?
    /// The line `skip` or `known failure`, with its reason.
    package var disposition: Located<Disposition>?
    /// The findings of the accessibility audit that are allowed.
    package var waivers: [Waiver] = []
    /// The line `properties`: the script contains properties and is not run alone.
    package var propertiesMark: Located<Bool>?
    /// The properties.
    package var properties: [Property] = []
    /// The elements whose texts are not part of a state in `explore`.
    package var volatile: [Located<ElementQuery>] = []
    /// The line `survives relaunch`: `--disturb relaunch` may relaunch the app between steps.
    package var survivesRelaunch: Located<Bool>?
    /// The table of examples.
    package var examples: Examples?

    /// Creates an empty header.
    package init() {}

    /// Whether the script can only be used.
    package var isFragment: Bool { fragment != nil }
}

extension Header {
    /// Why a walkthrough is skipped or is expected to fail.
    package enum Disposition: Equatable, Sendable {
        /// It is not run.
        case skip(reason: String)
        /// It is run and expected to fail.
        case knownFailure(reason: String)

        var word: String {
            switch self {
            case .skip: "skip"
            case .knownFailure: "known failure"
            }
        }
    }
}

extension Header {
    /// A line `flag NAME VALUE`, `set KEY.PATH VALUE` or `device "NAME"`.
    package struct Setting: Equatable, Sendable {
        /// The word that begins the line: `flag`, `set` or `device`.
        package var word: String
        /// The flag's name, or the configuration's key path.
        package var key: Located<String>
        /// The value without quotes.
        package var value: Located<Template>
        /// Whether the value is in quotes, and so is a text and not a number or a truth value.
        package var isQuoted: Bool
    }
}

extension Header {
    /// A line `param NAME [= "…"]`.
    package struct Parameter: Equatable, Sendable {
        /// The parameter's name.
        package var name: Located<String>
        /// The default value; nil if the parameter must be given a value.
        package var defaultValue: String?
    }
}

extension Header {
    /// A line `storage NAME with "…"`.
    package struct StoredContent: Equatable, Sendable {
        /// The name of the stored file.
        package var name: Located<String>
        /// The content of the file.
        package var content: Template
    }
}

extension Header {
    /// A table of examples: the script runs once for each row.
    package struct Examples: Equatable, Sendable {
        /// The names of the columns, which are parameters.
        package var columns: [Located<String>]
        /// The rows, each with one value for each column.
        package var rows: [Row]
        /// The location of the word `examples`.
        package var location: SourceLocation
        /// Whether the row of names has an error, so that names may be missing.
        var hasFaultyHead = false
    }
}

extension Header.Examples {
    /// A row of a table of examples.
    package struct Row: Equatable, Sendable {
        /// The values, in the order of the columns.
        package var values: [String]
        /// The location of the row's first bar.
        package var location: SourceLocation
    }
}

extension Header.Setting {
    func resolved(with value: (_ name: String) -> String?) -> Header.Setting {
        var result = self
        result.value.value = self.value.value.resolved(with: value)
        return result
    }
}

extension Header {
    /// A line `waive RULE on ELEMENT because "…"`: it allows a finding of the accessibility audit.
    package struct Waiver: Equatable {
        /// Where the finding is allowed.
        package enum Target: Equatable {
            /// For these elements.
            case element(ElementQuery)
            /// For the screen with this name, if the finding is about the whole screen.
            case screen(String)
        }

        /// The rule of the audit.
        package var rule: Located<AuditRule>
        /// Where the finding is allowed.
        package var target: Target
        /// The reason.
        package var reason: String
    }
}

extension Header.Waiver: CustomStringConvertible {
    /// The waiver in the language's syntax.
    package var description: String { "waive \(rule.value.identifier) on \(target) because \(reason.quoted)" }
}

extension Header.Waiver.Target: CustomStringConvertible {
    /// The target in the language's syntax.
    package var description: String {
        switch self {
        case .element(let element): "\(element)"
        case .screen(let name): "screen \(name.quotedUnlessBare)"
        }
    }

    func resolved(with value: (_ name: String) -> String?) -> Self {
        switch self {
        case .element(let element): .element(element.resolved(with: value))
        case .screen: self
        }
    }
}
