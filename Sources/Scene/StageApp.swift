public import struct Foundation.URL
public import StageRuntime

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

/// An app that can run on a stage; it has the role of UIKit's application delegate.
///
/// It is made at the launch, and `UIApplication` owns it until the app ends or is relaunched. The static properties are
/// known without a launch, so that scripts can be checked before a run.
///
/// ```swift
/// final class TidesApp: StageApp {
///     static let name = "tides"
///     static let summary = "Harbours, and when their water is high and low today."
///     static let screens = ["Harbours", "Forecast"]
///     static let workerCalls = [TidesCalls.forecast.description]
///     private let container: CoastDC
///
///     init(configuration: TidesConfiguration) {
///         container = CoastDC(configuration: configuration, stage: Stage.current)
///     }
///
///     func launch(in window: UIWindow) {
///         window.rootViewController = container.factory.makeHarbours()
///     }
/// }
/// ```
public protocol StageApp: AnyObject {
    /// The app's own keys of `Config.plist`; an unknown key is an error that names the file and the key path.
    ///
    /// Its properties are the keys besides the engine's own (`app`, `environment`, `environments`, `workers`); an
    /// optional one may be missing in the file. An app without keys uses an empty struct. Declare it as a `nonisolated
    /// struct`, because on a phone the app's other types are on the main actor.
    associatedtype Configuration: Decodable & Sendable

    /// The app's name in scripts and on the command line: `demo`.
    static var name: String { get }

    /// A sentence that says what the app is.
    static var summary: String { get }

    /// The names of its screens, as their `screenName` returns them; `expect screen` can name them.
    static var screens: [String] { get }

    /// The calls of its workers; `fail`, `delay`, `hold`, `reply` and `expect request` can name them.
    static var workerCalls: [WorkerCallDescription] { get }

    /// The names of its stored files; `storage` and `expect storage` can name them.
    static var storageNames: [String] { get }

    /// The accessibility identifiers of its screens, for checks before the run; may be empty.
    static var identifiers: [String] { get }

    /// The first properties of the key paths in `expect state`, for checks before the run; may be empty.
    static var stateKeys: [String] { get }

    /// The commands that it adds to the walkthrough language; `rehearse commands` lists them.
    static var commands: [AppCommand] { get }

    /// The environments in which it can run; empty if every name is allowed.
    ///
    /// Any other environment is an error before the run.
    static var environments: [String] { get }

    /// The environment variables with its secrets, each with the keys of the configuration that it sets.
    ///
    /// `["TIDES_TOKEN": ["tides.token"]]`: if the variable is set, it overrides the file and `REHEARSE_SET`. `rehearse
    /// config` shows its value as `<secret>`.
    static var secretVariables: [String: [String]] { get }

    /// Makes the app with its configuration; nothing is on screen yet, and ``Stage/current`` is the app's stage.
    init(configuration: Configuration)

    /// Sets the window's root controller; called once. The stage then makes the window visible if it is not.
    func launch(in window: UIWindow)

    /// Shows the subject of a link that the user has followed in another app or a notification.
    ///
    /// It is called before the app is active; after a launch, right after ``launch(in:)``. An app that first asks who
    /// is signed in keeps the link until it knows.
    ///
    /// - Returns: whether the app knows the link; if not, a script's `open` fails.
    func open(_ url: URL) -> Bool
}

extension StageApp {
    /// Returns an empty list, for apps that store nothing.
    public static var storageNames: [String] { [] }

    /// Returns an empty list: identifiers in scripts are then not checked before the run.
    public static var identifiers: [String] { [] }

    /// Returns an empty list: names in `expect state` are then not checked before the run.
    public static var stateKeys: [String] { [] }

    /// Returns an empty list, for apps that add no commands to the language.
    public static var commands: [AppCommand] { [] }

    /// Returns an empty list: the app runs in every environment.
    public static var environments: [String] { [] }

    /// Returns an empty dictionary, for apps without secrets.
    public static var secretVariables: [String: [String]] { [:] }

    /// Returns `false`, for apps to which no links lead.
    public func open(_ url: URL) -> Bool { false }
}

#if !os(iOS) && !PHONE
    extension UIApplication {
        /// Launches an app on a stage.
        package static func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration, on stage: Stage) {
            stage.run { shared.launch(type, configuration: configuration) }
        }

        /// Launches an app with its configuration; ends an app that runs.
        package func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration) {
            launch(App.name) {
                let app = App(configuration: configuration)
                return (app, app.launch)
            }
        }

        /// Performs a command of the app with a text for each argument; does nothing if no app runs.
        ///
        /// - Throws: what the command itself throws.
        package func perform(_ command: AppCommand, with texts: [String]) throws {
            guard let app = app as? any StageApp else { return }
            try command.perform(on: app, with: texts)
        }

        /// Gives a link to the app, which enters the foreground; returns whether the app knows the link.
        package func followLink(_ url: URL) -> Bool {
            guard let app = app as? any StageApp else { return false }
            return enterForeground(with: url) { app.open(url) }
        }
    }
#endif
