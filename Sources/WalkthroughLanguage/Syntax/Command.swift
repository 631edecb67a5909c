import Basics
package import StageRuntime

/// A command of the walkthrough language, by kind; `CommandReference` has the syntax and the help of each.
package indirect enum Command: Equatable {
    /// Does to an element what a user does.
    case act(ElementAction, on: ElementQuery)
    /// Does what a user does without naming an element.
    case gesture(Gesture)
    /// Begins, ends or interrupts the app.
    case app(AppEvent)
    /// Moves the clock.
    case wait(Wait)
    /// Changes what the user has set for the display.
    case trait(Trait)
    /// Changes the outcomes of the app's worker calls.
    case world(WorldChange)
    /// Looks at the stage.
    case expect(Expectation)
    /// Performs another script's steps.
    case use(Use)
    /// Performs steps a number of times.
    case `repeat`(Int, [Step])
    /// Performs steps if an expectation holds.
    case when(Expectation, [Step])
    /// What only a person at the console can ask for.
    case console(ConsoleCommand)
}

extension Command {
    /// Whether it launches the app first if that is not launched; a block does if one of its steps does.
    package var needsApp: Bool {
        switch self {
        case .use, .repeat, .app(.launch), .trait, .world, .console: false
        case .act, .gesture, .app, .wait, .expect, .when: true
        }
    }

    /// Whether the lines after it, up to `end`, belong to it.
    package var opensBlock: Bool {
        switch self {
        case .repeat, .when: true
        case .act, .gesture, .app, .wait, .trait, .world, .expect, .use, .console: false
        }
    }

    /// Whether a user does it to the app, or to the device while the app is on its screen.
    package var isByUser: Bool {
        switch self {
        case .act, .gesture: true
        case .app, .wait, .trait, .world, .expect, .use, .repeat, .when, .console: false
        }
    }
}

extension Command: CustomStringConvertible {
    /// The command as the language writes it; of a block, the line that opens it, and of a picture its lines too.
    package var description: String {
        switch self {
        case .act(let action, let element): action.line(on: element)
        case .gesture(let gesture): "\(gesture)"
        case .app(let event): event.rawValue
        case .wait(let wait): "\(wait)"
        case .trait(let trait): "\(trait)"
        case .world(let change): "\(change)"
        case .expect(let expectation): "\(expectation)"
        case .use(let use): "\(use)"
        case .repeat(let count, _): "repeat \(count)"
        case .when(let expectation, _): "when \(expectation)"
        case .console(let command): "\(command)"
        }
    }
}

extension Command {
    /// Returns the command with each parameter replaced by its value; the steps inside a block stay as they are.
    func resolved(with value: (_ name: String) -> String?) -> Command { mappingTexts { $0.resolved(with: value) } }

    /// Returns the command with each text in quotes replaced; the steps inside a block stay as they are.
    package func mappingTexts(_ transform: (Template) -> Template) -> Command {
        switch self {
        case .act(let action, let element):
            .act(action.mappingTexts(transform), on: element.mappingTexts(transform))
        case .gesture(let gesture): .gesture(gesture.mappingTexts(transform))
        case .wait(.until(let expectation)): .wait(.until(expectation.mappingTexts(transform)))
        case .world(let change): .world(change.mappingTexts(transform))
        case .expect(let expectation): .expect(expectation.mappingTexts(transform))
        case .when(let expectation, let steps): .when(expectation.mappingTexts(transform), steps)
        case .use(let use): .use(use.mappingTexts(transform))
        case .app, .wait, .trait, .repeat, .console: self
        }
    }
}

/// What begins, ends or interrupts the app; each case is the line as the language writes it.
package enum AppEvent: String, Equatable, Sendable {
    /// Launches the app by name; otherwise the first step that needs it does.
    case launch
    /// Ends the app and launches it again with its storage kept.
    case relaunch
    /// Sends the app to the background.
    case background
    /// Brings the app back to the foreground.
    case foreground
    /// Sends the app a memory warning.
    case memoryWarning = "memory warning"
}

/// How far `wait` moves the clock.
package enum Wait: Equatable {
    /// To the next thing that is due.
    case next
    /// By exactly that.
    case by(Duration)
    /// Moves to the next due time until the expectation holds, for at most its `within`, or 60 s without one.
    case until(Expectation)
}

extension Wait: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        switch self {
        case .next: "wait"
        case .by(let duration): "wait \(DurationSyntax.text(duration))"
        case .until(let expectation): "wait until \(expectation)"
        }
    }
}

