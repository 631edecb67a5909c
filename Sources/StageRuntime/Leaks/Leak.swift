/// Parts of one scene that are alive although it has left for good.
package struct Leak: Equatable, Sendable {
    /// The scene: `Search`.
    package let scene: String
    /// The parts still alive, in the order in which they were registered.
    package let parts: [String]
    /// What the stage knows to hold them: tasks of the scene that go on.
    package let holders: [String]
    /// What may hold them: tasks, timers and callbacks that came up while the scene was there, and remain.
    package var suspects: [String] = []

    /// Makes a leak.
    package init(scene: String, parts: [String], holders: [String], suspects: [String] = []) {
        (self.scene, self.parts, self.holders, self.suspects) = (scene, parts, holders, suspects)
    }

    /// What leaked, what holds it, and what to do.
    package var message: String {
        let alive = parts.joined(separator: ", ")
        let verb = parts.count == 1 ? "is" : "are"
        return "\(scene) has left for good, but \(alive) \(verb) still alive. " + cause
    }

    /// What holds them, or where to look for it.
    private var cause: String {
        if !holders.isEmpty { return "Held by " + holders.joined(separator: ", ") + "." }
        if !suspects.isEmpty {
            return "Perhaps held by what came up while it was there and is still pending: "
                + suspects.joined(separator: ", ") + ". Start it in the scene's task scope, or end it with the scene."
        }
        return "Look for a strong reference to it in a closure, a delegate or a cache; make it weak or unowned."
    }
}
