/// The keys of what is told with `userDidLogIn` and `userDidLogOut`.
public enum AuthenticationKey {
    /// The user who has signed in; a login without one is ignored.
    public static let user = "user"
    /// A closure `() -> Void` that shows that the store failed; without one only the trace tells.
    public static let failed = "failed"
}
