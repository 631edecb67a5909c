#if os(macOS) || os(Linux)
    import Basics
    import Configuration
    import Foundation
    import Reports
    public import Scene
    import StageRuntime
    import WalkthroughLanguage
    import WalkthroughRunner

    /// Performs walkthroughs of one app inside a test or a tool of one's own, without the command line and its files.
    ///
    /// ```swift
    /// @Test func `a suggestion opens`() throws {
    ///     let tester = try AppTester(MyApp.self, settings: ["testFlags.noSplash": "true"])
    ///     try tester.run(
    ///         """
    ///         type "swi" into field "Search"
    ///         wait until expect row "swift" within 1s
    ///         """)
    /// }
    /// ```
    public final class AppTester {
        private let app: RunnableApp
        /// The configuration, made of the settings alone.
        private let configuration: ResolvedConfiguration

        /// Prepares an app to be tested.
        ///
        /// - Parameters:
        ///   - type: the app.
        ///   - settings: configuration values by key path, as `--set` accepts them; no file is read.
        /// - Throws: ``AppTestFailure`` with everything that is wrong with the settings.
        public init(_ type: any StageApp.Type, settings: [String: String] = [:]) throws(AppTestFailure) {
            do throws(ConfigurationErrors) {
                app = try RunnableApp(type)
                configuration = try Self.configuration(settings, of: app)
            } catch {
                throw AppTestFailure(message: error.description)
            }
        }

        private static func configuration(
            _ settings: [String: String], of app: RunnableApp
        ) throws(ConfigurationErrors) -> ResolvedConfiguration {
            var overrides: [ConfigurationOverride] = []
            var errors: [ConfigurationError] = []
            for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
                do throws(ConfigurationErrors) {
                    overrides.append(try ConfigurationOverride(key: key, to: value, origin: .settings))
                } catch {
                    errors += error.errors
                }
            }
            do throws(ConfigurationErrors) {
                let configuration = try ConfigurationStack(
                    file: ConfigurationFile(emptyAt: ""), commandLine: overrides
                ).resolved(against: RunnableApp.schemas(of: [app]))
                if errors.isEmpty { return configuration }
            } catch {
                errors += error.errors
            }
            throw ConfigurationErrors(errors)
        }

        /// Reads a script and finds what is wrong with it; nothing is performed.
        ///
        /// The settings and the environment of its header are checked only when it is run.
        ///
        /// - Parameters:
        ///   - text: the lines of a walkthrough, with or without a header.
        ///   - name: what errors call it.
        /// - Throws: ``AppTestFailure`` with every error, its line and how to solve it.
        public func prepare(_ text: String, name: String = "script") throws(AppTestFailure) -> PreparedScript {
            let vocabulary = Vocabulary(apps: [app.vocabulary], defaultApp: app.name)
            let loader = WalkthroughLoader(vocabulary: vocabulary) { path throws(ScriptReadError) in
                guard path == ScriptPath.normalized(name) else { throw .missing }
                return Array(text.utf8)
            }
            let result = loader.load([name])
            guard !result.hasErrors else {
                throw AppTestFailure(message: result.diagnostics.map(\.rendered).joined(separator: "\n"))
            }
            return PreparedScript(walkthroughs: result.walkthroughs)
        }

        /// Runs a script, each row of its examples, on a stage of its own.
        ///
        /// - Returns: the hashes of the runs, 16 hexadecimal digits each; equal runs have equal hashes.
        /// - Throws: ``AppTestFailure`` with what `rehearse test` prints of the first failure.
        @discardableResult
        public func run(_ script: PreparedScript) throws(AppTestFailure) -> [String] {
            let runner = WalkthroughRunner(apps: [app], configuration: configuration)
            var hashes: [String] = []
            for walkthrough in script.walkthroughs {
                let result = runner.run(walkthrough)
                if result.isFailure { throw AppTestFailure(result) }
                hashes.append((result.traceHash ?? TraceHash()).text)
            }
            return hashes
        }

        /// Reads and runs a script; see ``prepare(_:name:)`` and ``run(_:)-(PreparedScript)``.
        @discardableResult
        public func run(_ text: String, name: String = "script") throws(AppTestFailure) -> [String] {
            try run(prepare(text, name: name))
        }

        /// Puts the app on a stage to be driven step by step; the first step launches it.
        ///
        /// - Throws: ``AppTestFailure`` if the settings do not fit the app.
        public func open() throws(AppTestFailure) -> AppSession {
            do throws(ConfigurationErrors) {
                return AppSession(try Session(app: app, configuration: configuration))
            } catch {
                throw AppTestFailure(message: error.description)
            }
        }
    }

    /// A script that was read and has no errors; made by ``AppTester/prepare(_:name:)``, run as often as one likes.
    public struct PreparedScript {
        /// One walkthrough, or one for each row of its examples.
        let walkthroughs: [Walkthrough]
    }

    /// Why an ``AppTester`` or an ``AppSession`` did not do what it was asked.
    public struct AppTestFailure: Error, Equatable, Sendable, CustomStringConvertible {
        /// What is wrong, where, and how to solve it; several lines.
        public let message: String

        /// The message.
        public var description: String { message }

        init(message: String) {
            self.message = message
        }

        /// Says what failed as `rehearse test` does, without the command that repeats it: there is no file to name.
        init(_ result: WalkthroughResult) {
            var lines = FailureText(result, reproduction: nil).lines(number: 1)
            while lines.last == "" { lines.removeLast() }
            message = lines.joined(separator: "\n")
        }

        /// Says at which step it failed; `line` has dots for secrets.
        init(_ failure: StepFailure, at step: PlannedStep, line: String) {
            let lines = ["\(step.location): \(failure.message)", "  | " + line]
            let sides = [failure.expected.map { "expected: " + $0 }, failure.actual.map { "found: " + $0 }]
            message = (lines + sides.compactMap(\.self) + failure.notes).map(SafeText.lines).joined(separator: "\n")
        }
    }
#endif
