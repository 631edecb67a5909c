/// What an app shows as a whole; the raw value is what a trace calls it.
public enum AppInterface: String, Sendable {
    /// The first screen, while it is not known whether somebody is signed in.
    case launch
    /// What is there for somebody who is not signed in.
    case signedOut
    /// What is there for the user.
    case main
}
