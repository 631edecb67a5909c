/// Where text stands in its room.
public enum NSTextAlignment: Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At the edge where the language's lines begin.
    case natural
}
