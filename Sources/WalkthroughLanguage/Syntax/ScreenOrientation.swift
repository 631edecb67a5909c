/// How the device is held.
package enum ScreenOrientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}
