import Walkthroughs

extension Walkthrough {
    /// The paths of the scripts that it is made of: its own, and those that it uses.
    ///
    /// One that `use` names by another path than its own is there by both.
    var paths: [String] { [path] + program.scripts.flatMap { [$0.key.text, $0.value.path] } }
}
