public import StageRuntime

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

/// An app that can be put on a stage, like UIKit's application delegate for an app.
///
/// Made when the app is launched, owned by `UIApplication` until the app ends or is relaunched. The static part is
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
    /// The app's part of the configuration; a key that it does not know is an error with file and key path.
    ///
    /// Its properties are keys of `Config.plist` besides the engine's own (`app`, `environment`, `environments`,
    /// `workers`); optional properties may be missing there. An app without its own keys uses an empty struct. It is a
    /// `nonisolated struct`, since on a phone the app's other types are on the main actor.
    associatedtype Configuration: Decodable & Sendable

    /// The word that scripts and the command line call it by: `demo`.
    static var name: String { get }

    /// What it is, in a sentence.
    static var summary: String { get }

    /// The names of its screens, as their controllers' `screenName` has them: what `expect screen` can name.
    static var screens: [String] { get }

    /// The calls of its workers: what `fail`, `delay`, `hold`, `reply` and `expect request` can name.
    static var workerCalls: [WorkerCallDescription] { get }

    /// The names under which it stores something: what `storage` and `expect storage` can name.
    static var storageNames: [String] { get }

    /// The accessibility identifiers that its screens use, for checks; empty if they are not listed.
    static var identifiers: [String] { get }

    /// The properties of its scenes' states, as `expect state` names them first, for checks; empty if they are not
    /// listed.
    static var stateKeys: [String] { get }

    /// The environments that it can run in; empty if any name will do.
    ///
    /// Another one is an error before anything runs, which names these.
    static var environments: [String] { get }

    /// The environment variables that hold its secrets, each with the keys of the configuration that it gives.
    ///
    /// `["TIDES_TOKEN": ["tides.token"]]`: a variable that is set outranks the file and `REHEARSE_SET`.
    /// `rehearse config` shows its value as `<secret>`.
    static var secretVariables: [String: [String]] { get }

    /// Makes the app with its part of the configuration; nothing is on screen yet, ``Stage/current`` is its stage.
    init(configuration: Configuration)

    /// Sets the window's root; called once. The window is made visible afterwards if it is not yet.
    func launch(in window: UIWindow)
}

extension StageApp {
    /// Returns an empty list, for apps that store nothing.
    public static var storageNames: [String] { [] }

    /// Returns an empty list: identifiers in scripts are then not checked before the run.
    public static var identifiers: [String] { [] }

    /// Returns an empty list: names in `expect state` are then not checked before the run.
    public static var stateKeys: [String] { [] }

    /// Returns an empty list: the app runs in every environment.
    public static var environments: [String] { [] }

    /// Returns an empty dictionary, for apps without secrets.
    public static var secretVariables: [String: [String]] { [:] }
}

#if !os(iOS) && !PHONE
    extension UIApplication {
        /// Launches an app on a stage; see ``launch(_:configuration:)``.
        package static func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration, on stage: Stage) {
            stage.run { shared.launch(type, configuration: configuration) }
        }

        /// Launches an app with its configuration; one that runs is ended first.
        package func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration) {
            launch(App.name) {
                let app = App(configuration: configuration)
                return (app, app.launch)
            }
        }
    }
#endif
