/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: String, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
