package import Workers

/// What RaceList knows.
package struct RaceListLogicState: Equatable, Codable {
    /// Why the last load failed, as far as users are told.
    package enum Failure: String, CaseIterable, Codable {
        /// There is no connection.
        case offline
        /// Anything else.
        case other
    }

    /// What is shown.
    package enum Content: Equatable {
        /// Races, soonest first.
        case races([Race])
        /// That the last load failed.
        case failure(Failure)
        /// That races are being loaded.
        case loading
        /// That there are none.
        case empty
    }

    /// Which of the races the user wants to see.
    package var filters: RaceFilters
    /// When races are loaded.
    package var refresh: RefreshRule
    /// The races that are loaded and not expired, soonest first.
    package var races: [Race] = []
    /// Whether the user waits for a load: before the first reply, after Reset, Try again or a pull.
    package var isAwaited = false
    /// Why the last load failed; nil if it did not, or if that is forgotten.
    package var failure: Failure?
    /// When the last good reply came; nil before it.
    package var lastReply: Moment?
    /// Whether a load has failed since the last good reply.
    package var isStale = false

    /// Makes the state before the launch.
    package init(rules: RaceRules) {
        filters = RaceFilters(topCount: rules.topCount)
        refresh = RefreshRule(interval: rules.refreshSeconds)
    }

    /// What is shown: the first that fits.
    package var content: Content {
        let shown = filters.shown(of: races)
        if !shown.isEmpty { return .races(shown) }
        if let failure { return .failure(failure) }
        return isAwaited ? .loading : .empty
    }

    /// Whether fewer races than the user wants are there to show.
    package var hasTooFew: Bool { filters.shown(of: races).count < filters.topCount }
}
