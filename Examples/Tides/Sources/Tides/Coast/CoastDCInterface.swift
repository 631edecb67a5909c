/// What the scenes share; the app owns the container, and each scene keeps it while it exists.
protocol CoastDCInterface: AnyObject {
    /// The app's configuration.
    var configuration: TidesConfiguration { get }
    /// Knows the tides.
    var tides: any TidesWorker { get }
    /// Makes the scenes; the container owns it.
    var factory: any CoastFactoryInterface { get }
}
