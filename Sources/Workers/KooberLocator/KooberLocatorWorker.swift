/// What knows where the user is.
package protocol KooberLocatorWorker: AnyObject {
    /// Returns where the user is now.
    ///
    /// - Throws: ``KooberLocatorError``; its `cancelled` as soon as the asking task is cancelled.
    func location() async throws(KooberLocatorError) -> Location
}
