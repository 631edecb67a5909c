/// What brings the app's settings up to date at its launch.
public protocol SettingsWorker: AnyObject {
    /// Wipes the store if asked, runs the migrations it lacks, and applies test data if asked, in this order.
    ///
    /// - Returns: whether a migration ran.
    /// - Throws: ``SettingsError``; what is stored is then as it was.
    func updateSettings(_ flags: SettingsTestFlags) async throws(SettingsError) -> Bool
}
