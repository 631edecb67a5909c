import HeadlessUIKit
import WalkthroughLanguage

/// What watches the steps of a session: which of them had no effect, and which screens there were.
struct StepWatch {
    /// Whether no step has been performed since the launch; an idle wait then gives no warning.
    var isFresh = false
    /// Whether the last step was a `wait until` that had nothing to wait for, and not the first step.
    private(set) var hadNothingToWaitFor = false
    /// The control without an action that the current step used; nil if there is none.
    private(set) var idleUse: IdleUse?
    /// The last such use by any step.
    private(set) var lastIdleUse: IdleUse?
    /// Whether a step has counted the requests of a call, or has set the outcome of one request.
    private(set) var countsRequests = false
    /// Collects the elements of each screen; strong, it belongs to the run; nil if not wanted.
    var sightings: ScreenSightings?
    private(set) var history = ScreenHistory()

    mutating func begin(_ command: Command) {
        countsRequests = countsRequests || command.countsRequests
        hadNothingToWaitFor = false
        idleUse = nil
    }

    mutating func end(_ command: Command) { if command.endsFreshness { isFresh = false } }

    /// Records that a wait had nothing to wait for.
    ///
    /// With a live server that is normal: its answer arrives, in real time, while the step before settles.
    mutating func noteIdleWait(hasWorkedElsewhere: Bool) { hadNothingToWaitFor = !isFresh && !hasWorkedElsewhere }

    mutating func note(_ use: IdleUse) { (idleUse, lastIdleUse) = (use, use) }

    mutating func note(_ screen: Screen, of app: String, after step: String) {
        history.note(screen, after: step)
        sightings?.note(screen, of: app)
    }

    /// Forgets the screens.
    mutating func end() { history = ScreenHistory() }
}

extension Command {
    /// Whether it counts the requests of a call, or sets the outcome of one request.
    fileprivate var countsRequests: Bool {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)):
            if case .requests = expectation.condition { true } else { false }
        case .world(.reply), .world(.fail(_, _, .some)), .world(.loseReplies(_, .some)): true
        case .world, .wait, .act, .gesture, .app, .trait, .use, .repeat, .when, .console: false
        }
    }

    /// Whether it examines the app or acts on it, so that the next step is not the first after the launch.
    fileprivate var endsFreshness: Bool {
        switch self {
        case .act, .gesture, .wait, .expect: true
        case .app(let event): event != .launch && event != .relaunch
        case .trait, .world, .use, .repeat, .when, .console: false
        }
    }
}

/// The screens of a session, so that a failure can name the step that removed an element.
struct ScreenHistory {
    /// A screen and the step that led to it.
    struct Entry {
        /// The screen; it holds no view.
        let screen: Screen
        /// The line of the step after which it was there.
        let step: String
    }

    private static let limit = 200
    /// The screens, oldest first; one entry as long as nothing changes.
    private(set) var entries: [Entry] = []

    mutating func note(_ screen: Screen, after step: String) {
        if entries.last?.screen === screen { return }
        if entries.isEmpty { entries.reserveCapacity(16) }
        if entries.count >= 2 * Self.limit { entries.removeFirst(Self.limit) }
        entries.append(Entry(screen: screen, step: step))
    }

    /// Returns whether one of the screens satisfies a test, searching from the latest.
    func contains(_ isThere: (Screen) -> Bool) -> Bool { entries.reversed().contains { isThere($0.screen) } }

    /// Returns the step after which the test failed for the first time since it last succeeded; `nil` if it never did.
    func stepThatRemoved(_ isThere: (Screen) -> Bool) -> String? {
        guard let last = entries.lastIndex(where: { isThere($0.screen) }), last + 1 < entries.count else { return nil }
        return entries[last + 1].step
    }
}
