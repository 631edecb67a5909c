/// Parts of one scene that are alive although it has left for good.
package struct Leak: Equatable, Sendable {
    /// The scene: `Search`.
    package let scene: String
    /// The parts still alive, in the order in which they were registered.
    package let parts: [String]
    /// What the stage knows to hold them: tasks and timers of the scene.
    package let holders: [String]

    /// What leaked, what holds it, and what to do.
    package var message: String {
        let alive = parts.joined(separator: ", ")
        let verb = parts.count == 1 ? "is" : "are"
        let cause =
            holders.isEmpty
            ? "Look for a strong reference to it in a closure, a delegate or a cache; make it weak or unowned."
            : "Held by " + holders.joined(separator: ", ") + "."
        return "\(scene) has left for good, but \(alive) \(verb) still alive. " + cause
    }
}
