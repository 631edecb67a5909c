/// What keeps the signed-in user while the app does not run.
///
/// It stands here for its consumer, ``AuthenticationController``; an app makes its own session store one.
public protocol UserStore<User>: AnyObject {
    /// Who is signed in, with what the app needs to know of them.
    associatedtype User

    /// Returns the user who is stored, `nil` if no one is signed in.
    ///
    /// - Throws: what kept it from finding out.
    func read() async throws -> User?

    /// Stores a user in place of another one, wholly or not at all.
    ///
    /// - Throws: what kept it from storing.
    func save(_ user: User) async throws

    /// Forgets the user; that there is none is no error.
    ///
    /// - Throws: what kept it from forgetting.
    func delete() async throws
}
