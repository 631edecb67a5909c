package import Workers

/// What lives as long as the app: the session store and the worker that signs in; the container stands elsewhere.
///
/// The app owns the container, and the containers of the other acts are made from it.
package protocol AppDCInterface: AnyObject {
    /// Signs in and signs up.
    var auth: any KooberAuthWorker { get }
    /// Remembers who is signed in.
    var sessions: any KooberSessionStore { get }
}
