import Basics
package import HeadlessUIKit
package import StageRuntime

/// A command of the walkthrough language; `CommandReference` has the syntax and the help of each command.
package indirect enum Command: Equatable {
    /// An action of the user on an element.
    case act(ElementAction, on: ElementQuery)
    /// An action of the user without an element.
    case gesture(Gesture)
    /// A launch, or another event of the app.
    case app(AppEvent)
    /// Moves the clock.
    case wait(Wait)
    /// A setting of the user for the display.
    case trait(Trait)
    /// Changes the outcomes of the app's worker calls.
    case world(WorldChange)
    /// An expectation about the stage.
    case expect(Expectation)
    /// The steps of another script.
    case use(Use)
    /// Steps that are repeated a number of times.
    case `repeat`(Int, [Step])
    /// Steps that are performed if an expectation holds.
    case when(Expectation, [Step])
    /// A command of the console, which scripts cannot have.
    case console(ConsoleCommand)
}

extension Command {
    /// Whether it launches the app if the app is not launched yet; true for a block if one of its steps does.
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

    /// Whether it is an action of the user, on the app or on the device.
    package var isByUser: Bool {
        switch self {
        case .act, .gesture: true
        case .app, .wait, .trait, .world, .expect, .use, .repeat, .when, .console: false
        }
    }
}