/// What a user does without naming an element.
package enum Gesture: Equatable {
    /// Appends text to the focused field.
    case type(Template)
    /// Presses the navigation bar's Back.
    case back
    /// Makes the edge gesture, or begins and cancels it.
    case swipeBack(cancelled: Bool)
    /// Pulls down the top sheet, or lowers the keyboard.
    case dismiss
    /// Turns the device to an orientation; without one, from portrait to landscape or back.
    case rotate(to: ScreenOrientation?)
}

/// How the device is held.
package enum ScreenOrientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

extension Gesture: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        switch self {
        case .type(let text): "type \(text.quoted)"
        case .back: "back"
        case .swipeBack(let cancelled): cancelled ? "swipe back cancelled" : "swipe back"
        case .dismiss: "dismiss"
        case .rotate(let orientation): orientation.map { "rotate to \($0.rawValue)" } ?? "rotate"
        }
    }

    /// Whether it leaves a screen for the one below it.
    package var goesBack: Bool {
        switch self {
        case .back, .swipeBack: true
        case .type, .dismiss, .rotate: false
        }
    }

    /// Returns the gesture with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> Gesture {
        switch self {
        case .type(let text): .type(transform(text))
        case .back, .swipeBack, .dismiss, .rotate: self
        }
    }
}

/// A change of the outcomes of the app's worker calls; it lasts until the next change.
package enum WorldChange: Equatable {
    /// Connects or disconnects calls of kind network.
    case network(online: Bool)
    /// Lets the next calls of a name fail; by default all of them, with the default fault of their kind.
    case fail(call: String, with: WorkerFault?, times: Int?)
    /// Lets replies take that much longer; zero ends it.
    case delay(call: String, by: Duration)
    /// Lets replies wait.
    case hold(call: String)
    /// Delivers held replies, in the order asked or last first.
    case release(call: String, lastFirst: Bool)
    /// Gives the next reply's body.
    case reply(call: String, with: Template)
}

extension WorldChange: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        switch self {
        case .network(let online): return online ? "network online" : "network offline"
        case .fail(let call, let fault, let times):
            var line = "fail \(call.quotedUnlessBare)"
            if let fault { line += " with \(fault)" }
            if let times { line += times == 1 ? " 1 time" : " \(times) times" }
            return line
        case .delay(let call, let duration): return "delay \(call.quotedUnlessBare) by \(DurationSyntax.text(duration))"
        case .hold(let call): return "hold \(call.quotedUnlessBare)"
        case .release(let call, let lastFirst): return "release \(call.quotedUnlessBare)\(lastFirst ? " last" : "")"
        case .reply(let call, let body): return "reply \(call.quotedUnlessBare) with \(body.quoted)"
        }
    }

    /// Returns the change with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> WorldChange {
        switch self {
        case .reply(let call, let body): .reply(call: call, with: transform(body))
        case .network, .fail, .delay, .hold, .release: self
        }
    }
}

/// What the user has set for the display.
package enum Trait: Equatable, Sendable {
    /// The preferred text size.
    case textSize(TextSize)
    /// The light or the dark appearance.
    case appearance(Appearance)
    /// The locale, by its identifier.
    case locale(String)
}

extension Trait: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        switch self {
        case .textSize(let size): "text size \(size.rawValue)"
        case .appearance(let appearance): "appearance \(appearance.rawValue)"
        case .locale(let identifier): "locale \(identifier.quotedUnlessBare)"
        }
    }
}

/// The light or the dark look of the display.
package enum Appearance: String, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The preferred text size, by the short names of UIKit's content size categories.
package enum TextSize: String, CaseIterable, Sendable {
    /// `UIContentSizeCategory.extraSmall`.
    case xs
    /// `UIContentSizeCategory.small`.
    case s
    /// `UIContentSizeCategory.medium`.
    case m
    /// `UIContentSizeCategory.large`, a device's default.
    case l
    /// `UIContentSizeCategory.extraLarge`.
    case xl
    /// `UIContentSizeCategory.extraExtraLarge`.
    case xxl
    /// `UIContentSizeCategory.extraExtraExtraLarge`.
    case xxxl
    /// `UIContentSizeCategory.accessibilityMedium`.
    case ax1
    /// `UIContentSizeCategory.accessibilityLarge`.
    case ax2
    /// `UIContentSizeCategory.accessibilityExtraLarge`.
    case ax3
    /// `UIContentSizeCategory.accessibilityExtraExtraLarge`.
    case ax4
    /// `UIContentSizeCategory.accessibilityExtraExtraExtraLarge`.
    case ax5
}
