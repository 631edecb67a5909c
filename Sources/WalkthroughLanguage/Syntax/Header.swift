import Basics
package import HeadlessUIKit

/// What a script says before its first step, each line with its place.
package struct Header: Equatable {
    /// The title; nil for the file's name.
    package var title: Located<Template>?
    /// The tags, in the order written.
    package var tags: [Located<String>] = []
    /// The app; nil for the configuration's.
    package var app: Located<String>?
    /// The environment; nil for the configuration's.
    package var environment: Located<String>?
    /// The test flags set for this walkthrough.
    package var flags: [Setting] = []
    /// The configuration values set for this walkthrough.
    package var settings: [Setting] = []
    /// What the app finds stored.
    package var storage: [StoredContent] = []
    /// The parameters.
    package var parameters: [Parameter] = []
    /// The stage's date at launch, as the time since 1970-01-01T00:00:00Z.
    package var time: Located<Duration>?
    /// The line `timing exact`: nominal latencies matter, schedule sweeps skip the script.
    package var exactTiming: Located<Bool>?
    /// The line `fragment`: the script is only for `use` and is not run alone.
    package var fragment: Located<Bool>?
    /// The line `skip` or `known failure`, with its reason.
    package var disposition: Located<Disposition>?
    /// What the accessibility audit may find.
    package var waivers: [Waiver] = []
    /// The line `properties`: the script says what must always hold, and is not run alone.
    package var propertiesMark: Located<Bool>?
    /// What must always hold.
    package var properties: [Property] = []
    /// The elements whose texts make no state for `explore`.
    package var volatile: [Located<ElementQuery>] = []
    /// The line `survives relaunch`: `--disturb relaunch` may end the app in between.
    package var survivesRelaunch: Located<Bool>?
    /// The table of examples.
    package var examples: Examples?

    /// Creates an empty header.
    package init() {}

    /// Whether the script is only for `use`.
    package var isFragment: Bool { fragment != nil }
}

extension Header {
    /// What is expected of a walkthrough that is not simply run, and why.
    package enum Disposition: Equatable, Sendable {
        /// It is not run.
        case skip(reason: String)
        /// It is run and expected to fail.
        case knownFailure(reason: String)

        /// The words of its line.
        var word: String {
            switch self {
            case .skip: "skip"
            case .knownFailure: "known failure"
            }
        }
    }
}

extension Header {
    /// A line `flag NAME VALUE` or `set KEY.PATH VALUE`.
    package struct Setting: Equatable, Sendable {
        /// The flag's name, or the configuration's key path.
        package var key: Located<String>
        /// The value as written, quotes undone.
        package var value: Located<Template>
        /// Whether the value stood in quotes, and so is a text and no number or truth value.
        package var isQuoted: Bool

        /// Creates a setting.
        package init(key: Located<String>, value: Located<Template>, isQuoted: Bool) {
            self.key = key
            self.value = value
            self.isQuoted = isQuoted
        }
    }
}

extension Header {
    /// A line `param NAME [= "…"]`.
    package struct Parameter: Equatable, Sendable {
        /// The parameter's name.
        package var name: Located<String>
        /// Its default value; nil for a parameter that must be given.
        package var defaultValue: String?

        /// Creates a parameter.
        package init(name: Located<String>, defaultValue: String?) {
            self.name = name
            self.defaultValue = defaultValue
        }
    }
}

extension Header {
    /// A line `storage NAME with "…"`.
    package struct StoredContent: Equatable, Sendable {
        /// The name the app keeps it under.
        package var name: Located<String>
        /// What the app finds there.
        package var content: Template

        /// Creates stored content.
        package init(name: Located<String>, content: Template) {
            self.name = name
            self.content = content
        }
    }
}

extension Header {
    /// A table of examples: the script is run once per row.
    package struct Examples: Equatable, Sendable {
        /// The parameters that the columns give values to.
        package var columns: [Located<String>]
        /// The rows, each with a value per column.
        package var rows: [Row]
        /// The position of the word `examples`.
        package var location: SourceLocation
        /// Whether the row of names is faulty, so that some of them may be missing.
        var hasFaultyHead = false

        /// Creates a table.
        package init(columns: [Located<String>], rows: [Row], location: SourceLocation) {
            self.columns = columns
            self.rows = rows
            self.location = location
        }
    }
}

extension Header.Examples {
    /// A row of a table of examples.
    package struct Row: Equatable, Sendable {
        /// The values, in the order of the columns.
        package var values: [String]
        /// The position of the row's bar.
        package var location: SourceLocation

        /// Creates a row.
        package init(values: [String], location: SourceLocation) {
            self.values = values
            self.location = location
        }
    }
}

extension Header.Setting {
    /// Returns the setting with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Header.Setting {
        var result = self
        result.value.value = self.value.value.resolved(with: value)
        return result
    }
}

extension Header {
    /// A line `waive RULE on ELEMENT because "…"`: what the accessibility audit finds there is no failure.
    package struct Waiver: Equatable {
        /// The place where a rule may be broken.
        package enum Target: Equatable {
            /// On these elements.
            case element(ElementQuery)
            /// On the screen of that name, by what is about it as a whole.
            case screen(String)
        }

        /// The rule of the audit.
        package var rule: Located<AuditRule>
        /// The place where it may be broken.
        package var target: Target
        /// Why it may be.
        package var reason: String

        /// Creates a waiver.
        package init(rule: Located<AuditRule>, target: Target, reason: String) {
            self.rule = rule
            self.target = target
            self.reason = reason
        }
    }
}

extension Header.Waiver: CustomStringConvertible {
    /// The waiver as the language writes it.
    package var description: String {
        "waive \(rule.value.identifier) on \(target) because \(reason.quoted)"
    }
}

extension Header.Waiver.Target: CustomStringConvertible {
    /// The target as the language writes it.
    package var description: String {
        switch self {
        case .element(let element): "\(element)"
        case .screen(let name): "screen \(name.quotedUnlessBare)"
        }
    }

    /// Returns the target with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Self {
        switch self {
        case .element(let element): .element(element.resolved(with: value))
        case .screen: self
        }
    }
}
