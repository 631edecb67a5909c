/// Parts of one scene that are alive although it has left for good.
package struct Leak: Equatable, Sendable {
    /// The scene: `Search`.
    package let scene: String
    /// The parts still alive, in the order in which they were registered.
    package let parts: [String]
    /// The tasks of the scene that are still running, which hold the parts.
    package let holders: [String]
    /// The possible holders: tasks, timers and callbacks that were added while the scene was there, and remain.
    package var suspects: [String] = []
    /// The registrations that the scene left behind, if the leak is about these.
    package var leftBehind: [String] = []

    /// Makes a leak.
    package init(
        scene: String, parts: [String], holders: [String], suspects: [String] = [], leftBehind: [String] = []
    ) {
        (self.scene, self.parts, self.holders, self.suspects) = (scene, parts, holders, suspects)
        self.leftBehind = leftBehind
    }

    /// What leaked, what holds it, and what to do.
    package var message: String {
        guard leftBehind.isEmpty else {
            let left = leftBehind.joined(separator: ", ")
            let (verb, them) = leftBehind.count == 1 ? ("goes on", "it") : ("go on", "them")
            return "\(scene) has left for good, but \(left) \(verb), and nothing is left that could end \(them). "
                + "End \(them) in `didLeaveForGood`, or use what ends with the scene: its `tasks`, and "
                + "`observe(_:object:using:)` for notifications."
        }
        let alive = parts.joined(separator: ", ")
        let verb = parts.count == 1 ? "is" : "are"
        return "\(scene) has left for good, but \(alive) \(verb) still alive. " + cause
    }

    /// The holders, or where to search for them.
    private var cause: String {
        if !holders.isEmpty { return "Held by " + holders.joined(separator: ", ") + "." }
        let likely =
            "a closure that one of them stores, such as a view's UIAction: let it capture `[weak self]` or "
            + "`[unowned self]`. If no closure holds it, look for a delegate or a cache that does."
        guard !suspects.isEmpty else { return "The usual cause is " + likely }
        return "What was started while it was there and is still pending may hold it: "
            + suspects.joined(separator: ", ")
            + ". Start it in the scene's task scope, which ends it, or, if it must go on, let it capture only what it "
            + "needs. Otherwise the usual cause is " + likely
    }
}
