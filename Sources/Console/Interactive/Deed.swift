import StageRuntime
import Walkthroughs

/// A step that was performed at the console, with what it takes to do it again and to write it down.
struct Deed {
    /// What was done, its parameters replaced.
    var command: Command
    /// The line, secrets as dots.
    var source: String
    /// Whether it typed into a secure field, or compared what stands there with a text.
    var isSecret = false
    /// Whether it failed; what it did before that is replayed, and not written down.
    var hasFailed = false
    /// How far it moved the clock.
    var elapsed: Duration = .zero
    /// The name of the screen after it.
    var screenName: String?
}
