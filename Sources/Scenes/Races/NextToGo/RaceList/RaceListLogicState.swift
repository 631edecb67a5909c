package import RacesWorkers

/// The state of RaceList.
package struct RaceListLogicState: Equatable, Codable {
    /// Why the last load failed, as the user sees it.
    package enum Failure: String, CaseIterable, Codable {
        /// There is no connection.
        case offline
        /// Anything else.
        case other
    }

    /// The content of the screen.
    package enum Content: Equatable {
        /// Races, the earliest first.
        case races([Race])
        /// The last load has failed.
        case failure(Failure)
        /// Races are being loaded.
        case loading
        /// There are no races.
        case empty
    }

    /// The user's filters.
    package var filters: RaceFilters
    /// The rule for loading races.
    package var refresh: RefreshRule
    /// The loaded races that are not expired, the earliest first.
    package var races: [Race] = []
    /// Whether the user waits for a load: before the first reply, and after Reset, Try again or a pull.
    package var isAwaited = false
    /// Why the last load failed; nil if it did not fail, or if the failure was cleared.
    package var failure: Failure?
    /// The time of the last successful reply; nil before the first one.
    package var lastReply: Moment?
    /// Whether a load has failed since the last successful reply.
    package var isStale = false

    /// Makes the state before the launch.
    package init(rules: RaceRules) {
        filters = RaceFilters(topCount: rules.topCount)
        refresh = RefreshRule(interval: rules.refreshSeconds)
    }

    /// The content of the screen: the first case that applies.
    package var content: Content {
        let shown = filters.shown(of: races)
        if !shown.isEmpty { return .races(shown) }
        if let failure { return .failure(failure) }
        return isAwaited ? .loading : .empty
    }

    /// Whether fewer races can be shown than the user wants.
    package var hasTooFew: Bool { filters.shown(of: races).count < filters.topCount }
}
