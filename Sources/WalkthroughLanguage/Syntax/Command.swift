/// What a line of the walkthrough language asks for, by kind; `CommandReference` has the syntax and the help of each.
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
    /// Changes what the app's worker calls come to.
    case world(WorldChange)
    /// Looks at the stage.
    case expect(Expectation)
    /// Performs another script's steps.
    case use(Use)
    /// Performs steps so many times.
    case `repeat`(Int, [Step])
    /// Performs steps if an expectation holds.
    case when(Expectation, [Step])
    /// What only a person at the console can ask for.
    case console(ConsoleCommand)
}

extension Command {
    /// Whether the app is launched before this command, if it has not been; a block asks for it by what it performs.
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
    /// From due time to due time until the expectation holds, at most its `within`, or 60 s when it has none.
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
