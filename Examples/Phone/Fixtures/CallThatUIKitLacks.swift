// error: 'warnOfMemory' is inaccessible due to 'package' protection level
import Rehearsal

/// A scene that uses what the stage's UIKit has for scripts, and UIKit does not.
final class CallThatUIKitLacks: SceneController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.shared.warnOfMemory()
    }
}
