package import StageRuntime

/// What a line of the walkthrough language asks for; `CommandReference` has the syntax and the help of each.
package indirect enum Command: Equatable {
    // Actions

    /// Taps an element.
    case tap(ElementQuery)
    /// Appends text to a field, or to the focused field when none is named.
    case type(Template, into: ElementQuery?)
    /// Empties a field.
    case clear(ElementQuery)
    /// Presses Return in a field.
    case submit(ElementQuery)
    /// Sets a switch.
    case `switch`(ElementQuery, on: Bool)
    /// Chooses a segment, or an item of a picker or a menu.
    case select(Template, in: ElementQuery)
    /// Scrolls a list or another scroll view.
    case scroll(ElementQuery, ScrollGoal)
    /// Presses the navigation bar's Back.
    case back
    /// Makes the edge gesture, or begins it and lets go.
    case swipeBack(cancelled: Bool)
    /// Pulls down the top sheet, or lowers the keyboard.
    case dismiss
    /// Turns the device to an orientation, or to the other one when none is said.
    case rotate(to: ScreenOrientation?)
    /// Sends the app to the background.
    case background
    /// Brings the app back to the foreground.
    case foreground
    /// Sends the app a memory warning.
    case memoryWarning
    /// Launches the app by name; otherwise the first step that needs it does.
    case launch
    /// Ends the app and launches it again with its storage kept.
    case relaunch
    /// Moves the clock.
    case wait(Wait)

    // Traits

    /// Sets the preferred text size.
    case textSize(TextSize)
    /// Sets the light or the dark appearance.
    case appearance(Appearance)
    /// Sets the locale by its identifier.
    case locale(String)

    // The world

    /// Connects or disconnects calls of kind network.
    case network(online: Bool)
    /// Lets the next calls of a name fail; the kind's default fault and all calls when not said.
    case fail(call: String, with: WorkerFault?, times: Int?)
    /// Lets replies take that much longer; zero ends it.
    case delay(call: String, by: Duration)
    /// Lets replies wait.
    case hold(call: String)
    /// Delivers held replies, in the order asked or last first.
    case release(call: String, lastFirst: Bool)
    /// Gives the next reply's body.
    case reply(call: String, with: Template)

    // Expectations

    /// Looks at the stage.
    case expect(Expectation)

    // Structure

    /// Performs another script's steps.
    case use(Use)
    /// Performs steps so many times.
    case `repeat`(Int, [Step])
    /// Performs steps if an expectation holds.
    case when(Expectation, [Step])

    // The console

    /// What only a person at the console can ask for.
    case console(ConsoleCommand)
}
