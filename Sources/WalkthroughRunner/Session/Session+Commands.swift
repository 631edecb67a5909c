import Basics
import Results
import struct Foundation.URL
import HeadlessUIKit
import Scene
import StageRuntime
import WalkthroughLanguage

extension Session {
    /// Carries out a command on the running stage, without settling.
    func carryOut(_ command: Command) throws(StepFailure) {
        if command.isByUser, UIApplication.shared.applicationState == .background {
            throw StepFailure(
                .action, "the app is in the background, where it cannot be used; `foreground` brings it back")
        }
        switch command {
        case .act(let action, let query):
            try stage.loop.performTurn { () throws(StepFailure) in try act(action, on: query) }
        case .gesture(let gesture): try stage.loop.performTurn { () throws(StepFailure) in try make(gesture) }
        case .app(let event): try tell(event)
        case .wait(let wait): try self.wait(wait)
        case .trait(let trait): set(trait)
        case .world(let change): change.apply(to: stage.workers, of: app, at: stepLocation)
        case .expect(let expectation): try expect(expectation)
        case .use:
            throw StepFailure(.action, "what this `use` gives to its parameters is longer than 1 MiB; make it shorter")
        case .repeat, .when, .console:
            preconditionFailure("a cursor or the console takes `\(command)` apart before it is carried out")
        }
    }

    private func make(_ gesture: Gesture) throws(StepFailure) {
        let app = UIApplication.shared
        let window = app.frontWindow
        switch gesture {
        case .type, .back, .swipeBack, .swipe, .dismiss: if window == nil { throw Self.nothingOnScreen }
        case .rotate: break
        }
        if case .type(let text) = gesture { return try typeIntoFocused(text) }
        do throws(GestureRefusal) {
            switch gesture {
            case .type: break
            case .back: try window?.goBack()
            case .swipeBack(let cancelled): try window?.swipeBack(cancelled: cancelled)
            case .swipe(let direction): try window?.swipe(direction)
            case .dismiss: try window?.pullDown()
            case .rotate(nil): try app.rotate()
            case .rotate(.portrait): try app.rotate(to: .portrait)
            case .rotate(.landscape):
                if !UIDevice.current.orientation.isLandscape { try app.rotate(to: .landscapeRight) }
            }
        } catch {
            switch error {
            case .orientation, .sameOrientation: return
            default: throw StepFailure(.action, screen.flatMap(OpenAlert.init)?.refusal(of: gesture) ?? error.message)
            }
        }
    }

    private func tell(_ event: AppEvent) throws(StepFailure) {
        let app = UIApplication.shared
        switch event {
        case .launch:
            if isLaunched {
                throw StepFailure(.action, "the app has been launched already; `relaunch` ends and launches it again")
            }
            try launchIfNeeded()
        case .relaunch: try launchAnew(by: line)
        case .open(let address): try open(address.text)
        case .background: app.enterBackground()
        case .foreground: app.enterForeground()
        case .memoryWarning: app.warnOfMemory()
        case .perform(let name, let texts): try perform(name, with: texts.map(\.text))
        }
    }

    /// Performs a command that the app adds to the language.
    private func perform(_ name: String, with texts: [String]) throws(StepFailure) {
        let isMeant = { (command: AppCommand) in command.name == name && command.arguments.count == texts.count }
        guard let command = app.commands.first(where: isMeant) else {
            let names = app.commands.map(\.name).listed("and")
            let known = "it adds \(names.isEmpty ? "none" : names)"
            throw StepFailure(.action, "\(app.name) has no command \(name.backquoted) with such arguments; \(known)")
        }
        do {
            try stage.loop.performTurn { try UIApplication.shared.perform(command, with: texts) }
        } catch {
            throw StepFailure(.action, "\(name.backquoted) of \(app.name) failed: \(error)")
        }
    }

    /// Gives the app a link that the user has followed elsewhere; an app in the background comes to the foreground.
    private func open(_ address: String) throws(StepFailure) {
        guard let url = URL(string: address), url.scheme != nil else {
            throw StepFailure(
                .action, "\(address.quoted) is no link: a link begins with a scheme, such as `\(app.name)://`")
        }
        guard UIApplication.shared.followLink(url) else {
            throw StepFailure(
                .action,
                "\(app.name) does not know \(address.quoted): `open(_:)` of its `StageApp` returned false, as it does "
                    + "by default; have it show what the link is about and return true")
        }
    }

    private func set(_ trait: Trait) {
        let app = UIApplication.shared
        switch trait {
        case .textSize(let size): app.setContentSizeCategory(size.category)
        case .appearance(let appearance): app.setUserInterfaceStyle(appearance == .dark ? .dark : .light)
        case .locale(let identifier): app.setLocale(identifier)
        }
    }
}

extension WorldChange {
    /// Applies the rule of a script's line to an app's worker gate.
    fileprivate func apply(to workers: WorkerGate, of app: RunnableApp, at location: SourceLocation?) {
        switch self {
        case .network(let isOnline): workers.isNetworkOffline = !isOnline
        case .fail(let call, let fault, let times):
            let kind = app.calls.first { $0.name == call }?.kind ?? .network
            workers.fail(call, with: fault ?? kind.defaultFault, times: times)
        case .loseReplies(let call, let times): workers.loseReplies(of: call, times: times)
        case .delay(let call, let duration): workers.delay(call, by: duration)
        case .hold(let call): workers.hold(call)
        case .release(let call, let isLastFirst): workers.release(call, lastFirst: isLastFirst)
        case .reply(let call, let body): workers.reply(call, with: body.text, at: location?.description)
        }
    }
}

extension TextSize {
    var category: UIContentSizeCategory {
        switch self {
        case .xs: .extraSmall
        case .s: .small
        case .m: .medium
        case .l: .large
        case .xl: .extraLarge
        case .xxl: .extraExtraLarge
        case .xxxl: .extraExtraExtraLarge
        case .ax1: .accessibilityMedium
        case .ax2: .accessibilityLarge
        case .ax3: .accessibilityExtraLarge
        case .ax4: .accessibilityExtraExtraLarge
        case .ax5: .accessibilityExtraExtraExtraLarge
        }
    }
}
