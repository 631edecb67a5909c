/// Decides when races are loaded: a state machine that is told what happens and says whether to load now.
///
/// A load is due when the user asks for one, 300 s after the last was asked, and when an expiry leaves too few races to
/// show: at once, or 10 s after the last was asked if they still are too few. Unless the user asks, never while one is
/// under way: what becomes due meanwhile is decided when that one has ended.
package struct RefreshRule: Equatable, Codable, Sendable {
    /// What happens.
    package enum Event: Equatable, Sendable {
        /// The app is launched or the user asks: a load under way is given up, and one is asked at once.
        case demanded
        /// The load under way has ended, with a reply or a failure.
        case ended
        /// A race that was to be shown has expired.
        case expired
        /// Time has passed.
        case looked
    }

    /// What is to be done.
    package enum Action: Equatable, Sendable {
        /// Nothing.
        case wait
        /// Ask for the races.
        case load
    }

    /// How long after a load was asked an expiry may lead to another one, in seconds.
    private static let pause = 10

    /// How long after a load was asked the next one is, in seconds.
    private let interval: Int
    /// When the last load was asked; nil before the launch.
    private var lastAsked: Moment?
    /// Whether a load is under way.
    private var isUnderWay = false
    /// Whether an expiry has left too few races since the last load was asked.
    private var isShort = false

    /// Makes the rule of an app that has not been launched.
    ///
    /// - Parameter interval: how long after a load was asked the next one is, in seconds.
    package init(interval: Int) {
        self.interval = interval
    }

    /// Takes in what happens and says what is to be done.
    ///
    /// - Parameters:
    ///   - event: what happens.
    ///   - now: when.
    ///   - tooFew: whether fewer races than the user wants are there to show, after the event.
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

    /// When to look again at the latest; nil while a load is under way or before the launch.
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
