package import HeadlessUIKit

/// What makes the scenes that can be reached from Act 1.
package protocol Act1FactoryInterface: AnyObject {
    /// Makes the scene that the app begins with.
    func makeSplash(_ setup: SplashSetup) -> UIViewController
    /// Makes the search.
    func makeSearch(_ setup: SearchSetup) -> UIViewController
    /// Makes the detail, and with it Act 2 for `user`.
    func makeDetail(_ setup: DetailSetup, for user: User) -> UIViewController
}
