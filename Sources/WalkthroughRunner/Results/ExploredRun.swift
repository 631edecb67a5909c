package import HeadlessUIKit

/// What one run of an exploration met; a runner process sends it to the explorer, and no journal has it.
package struct ExploredRun: Equatable, Codable, Sendable {
    /// A line that was performed, and the state that it led to.
    package struct Move: Equatable, Codable, Sendable {
        /// The line in the walkthrough language.
        package var line: String
        /// Its place among the actions of the state before; nil for a line that the plan gave.
        package var choice: Int?
        /// The state after it.
        package var state: UInt64
        /// The worker calls that it asked; nil if there were none.
        package var requests: [String]?
        /// Whether it could not be done, so that a script cannot have it; nil if it could.
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

    /// A state as it was when it was met first.
    package struct State: Equatable, Codable, Sendable {
        /// What tells it from others.
        package var id: UInt64
        /// The screen's name; empty if it has none.
        package var screen: String
        /// The screen as text.
        package var picture: [String]
        /// The screen as a phone shows it; nil unless it was drawn.
        package var drawing: ScreenPicture?
        /// The lines that a user can do there; those that are tried once for each screen come last.
        package var actions: [String]
        /// How many of the actions are tried in each state.
        package var ownCount: Int
        /// The accessibility identifiers on it.
        package var identifiers: [String]

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
        /// What noticed it: `trap`, `leak`, `dead end`, `property` and so on.
        package var oracle: String
        /// What is wrong, in one sentence without a full stop.
        package var message: String
        /// The screen on which it happened.
        package var screen: String
        /// The line of a header that makes a script fail in this way; nil if every script does.
        package var property: String?

        /// Makes a failure.
        package init(oracle: String, message: String, screen: String, property: String? = nil) {
            (self.oracle, self.message, self.screen, self.property) = (oracle, message, screen, property)
        }
    }

    /// What was done, in order, the launch included; before it the state is 0.
    package var moves: [Move] = []
    /// The states that its process met for the first time.
    package var states: [State] = []
    /// The calls that had an outcome, as `koober.signIn reply`, each once.
    package var outcomes: [String] = []
    /// Why it failed; nil if it did not.
    package var failure: Failure?
    /// What would have been done next, of a run that was cut short.
    package var next: Move?
    /// How often each property held.
    package var held: [Int] = []
    /// The hash of its trace.
    package var trace: UInt64 = 0

    /// Makes the account of a run that has done nothing.
    package init() {}

    /// The lines that a script needs to come to the same place.
    package var lines: [String] { moves.filter { $0.isRefused == nil }.map(\.line) }
}
