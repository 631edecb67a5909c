#if os(iOS) || PHONE
    public import Foundation
    import StageRuntime
    public import UIKit

    extension StageApp {
        /// Launches the app on a phone: with the real clock, on the main thread, for the rest of the process.
        ///
        /// The scene's delegate calls it once, and keeps the window. `Config.plist` is read from the bundle and decoded
        /// as the app's own type, without `testFlags`; if it is missing, the configuration has no keys.
        ///
        /// - Parameters:
        ///   - makeWindow: makes the window; called after the stage was made. The app sets the window's root.
        ///   - bundle: the bundle with `Config.plist`.
        ///   - folder: the folder of the app's files; if `nil`, a folder of the app's name in its container.
        ///   - problem: called with a message for everything that would fail a walkthrough, such as a leak or an error
        ///     of a task; in a debug build, use `{ assertionFailure($0) }`.
        /// - Returns: the window, which is visible.
        /// - Throws: if `Config.plist` cannot be read or decoded.
        @MainActor public static func launch(
            in makeWindow: @autoclosure () -> UIWindow, bundle: Bundle = .main, folder: URL? = nil,
            problem: @escaping (String) -> Void = { _ in }
        ) throws -> UIWindow {
            let file = try PhoneConfiguration(of: bundle)
            var options = StageOptions()
            options.launchDate = Date()
            options.seed = .random(in: .min ... .max)
            let container = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(
                "Library/Application Support")
            options.storage = FileStorage(folder: folder ?? container.appendingPathComponent(name))
            options.environment = file.environment(ofApp: name, calls: workerCalls)
            let configuration = try file.decode(Configuration.self)
            let stage = Stage(options)
            stage.publishOnMainThread(problem)
            let app = stage.object(Self.self) { Self(configuration: configuration) }
            let window = makeWindow()
            app.launch(in: window)
            window.makeKeyAndVisible()
            return window
        }

        /// Gives a link to the app.
        ///
        /// The scene's delegate calls it for `openURLContexts`, and after the launch for `urlContexts`.
        ///
        /// - Returns: whether the app knows the link; `false` before the launch.
        @MainActor @discardableResult public static func open(_ url: URL) -> Bool {
            Stage.running?.object(Self.self)?.open(url) ?? false
        }
    }

    /// The `Config.plist` in an app's bundle.
    struct PhoneConfiguration {
        /// The keys that the engine reads itself.
        private struct Engine: Decodable {
            var environment: String?
            var environments: [String: [String: URL]]?
            var workers: [String: String]?
        }

        /// The file's keys without those for tests.
        private let keys: Data
        private let engine: Engine

        init(of bundle: Bundle) throws {
            let file = bundle.url(forResource: "Config", withExtension: "plist")
            let content = try file.map {
                try PropertyListSerialization.propertyList(from: Data(contentsOf: $0), format: nil)
            }
            var tree = content as? [String: Any] ?? [:]
            tree["testFlags"] = nil
            keys = try PropertyListSerialization.data(fromPropertyList: tree, format: .binary, options: 0)
            engine = try PropertyListDecoder().decode(Engine.self, from: keys)
        }

        func decode<Configuration: Decodable>(_ type: Configuration.Type) throws -> Configuration {
            try PropertyListDecoder().decode(type, from: keys)
        }

        /// Returns the base URL and the live workers; `workers` names a worker, a group, or `mode` for all.
        func environment(ofApp name: String, calls: [WorkerCallDescription]) -> WorkerEnvironment {
            let environment = engine.environment ?? "dev"
            let modes = engine.workers ?? [:]
            let live = calls.filter { call in
                call.kind == .network && (modes[call.worker] ?? modes[call.group] ?? modes["mode"]) == "live"
            }
            return WorkerEnvironment(
                name: environment, baseURL: engine.environments?[environment]?[name], liveWorkers: live.map(\.worker))
        }
    }
#endif
