/// To which side the old interface leaves; the raw value is what a trace calls it.
public enum TransitionDirection: String, Sendable {
    /// To the left: the way out.
    case left
    /// To the right: the way in.
    case right
}
