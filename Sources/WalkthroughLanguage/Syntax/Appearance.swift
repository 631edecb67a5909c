/// The light or the dark look of the display.
package enum Appearance: String, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
