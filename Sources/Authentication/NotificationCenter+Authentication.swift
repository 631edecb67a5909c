public import Rehearsal

extension Notification.Name {
    /// A user has signed in; the particulars stand under ``AuthenticationKey``.
    public static let userDidLogIn = Notification.Name("userDidLogIn")
    /// The user has signed out, or the server no longer knows them.
    public static let userDidLogOut = Notification.Name("userDidLogOut")
}

extension NotificationCenter {
    /// Tells that a user has signed in.
    ///
    /// - Parameters:
    ///   - user: who.
    ///   - failed: called if the user could not be stored: no one is signed in then, and that is to be shown.
    public func postLogin<User>(of user: User, failed: @escaping () -> Void) {
        post(
            name: .userDidLogIn, object: nil,
            userInfo: [AuthenticationKey.user: user, AuthenticationKey.failed: failed])
    }

    /// Tells that the user has signed out.
    ///
    /// - Parameter failed: called if the user could not be forgotten: they are still signed in then, and that is to
    ///   be shown.
    public func postLogout(failed: @escaping () -> Void) {
        post(name: .userDidLogOut, object: nil, userInfo: [AuthenticationKey.failed: failed])
    }
}
