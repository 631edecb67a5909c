package import DemoWorkers
package import Rehearsal

/// The container of Act 1, as its scenes see it; the implementation is in `DependencyContainers`.
///
/// The app owns the container, and each scene of the act keeps it while it lives.
package protocol Act1DCInterface: AnyObject {
    /// The app's configuration.
    var configuration: DemoConfiguration { get }
    /// Updates the settings.
    var settings: any SettingsWorker { get }
    /// Finds search terms.
    var suggestions: any SuggestionsWorker { get }
    /// Makes the scenes that can be opened from Act 1; the container owns it.
    var factory: any Act1FactoryInterface { get }
}

/// Makes the scenes that can be opened from Act 1.
package protocol Act1FactoryInterface: AnyObject {
    /// Makes the app's first scene.
    func makeSplash(_ setup: SplashSetup) -> UIViewController
    /// Makes the search.
    func makeSearch(_ setup: SearchSetup) -> UIViewController
    /// Makes the detail, and the container of Act 2 for `user`.
    func makeDetail(_ setup: DetailSetup, for user: User) -> UIViewController
}
