/// Counts how often a scene calls back with its result, which is due once.
///
/// The closure that calls back and the scene's record in the leak ledger own it. A scene that leaves for good without a
/// call is reported when the stage is idle, a second call at once.
package final class DueResult {
    let scene: String
    /// How often the scene has called back since it was shown.
    private(set) var count = 0

    /// Makes the count for a scene.
    package init(of scene: String) { self.scene = scene }

    /// Counts a call, and reports the second one.
    package func arrive() {
        count += 1
        if count == 2 { Stage.running?.report(.repeatedResult(scene: scene)) }
    }

    /// Begins again, since the scene is shown again.
    func reset() { count = 0 }
}
