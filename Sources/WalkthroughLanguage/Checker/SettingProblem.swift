/// What is wrong with a line `set` or `flag`.
package struct SettingProblem: Equatable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// The way out.
    package var help: String?
    /// Whether the key path is at fault, and not the value.
    package var isAboutKey: Bool

    /// Creates a problem.
    package init(message: String, help: String? = nil, isAboutKey: Bool) {
        self.message = message
        self.help = help
        self.isAboutKey = isAboutKey
    }
}
