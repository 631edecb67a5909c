/// What the stage asks of a scene's controller; `SceneController`, the base class of all scenes, adopts it.
package protocol StageScreen: AnyObject {
    /// The name that scripts call the screen by; `nil` if it is no screen.
    var screenName: String? { get }
    /// The state that scripts may inspect; `nil` if there is none.
    var inspectableState: (any Encodable)? { get }
    /// Called once the controller has left for good and its tasks have ended.
    func stageScreenDidLeave()
}
