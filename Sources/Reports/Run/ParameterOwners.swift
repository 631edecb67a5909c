/// The scripts of a run that take one parameter.
package struct ParameterOwners: Equatable, Codable, Sendable {
    /// The parameter's name.
    package var name: String
    /// The scripts' paths, each once, in the order of the plan.
    package var scripts: [String]

    /// Makes the owners of a parameter.
    package init(name: String, scripts: [String]) {
        self.name = name
        self.scripts = scripts
    }
}
