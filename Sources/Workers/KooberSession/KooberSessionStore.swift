/// What remembers, on this device, who is signed in.
///
/// It takes no virtual time. There is one implementation: a file is a file, offline and live.
package protocol KooberSessionStore: AnyObject {
    /// Returns the session that is stored, `nil` where nobody is signed in.
    ///
    /// - Throws: ``KooberSessionError``. A file that could not be decoded is set aside: the next read finds none.
    func read() async throws(KooberSessionError) -> UserSession?

    /// Stores a session in place of another one, wholly or not at all.
    ///
    /// - Throws: ``KooberSessionError``; what was stored before is then still there.
    func save(_ session: UserSession) async throws(KooberSessionError)

    /// Forgets the session; that there is none is no error.
    ///
    /// - Throws: ``KooberSessionError``; the session is then still there.
    func delete() async throws(KooberSessionError)
}
