package import HeadlessUIKit

/// The results of one run of an exploration; a runner process sends them to the explorer, no journal contains them.
package struct ExploredRun: Equatable, Codable, Sendable {
    /// A performed line, and the state that it led to.
    package struct Move: Equatable, Codable, Sendable {
        /// The line in the walkthrough language.
        package var line: String
        /// Its index among the actions of the state before; `nil` for a line that the plan gave.
        package var choice: Int?
        /// The state after it.
        package var state: UInt64
        /// The worker calls that it requested; `nil` if there were none.
        package var requests: [String]?
        /// Whether it was refused, so that a script cannot contain it; `nil` if not.
        package var isRefused: Bool?

        /// Makes a move.
        package init(
            _ line: String, choice: Int?, to state: UInt64, requests: [String] = [], isRefused: Bool = false
        ) {
            (self.line, self.choice, self.state) = (line, choice, state)
            self.requests = requests.isEmpty ? nil : requests
            self.isRefused = isRefused ? true : nil
        }
    }

    /// A state as it was when first met.
    package struct State: Equatable, Codable, Sendable {
        /// Its identifier.
        package var id: UInt64
        /// The screen's name; empty if it has none.
        package var screen: String
        /// The screen as text.
        package var picture: [String]
        /// The screen as a phone shows it; nil unless it was drawn.
        package var drawing: ScreenPicture?
        /// The lines that a user can perform there; those tried once for each screen come last.
        package var actions: [String]
        /// How many of the actions are tried in each state.
        package var ownCount: Int
        /// The accessibility identifiers on it.
        package var identifiers: [String]
        /// Whether something is due in a second or later, when every animation has ended; nil if not.
        package var waits: Bool?

        /// The secrets that could be typed there; nil if there are none.
        package var secrets: [SecretText]?

        /// Makes a state.
        package init(
            id: UInt64, screen: String, picture: [String] = [], actions: [String], ownCount: Int? = nil,
            identifiers: [String] = []
        ) {
            (self.id, self.screen, self.picture, self.actions) = (id, screen, picture, actions)
            (self.ownCount, self.identifiers) = (ownCount ?? actions.count, identifiers)
        }
    }

    /// Why a run failed.
    package struct Failure: Equatable, Codable, Sendable {
        /// The kind of check that found it: `trap`, `leak`, `dead end`, `property` and so on.
        package var oracle: String
        /// What is wrong, in one sentence without a full stop.
        package var message: String
        /// The screen on which it happened.
        package var screen: String
        /// The innermost function of the app that a crash was in, with its file and line; `nil` if unknown.
        package var frame: String?
        /// The virtual time since the launch in nanoseconds; `nil` if unknown.
        package var clock: Int64?
        /// The header's line with which a script fails in the same way; `nil` if every script does.
        package var property: String?

        /// Makes a failure.
        package init(oracle: String, message: String, screen: String, property: String? = nil) {
            (self.oracle, self.message, self.screen, self.property) = (oracle, message, screen, property)
        }
    }

    /// The performed lines, in order, including the launch; the state before it is 0.
    package var moves: [Move] = []
    /// The states that its process met for the first time.
    package var states: [State] = []
    /// The calls with their outcomes, such as `koober.signIn reply`, each once.
    package var outcomes: [String] = []
    /// The screens that appeared, each once; some of them perhaps for less than a step.
    package var screens: [String] = []
    /// Other bodies that the replies of calls could have had, by call; nil if there are none.
    package var bodies: [String: [String]]?
    /// The secrets that a script types; nil if there are none.
    package var secrets: [SecretText]?
    /// Why it failed; nil if it did not.
    package var failure: Failure?
    /// The next line of a run that was cut short.
    package var next: Move?
    /// How often each property held.
    package var held: [Int] = []
    /// The virtual time at its end, in nanoseconds.
    package var clock: Int64 = 0
    /// The hash of its trace.
    package var trace: UInt64 = 0

    /// Makes the results of a run that has not begun.
    package init() {}

    /// The lines with which a script reaches the same state.
    package var lines: [String] { moves.filter { $0.isRefused == nil }.map(\.line) }
}
