import HeadlessUIKit

/// The screens that a session has met, so that a failure can say when something was there last.
struct ScreenHistory {
    /// A screen and the step that led to it.
    struct Entry {
        /// The screen; it holds no view.
        let screen: Screen
        /// The line of the step after which it was there.
        let step: String
    }

    /// How many screens are kept.
    private static let limit = 200
    /// The screens, oldest first; one entry as long as nothing changes.
    private(set) var entries: [Entry] = []

    /// Notes what is on screen after a step.
    mutating func note(_ screen: Screen, after step: String) {
        if entries.last?.screen === screen { return }
        if entries.isEmpty { entries.reserveCapacity(16) }
        if entries.count >= 2 * Self.limit { entries.removeFirst(Self.limit) }
        entries.append(Entry(screen: screen, step: step))
    }

    /// Tells whether something was on one of the screens, the latest looked at first.
    func contains(_ isThere: (Screen) -> Bool) -> Bool { entries.reversed().contains { isThere($0.screen) } }

    /// Returns the step that removed what `isThere` finds, `nil` if it was never there.
    func stepThatRemoved(_ isThere: (Screen) -> Bool) -> String? {
        guard let last = entries.lastIndex(where: { isThere($0.screen) }), last + 1 < entries.count else { return nil }
        return entries[last + 1].step
    }
}
