/// What the configuration's test flags ask of a settings update.
public struct SettingsTestFlags: Equatable, Sendable {
    /// Whether to wipe the store first.
    public let resetData: Bool
    /// Whether to apply the test data last.
    public let applyTestData: Bool

    /// Makes the flags; production has none.
    public init(resetData: Bool = false, applyTestData: Bool = false) {
        self.resetData = resetData
        self.applyTestData = applyTestData
    }
}
