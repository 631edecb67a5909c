public import Rehearsal

/// What makes the interfaces that an ``AppController`` shows; the app's own.
public protocol AppInterfaceFactory<User>: AnyObject {
    /// Who signs in.
    associatedtype User

    /// Makes the first screen, which finds out whether somebody is signed in and says so, once.
    ///
    /// - Parameters:
    ///   - findUser: asks the store who is signed in; throws what the store throws.
    ///   - finished: takes the user, or `nil` if no one is signed in.
    func makeLaunch(
        findUser: @escaping () async throws -> User?, finished: @escaping (User?) -> Void
    ) -> UIViewController

    /// Makes what is there for somebody who is not signed in, anew each time.
    func makeSignedOut() -> UIViewController

    /// Makes what is there for a user, anew for each sign-in.
    func makeMain(for user: User) -> UIViewController
}
