/// The values that the parameters of one script have: `--param` over what was given to the script.
package struct ParameterValues: Equatable, Sendable {
    /// The values of `--param`, the same in every script.
    package var overrides: [String: String]
    /// The script's own: `use` arguments or a row of examples, over its defaults.
    package var own: [String: String]

    /// Creates values.
    package init(overrides: [String: String] = [:], own: [String: String] = [:]) {
        self.overrides = overrides
        self.own = own
    }

    /// Creates the values of a script from what is given to it.
    init(of script: Script, given: [String: String], overrides: [String: String]) {
        var own: [String: String] = [:]
        for parameter in script.header.parameters { own[parameter.name.value] = parameter.defaultValue }
        own.merge(given) { _, given in given }
        self.init(overrides: overrides, own: own)
    }

    /// The value of a parameter; nil when nothing gives it one.
    package subscript(name: String) -> String? { overrides[name] ?? own[name] }
}