extension Command: CustomStringConvertible {
    /// The command in the language's syntax; for a block only its first line, for a picture also its lines.
    package var description: String {
        switch self {
        case .act(let action, let element): action.line(on: element)
        case .gesture(let gesture): "\(gesture)"
        case .app(let event): "\(event)"
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
    /// Returns the command with the values of its parameters; the steps inside a block are unchanged.
    func resolved(with value: (_ name: String) -> String?) -> Command { mappingTexts { $0.resolved(with: value) } }

    /// Returns the command with each quoted text replaced; the steps inside a block are unchanged.
    package func mappingTexts(_ transform: (Template) -> Template) -> Command {
        switch self {
        case .act(let action, let element):
            .act(action.mappingTexts(transform), on: element.mappingTexts(transform))
        case .gesture(let gesture): .gesture(gesture.mappingTexts(transform))
        case .app(.open(let address)): .app(.open(transform(address)))
        case .app(.perform(let name, let texts)): .app(.perform(name, with: texts.map(transform)))
        case .wait(.until(let expectation)): .wait(.until(expectation.mappingTexts(transform)))
        case .world(let change): .world(change.mappingTexts(transform))
        case .expect(let expectation): .expect(expectation.mappingTexts(transform))
        case .when(let expectation, let steps): .when(expectation.mappingTexts(transform), steps)
        case .use(let use): .use(use.mappingTexts(transform))
        case .app, .wait, .trait, .repeat, .console: self
        }
    }
}

/// An event in the life of the app.
package enum AppEvent: Equatable {
    /// Launches the app explicitly; without this command, the first step that needs the app launches it.
    case launch
    /// Ends the app and launches it again; its storage is kept.
    case relaunch
    /// Gives the app a link that the user has followed elsewhere, and brings it to the foreground.
    case open(Template)
    /// Sends the app to the background.
    case background
    /// Brings the app back to the foreground.
    case foreground
    /// Sends the app a memory warning.
    case memoryWarning
    /// Performs a command that the app itself adds to the language, with the texts of its arguments.
    case perform(String, with: [Template])
}

extension AppEvent: CustomStringConvertible {
    /// The line in the language's syntax.
    package var description: String {
        switch self {
        case .launch: "launch"
        case .relaunch: "relaunch"
        case .open(let address): "open \(address.quoted)"
        case .background: "background"
        case .foreground: "foreground"
        case .memoryWarning: "memory warning"
        case .perform(let name, let texts): (["do", name] + texts.map(\.quoted)).joined(separator: " ")
        }
    }
}

/// How far `wait` moves the clock.
package enum Wait: Equatable {
    /// To the next thing that is due.
    case next
    /// By exactly this duration.
    case by(Duration)
    /// From due time to due time until the expectation holds, at most for its `within`, or 60 s without one.
    case until(Expectation)
}

extension Wait: CustomStringConvertible {
    /// The line in the language's syntax.
    package var description: String {
        switch self {
        case .next: "wait"
        case .by(let duration): "wait \(duration.text)"
        case .until(let expectation): "wait until \(expectation)"
        }
    }
}

/// An action of the user that names no element.
package enum Gesture: Equatable {
    /// Appends text to the focused field.
    case type(Template)
    /// Presses the navigation bar's Back.
    case back
    /// Performs the edge gesture, or begins and cancels it.
    case swipeBack(cancelled: Bool)
    /// Turns to the page at the other side: the next one if the finger moves to the left.
    case swipe(SwipeDirection)
    /// Pulls down the top sheet, or hides the keyboard if there is no sheet.
    case dismiss
    /// Rotates the device to an orientation; without one, between portrait and landscape.
    case rotate(to: ScreenOrientation?)
}

/// The orientation of the device.
package enum ScreenOrientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

extension Gesture: CustomStringConvertible {
    /// The line in the language's syntax.
    package var description: String {
        switch self {
        case .type(let text): "type \(text.quoted)"
        case .back: "back"
        case .swipeBack(let cancelled): cancelled ? "swipe back cancelled" : "swipe back"
        case .swipe(let direction): "swipe \(direction.rawValue)"
        case .dismiss: "dismiss"
        case .rotate(let orientation): orientation.map { "rotate to \($0.rawValue)" } ?? "rotate"
        }
    }

    /// Whether it goes back to the screen below.
    package var goesBack: Bool {
        switch self {
        case .back, .swipeBack: true
        case .type, .swipe, .dismiss, .rotate: false
        }
    }

    func mappingTexts(_ transform: (Template) -> Template) -> Gesture {
        switch self {
        case .type(let text): .type(transform(text))
        case .back, .swipeBack, .swipe, .dismiss, .rotate: self
        }
    }
}

/// A change of the outcomes of worker calls; it lasts until the next change.
package enum WorldChange: Equatable {
    /// Connects or disconnects calls of kind network.
    case network(online: Bool)
    /// Makes the next calls of a name fail; by default all calls, with the default fault of their kind.
    case fail(call: String, with: WorkerFault?, times: Int?)
    /// Makes the replies of the next calls of a name get lost after the server has performed them.
    case loseReplies(of: String, times: Int?)
    /// Makes replies take longer by this duration; zero ends the delay.
    case delay(call: String, by: Duration)
    /// Holds replies until they are released.
    case hold(call: String)
    /// Delivers held replies, in the order of the requests or the last one first.
    case release(call: String, lastFirst: Bool)
    /// Sets the body of the next reply.
    case reply(call: String, with: Template)
}

extension WorldChange: CustomStringConvertible {
    /// The line in the language's syntax.
    package var description: String {
        switch self {
        case .network(let online): return online ? "network online" : "network offline"
        case .fail(let call, let fault, let times):
            return Self.failure(of: call, fault?.description, times)
        case .loseReplies(let call, let times): return Self.failure(of: call, "lost reply", times)
        case .delay(let call, let duration): return "delay \(call.quotedUnlessBare) by \(duration.text)"
        case .hold(let call): return "hold \(call.quotedUnlessBare)"
        case .release(let call, let lastFirst): return "release \(call.quotedUnlessBare)\(lastFirst ? " last" : "")"
        case .reply(let call, let body): return "reply \(call.quotedUnlessBare) with \(body.quoted)"
        }
    }

    private static func failure(of call: String, _ fault: String?, _ times: Int?) -> String {
        let parts = [fault.map { "with " + $0 }, times?.counted("time")].compactMap(\.self)
        return (["fail", call.quotedUnlessBare] + parts).joined(separator: " ")
    }

    func mappingTexts(_ transform: (Template) -> Template) -> WorldChange {
        switch self {
        case .reply(let call, let body): .reply(call: call, with: transform(body))
        case .network, .fail, .loseReplies, .delay, .hold, .release: self
        }
    }
}
