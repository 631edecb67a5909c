package import Rehearsal
package import Workers

/// What the scenes of Act 1 share; the container itself stands with the dependency containers.
///
/// The app owns the container, and each scene of the act keeps it while it lives.
package protocol Act1DCInterface: AnyObject {
    /// The app's configuration.
    var configuration: DemoConfiguration { get }
    /// Brings the settings up to date.
    var settings: any SettingsWorker { get }
    /// Finds search terms.
    var suggestions: any SuggestionsWorker { get }
    /// Makes the scenes that can be reached from Act 1; the container owns it.
    var factory: any Act1FactoryInterface { get }
}

/// What makes the scenes that can be reached from Act 1.
package protocol Act1FactoryInterface: AnyObject {
    /// Makes the scene that the app begins with.
    func makeSplash(_ setup: SplashSetup) -> UIViewController
    /// Makes the search.
    func makeSearch(_ setup: SearchSetup) -> UIViewController
    /// Makes the detail, and with it Act 2 for `user`.
    func makeDetail(_ setup: DetailSetup, for user: User) -> UIViewController
}
