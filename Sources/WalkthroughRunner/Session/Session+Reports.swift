import Basics
import Foundation
package import HeadlessUIKit
package import Results
package import StageRuntime
package import WalkthroughLanguage

extension Session {
    /// The screen as text, secrets as dots.
    package var screenLines: [String] {
        screen.map { $0.text.split(separator: "\n").map { secrets.concealing(in: String($0)) } } ?? []
    }

    /// The name of the topmost screen, below an alert.
    package var screenName: String? {
        stage.run { UIApplication.shared.frontWindow?.screenController?.stageScreen?.screenName }
    }

    /// Returns a failure with everything that helps to understand it.
    package func describe(
        _ failure: StepFailure, at location: SourceLocation, source: String?, uses: [SourceLocation], stepsBefore: Int,
        events: Int
    ) -> WalkthroughFailure {
        var failure = failure
        failure.notes += stage.workers.unreadableReplies.map(\.message)
        if let note = watch.lastIdleUse?.note { failure.notes.append(note) }
        return WalkthroughFailure(
            secrets.concealing(in: failure), at: location, source: source, uses: uses, stepsBefore: stepsBefore,
            time: stage.clock.now, screen: screenLines, pending: pending.map(\.line),
            events: lastEvents(events).map(\.line))
    }

    /// The pending events, soonest first, held replies last, with secrets as dots.
    package var pending: [PendingEvent] {
        secrets.isEmpty ? stage.pendingEvents : stage.pendingEvents.map { secrets.concealing(in: $0) }
    }

    /// The topmost scene's state as indented lines, secrets as dots; nil if it shows none.
    package var stateLines: [String]? { stateExpectations?.map(\.text) }

    /// The same with the lines that expect the values.
    package var stateExpectations: [(text: String, expectation: String?)]? {
        inspectableState.map { state in
            StateInspector(state: state).expectations.map { line in
                (secrets.concealing(in: line.text), line.expectation.map { secrets.concealing(in: $0) })
            }
        }
    }

    /// The last trace events, oldest first, secrets as dots.
    package func lastEvents(_ count: Int) -> [TraceEvent] {
        stage.trace.last(count).map { secrets.concealing(in: $0) }
    }

    /// Whether the device is held upright.
    package var isPortrait: Bool { stage.run { UIApplication.shared.interfaceOrientation.isPortrait } }

    /// The windows, the frontmost last.
    package var windows: [UIWindow] { stage.run { UIApplication.shared.allWindows } }

    /// The window that the user acts on; `nil` if the app shows none.
    package var keyWindow: UIWindow? { stage.run { UIApplication.shared.frontWindow } }

    /// Moves the clock to a moment and settles, as real time does; does nothing if the moment is past.
    ///
    /// - Throws: `StepFailure` if a problem has occurred.
    package func follow(to instant: StageInstant) throws(StepFailure) {
        stage.run { stage.advance(to: max(instant, stage.clock.now)) }
        noteScreen(after: "wait")
        try throwProblems()
    }
}

/// A pending event on a stage.
package struct PendingEvent: Equatable, Sendable {
    /// The name of its task, timer or reply.
    package let name: String
    /// When it is due; nil if it depends on a step, such as the reply of a held call.
    package let due: StageInstant?
    /// Whether it is a task that waits for something unknown to the stage: another task, an input, or real time.
    package let isUnseen: Bool

    /// Makes an event from its parts, as another process has sent it.
    package init(name: String, due: StageInstant?, isUnseen: Bool = false) {
        self.name = name
        self.due = due
        self.isUnseen = isUnseen
    }

    /// The event as one line: `reply of suggestions.search at 1.55s`.
    package var line: String {
        if isUnseen { return "the task " + name + " waits for something outside the stage" }
        guard let due else { return name + " is held until released" }
        return name + " at " + due.offset.text
    }
}

extension Stage {
    /// The pending events, soonest first, then held replies, then tasks that wait for something unknown to the stage.
    ///
    /// Tasks that can go on now come first: a step that failed has left them so.
    var pendingEvents: [PendingEvent] {
        let ready = loop.readyTasks
        let unseen = loop.tasks.running.filter { task in
            task.waits.isEmpty && !task.isObserver && !ready.contains { $0 === task }
        }
        return ready.map { PendingEvent(name: "the task " + $0.path, due: clock.now) }
            + loop.pendingTimers.map { PendingEvent(name: $0.name, due: $0.due) }
            + workers.heldNames.map { PendingEvent(name: "reply of " + $0, due: nil) }
            + unseen.map { PendingEvent(name: $0.path, due: nil, isUnseen: true) }
    }
}

/// What the stage shows after a step; kept until a step may have changed it.
struct ShownStage {
    /// The name of the screen on top, below an alert.
    let screenName: String?
    let screen: String
    /// The screen as a picture; nil before the launch.
    let picture: ScreenPicture?
    let key: String?

    func equals(_ other: ShownStage) -> Bool {
        key == other.key && screen == other.screen && screenName == other.screenName
    }
}

extension Session {
    /// How many of a step's trace events its detail keeps.
    private static let keptEvents = 200

    /// Completes a step with the trace events since an event count, and with what the stage shows now.
    ///
    /// The latter is left out if it is the same as after the step before, unless the step failed.
    func describe(_ step: inout PerformedStep, since eventCount: Int) {
        let shown = shownStage ?? readStage()
        if step.hasFailed || toldStage.map({ !shown.equals($0) }) ?? true {
            (step.screenName, step.screen, step.timeOfDay) = (shown.screenName, shown.screen, timeOfDay)
            (step.drawing, step.picture) = (shown.picture, shown.key)
        }
        (shownStage, toldStage) = (shown, shown)
        let events = lastEvents(min(stage.trace.count - eventCount, Self.keptEvents))
        if !events.isEmpty { step.events = events.map(\.line).joined(separator: "\n") }
    }

    private func readStage() -> ShownStage {
        let picture = picture
        let text = secrets.isEmpty ? screen?.text ?? "" : screenLines.joined(separator: "\n")
        return ShownStage(screenName: screenName, screen: text, picture: picture, key: picture?.key)
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
            UIApplication.shared.frontWindow.map { window in
                ScreenPicture(of: window, in: window.traitCollection) {
                    self.secrets.concealing(plain: $0)
                }
            }
        }
    }
}
