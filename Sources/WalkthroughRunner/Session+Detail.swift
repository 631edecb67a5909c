package import HeadlessUIKit
import StageRuntime

/// What the stage shows after a step, kept as long as nothing can have changed it.
struct ShownStage {
    /// The name of the screen on top, below an alert.
    let screenName: String?
    /// The screen as text.
    let screen: [String]
    /// The screen as a picture; nil before the launch.
    let picture: ScreenPicture?
}

extension Session {
    /// How many of a step's trace events its detail keeps.
    private static let keptEvents = 200

    /// Completes a step by what the stage shows now and by what happened since the trace had so many events.
    ///
    /// After a mere look at the stage it is drawn as after the step before.
    func describe(_ step: inout PerformedStep, since eventCount: Int) {
        let shown = shownStage ?? ShownStage(screenName: screenName, screen: screenLines, picture: picture)
        shownStage = shown
        (step.screenName, step.screen) = (shown.screenName, shown.screen)
        (step.drawing, step.picture) = (shown.picture, shown.picture?.key)
        step.events = lastEvents(min(stage.trace.count - eventCount, Self.keptEvents)).map(\.line)
    }

    /// The whole window as a picture, secrets as dots; nil before the launch.
    package var picture: ScreenPicture? {
        stage.run {
            UIApplication.shared.keyWindow.map { window in
                ScreenPicture(of: window, in: window.traitCollection) {
                    self.concealingTypedSecrets(plain: $0)
                }
            }
        }
    }
}
