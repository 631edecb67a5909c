import Foundation
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
        step.timeOfDay = timeOfDay
        step.events = lastEvents(min(stage.trace.count - eventCount, Self.keptEvents)).map(\.line)
    }

    /// The time of day on the stage, in UTC, as a status bar shows it: `09:41`.
    package var timeOfDay: String {
        let minutes = Int(exactly: (stage.now.timeIntervalSince1970 / 60).rounded(.down)) ?? 0
        let minute = ((minutes % 1440) + 1440) % 1440
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return digits(minute / 60) + ":" + digits(minute % 60)
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

/// The screens that a session has met, so that a failure can say when something was there last.
struct ScreenHistory {
    /// A screen and the step that led to it.
    struct Entry {
        /// The screen; it holds no view.
        let screen: Screen
        /// The line of the step after which it was there.
        let step: String
    }

    /// How many screens are kept.
    private static let limit = 200
    /// The screens, oldest first; one entry as long as nothing changes.
    private(set) var entries: [Entry] = []

    /// Notes what is on screen after a step.
    mutating func note(_ screen: Screen, after step: String) {
        if entries.last?.screen === screen { return }
        if entries.isEmpty { entries.reserveCapacity(16) }
        if entries.count >= 2 * Self.limit { entries.removeFirst(Self.limit) }
        entries.append(Entry(screen: screen, step: step))
    }

    /// Tells whether something was on one of the screens, the latest looked at first.
    func contains(_ isThere: (Screen) -> Bool) -> Bool { entries.reversed().contains { isThere($0.screen) } }

    /// Returns the step that removed what `isThere` finds, `nil` if it was never there.
    func stepThatRemoved(_ isThere: (Screen) -> Bool) -> String? {
        guard let last = entries.lastIndex(where: { isThere($0.screen) }), last + 1 < entries.count else { return nil }
        return entries[last + 1].step
    }
}
