/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Sendable {
    /// Little: a phone's width, or its height in landscape.
    case compact
    /// Plenty: a phone's height in portrait.
    case regular
}
