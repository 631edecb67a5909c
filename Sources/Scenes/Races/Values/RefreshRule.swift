/// Decides when to load races: a state machine that returns for each event whether to load now.
///
/// A load is due when the user requests it, and 300 s after the previous request. It is also due when an expiry leaves
/// too few races: at once, or 10 s after the previous request if there are still too few races. While a load is
/// running, only the user can start another one; all other decisions are made when it has ended.
package struct RefreshRule: Equatable, Codable, Sendable {
    /// The events.
    package enum Event: Equatable, Sendable {
        /// The app is launched or the user requests a load: a running load is cancelled, and a new one is started.
        case demanded
        /// The running load has ended, with a reply or a failure.
        case ended
        /// A race on screen has expired.
        case expired
        /// Time has passed.
        case looked
    }

    /// The actions.
    package enum Action: Equatable, Sendable {
        /// Do nothing.
        case wait
        /// Load the races.
        case load
    }

    /// The shortest time between the request of a load and one that an expiry causes, in seconds.
    private static let pause = 10

    /// The time between the requests of two loads, in seconds.
    private let interval: Int
    /// The time of the last request; nil before the launch.
    var lastAsked: Moment?
    /// Whether a load is running.
    var isUnderWay = false
    /// Whether an expiry has left too few races since the last request.
    var isShort = false

    /// Makes a rule before the launch.
    ///
    /// - Parameter interval: the time between the requests of two loads, in seconds.
    package init(interval: Int) {
        self.interval = interval
    }

    /// Handles an event and returns the action to perform.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - now: the time of the event.
    ///   - tooFew: whether fewer races can be shown than the user wants, after the event.
    package mutating func receive(_ event: Event, at now: Moment, tooFew: Bool) -> Action {
        switch event {
        case .demanded: return load(at: now)
        case .ended: isUnderWay = false
        case .expired: isShort = isShort || tooFew
        case .looked: break
        }
        guard let lastAsked, !isUnderWay else { return .wait }
        if now >= lastAsked.advanced(bySeconds: interval) { return load(at: now) }
        if isShort, now >= lastAsked.advanced(bySeconds: Self.pause) {
            if tooFew { return load(at: now) }
            isShort = false
        }
        return .wait
    }

    /// The latest time for the next check; nil during a load and before the launch.
    package var nextLook: Moment? {
        guard let lastAsked, !isUnderWay else { return nil }
        return lastAsked.advanced(bySeconds: isShort ? min(Self.pause, interval) : interval)
    }

    private mutating func load(at now: Moment) -> Action {
        lastAsked = now
        isUnderWay = true
        isShort = false
        return .load
    }
}
