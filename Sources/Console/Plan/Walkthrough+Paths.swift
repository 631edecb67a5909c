import Walkthroughs

extension Walkthrough {
    /// The paths of the scripts that it is made of: its own, and those that it uses.
    var paths: [String] { [path] + program.scripts.values.map(\.path) }
}
