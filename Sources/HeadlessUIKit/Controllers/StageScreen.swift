/// What a controller is to the stage beyond UIKit; the base of all scenes, `SceneController`, adopts it.
package protocol StageScreen: AnyObject {
    /// The name that scripts call the screen by; `nil` if it is no screen.
    var screenName: String? { get }
    /// What a script may look at; `nil` if there is nothing.
    var inspectableState: (any Encodable)? { get }
    /// Called once the controller has left for good and its tasks have ended.
    func stageScreenDidLeave()
}
