import Walkthroughs

extension TypedLines {
    /// A step, with all of its lines.
    struct Entry {
        var step: Step
        var text: String
    }
}
