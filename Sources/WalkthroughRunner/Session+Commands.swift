import HeadlessUIKit
import StageRuntime
import WalkthroughLanguage

extension Session {
    /// Carries a command out on the stage that runs, without settling.
    func carryOut(_ command: Command) throws(StepFailure) {
        if command.needsForeground, UIApplication.shared.applicationState == .background {
            throw StepFailure(
                .action, "the app is in the background, where nobody can touch it; `foreground` brings it back")
        }
        switch command {
        case .tap, .type, .clear, .submit, .switch, .select, .scroll:
            try act(command)
        case .back, .swipeBack, .dismiss, .rotate, .background, .foreground, .memoryWarning:
            try gesture(command)
        case .launch:
            if isLaunched {
                throw StepFailure(.action, "the app has been launched already; `relaunch` ends and launches it again")
            }
            try launchIfNeeded()
        case .relaunch:
            try launchAnew(by: line)
        case .wait(let wait):
            try self.wait(wait)
        case .textSize, .appearance, .locale:
            setTrait(command)
        case .network, .fail, .delay, .hold, .release, .reply:
            setWorld(command)
        case .expect(let expectation):
            try expect(expectation)
        case .use, .repeat, .when, .console:
            preconditionFailure("a cursor or the console takes `\(command)` apart before it is carried out")
        }
    }

    private func gesture(_ command: Command) throws(StepFailure) {
        let app = UIApplication.shared
        let window = app.keyWindow
        switch command {
        case .back, .swipeBack, .dismiss: if window == nil { throw Self.nothingOnScreen }
        default: break
        }
        do throws(GestureRefusal) {
            switch command {
            case .back: try window?.goBack()
            case .swipeBack(let cancelled): try window?.swipeBack(cancelled: cancelled)
            case .dismiss: try window?.pullDown()
            case .rotate(nil): try app.rotate()
            case .rotate(.portrait): try app.rotate(to: .portrait)
            case .rotate(.landscape):
                if app.interfaceOrientation.isPortrait { try app.rotate(to: .landscapeRight) }
            case .background: app.enterBackground()
            case .foreground: app.enterForeground()
            default: app.warnOfMemory()
            }
        } catch {
            switch error {
            case .orientation, .sameOrientation: return
            default: throw StepFailure(.action, screen.flatMap(OpenAlert.init)?.refusal(of: command) ?? error.message)
            }
        }
    }

    private func setTrait(_ command: Command) {
        let app = UIApplication.shared
        switch command {
        case .textSize(let size): app.setContentSizeCategory(size.category)
        case .appearance(let appearance): app.setUserInterfaceStyle(appearance == .dark ? .dark : .light)
        case .locale(let identifier): app.setLocale(identifier)
        default: break
        }
    }

    private func setWorld(_ command: Command) {
        let workers = stage.workers
        switch command {
        case .network(let isOnline): workers.isNetworkOffline = !isOnline
        case .fail(let call, let fault, let times):
            let kind = app.calls.first { $0.name == call }?.kind ?? .network
            workers.fail(call, with: fault ?? kind.defaultFault, times: times)
        case .delay(let call, let duration): workers.delay(call, by: duration)
        case .hold(let call): workers.hold(call)
        case .release(let call, let isLastFirst): workers.release(call, lastFirst: isLastFirst)
        case .reply(let call, let body): workers.reply(call, with: body.text)
        default: break
        }
    }
}

extension Command {
    /// Whether a user does it to the app, or to the device while the app is on its screen.
    fileprivate var needsForeground: Bool {
        switch self {
        case .tap, .type, .clear, .submit, .switch, .select, .scroll, .back, .swipeBack, .dismiss, .rotate: true
        default: false
        }
    }
}

extension TextSize {
    /// The same size by UIKit's name.
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
