package import HeadlessUIKit
import StageRuntime

extension Session {
    /// How many of a step's trace events its detail keeps.
    private static let keptEvents = 200

    /// Returns what the stage shows now and what happened since the trace had so many events.
    ///
    /// After a mere look at the stage it is drawn as after the step before.
    func detail(since eventCount: Int) -> StepDetail {
        var detail =
            knownDetail ?? StepDetail(screenName: screenName, screen: screenLines, picture: picture, events: [])
        detail.events = lastEvents(min(stage.trace.count - eventCount, Self.keptEvents))
        knownDetail = detail
        return detail
    }

    /// The whole window as a picture, secrets as dots; nil before the launch.
    package var picture: ScreenPicture? {
        stage.run {
            UIApplication.shared.keyWindow.map { window in
                ScreenPicture(of: window, in: UIApplication.shared.traitCollection) {
                    self.concealingTypedSecrets(plain: $0)
                }
            }
        }
    }
}
