import Basics

/// The files of a new app besides its parts: the package, the configuration, the app class, and the CI script.
struct AppTemplate {
    let name: PartName
    let rehearsal: RehearsalSource
    /// Whether it has plain controllers of UIKit instead of acts and their scenes.
    let isUIKit: Bool
    /// Whether its act has no scene yet.
    let isEmpty: Bool

    var executable: String { "rehearse-" + name.word }

    /// The files, with paths relative to the folder of the package.
    var files: [PartPlan.File] {
        [
            PartPlan.File("Package.swift", manifest),
            PartPlan.File("Config.plist", configurationFile),
            PartPlan.File(".gitignore", ".build/\n.swiftpm/\n.rehearse/\nresults/\nfindings/\n"),
            PartPlan.File("ci", ci, isProgram: true),
            PartPlan.File(
                "Sources/\(executable)/main.swift",
                """
                import \(name.type)
                import RehearsalRunner

                RehearsalRunner.main(apps: [\(name.type)App.self])

                """.sortingImports()),
        ] + (isUIKit ? UIKitAppTemplate(name: name).files : sources)
    }

    private var sources: [PartPlan.File] {
        [
            PartPlan.File(".swift-format", format),
            PartPlan.File("Sources/\(name.type)/\(name.type)App.swift", isEmpty ? emptyApp : app),
            PartPlan.File("Sources/\(name.type)/\(name.type)Configuration.swift", configuration),
        ]
            + (isEmpty
                ? [
                    PartPlan.File("Tests/\(name.type)Tests/\(name.type)AppTests.swift", emptyTest),
                    PartPlan.File("UITestScripts/launch.walk", WalkthroughTemplate.launch(app: name.word)),
                ] : [])
    }

    private var manifest: String {
        let dependency: (declaration: String, package: String) =
            switch rehearsal {
            case .path(let path): (".package(name: \"Rehearsal\", path: \(Self.literal(path)))", "Rehearsal")
            case .url(let url): (".package(url: \(Self.literal(url)), branch: \"main\")", Self.identity(of: url))
            }
        let products = "\n    products: [.library(name: \"\(name.type)\", targets: [\"\(name.type)\"])],"
        let ownSettings = isUIKit ? "" : ", swiftSettings: settings"
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            \(isUIKit ? UIKitAppTemplate.settings : settings)

            let rehearsal: Target.Dependency = .product(name: "Rehearsal", package: \(Self.literal(dependency.package)))
            let testing: Target.Dependency = .product(
                name: "RehearsalTesting", package: \(Self.literal(dependency.package)))

            let package = Package(
                name: "\(name.type)",
                platforms: [.macOS(.v15)\(isUIKit ? ", .iOS(.v18)" : "")],\(isUIKit ? products : "")
                dependencies: [\(dependency.declaration)],
                targets: [
                    .target(name: "\(name.type)", dependencies: [rehearsal], swiftSettings: settings),
                    .executableTarget(
                        name: "\(executable)", dependencies: ["\(name.type)", rehearsal]\(ownSettings)),
                    .testTarget(
                        name: "\(name.type)Tests", dependencies: ["\(name.type)", rehearsal, testing]\(ownSettings)),
                ])

            """
    }

    private var settings: String {
        """
        /// The settings that Rehearsal's own targets have.
        let settings: [SwiftSetting] = [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("ImmutableWeakCaptures"),
            .treatAllWarnings(as: .error),
        ]
        """
    }

    /// Returns the package manager's name for a repository: the last part of its URL.
    private static func identity(of url: String) -> String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func literal(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { scalar in
                if scalar == "\\" || scalar == "\"" { return "\\\(scalar)" }
                return SafeText.isUnsafe(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }.joined() + "\""
    }

    private var configurationFile: String {
        let greeting = """

            \t<!-- The text that Home shows before a scene has handed back a value. -->
            \t<key>greeting</key>
            \t<string>Choose a place</string>
            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<!-- The app that the console opens if the command line names none. -->
            \t<key>app</key>
            \t<string>\(name.word)</string>\(isUIKit || isEmpty ? "" : greeting)
            </dict>
            </plist>

            """
    }

    private var format: String {
        """
        {
          "version": 1,
          "lineLength": 120,
          "indentation": { "spaces": 4 },
          "tabWidth": 4,
          "maximumBlankLines": 1,
          "respectsExistingLineBreaks": true,
          "lineBreakBeforeEachArgument": false
        }

        """
    }

    private var ci: String {
        """
        #!/usr/bin/env bash
        # Runs all checks: the unit tests and the walkthroughs.
        set -eu
        cd "$(dirname "$0")"
        swift test
        swift run \(executable) test --audit

        """
    }

    private var app: String {
        """
        package import Rehearsal

        /// \(name.title): a list of places, and the values that they hand back.
        package final class \(name.type)App: StageApp {
            /// The app's name in scripts.
            package static let name = "\(name.word)"
            /// A sentence that says what the app is.
            package static let summary = "A list of places, and the values that they hand back."
            /// The names of its screens.
            package static let screens = ["Home"]
            /// The calls of its workers, for checks of scripts.
            package static let workerCalls: [WorkerCallDescription] = []
            /// The accessibility identifiers of its elements, for checks of scripts.
            package static let identifiers = ["note", "places"]
            /// The properties of its scenes' states, for checks of scripts.
            package static let stateKeys = ["places", "note"]

            /// The container of the scenes; strong, the app owns it.
            private let container: MainDC

            /// Makes the app and the container of its first act.
            package init(configuration: \(name.type)Configuration) {
                container = MainDC(configuration: configuration)
            }

            /// Shows Home.
            package func launch(in window: UIWindow) {
                let home = container.factory.makeHome(HomeSetup(title: "\(name.title)"))
                window.rootViewController = UINavigationController(rootViewController: home)
            }
        }

        """
    }

    /// What an empty app shows until its first scene replaces it.
    static let emptyRoot = "UINavigationController()"

    private var emptyApp: String {
        """
        package import Rehearsal

        /// \(name.title): what a stage is told of it.
        package final class \(name.type)App: StageApp {
            /// The app's name in scripts.
            package static let name = "\(name.word)"
            /// A sentence that says what the app is.
            package static let summary = "The app \(name.title)."
            /// The names of its screens.
            package static let screens: [String] = []
            /// The calls of its workers, for checks of scripts.
            package static let workerCalls: [WorkerCallDescription] = []
            /// The accessibility identifiers of its elements, for checks of scripts.
            package static let identifiers: [String] = []
            /// The properties of its scenes' states, for checks of scripts.
            package static let stateKeys: [String] = []

            /// The container of the scenes; strong, the app owns it.
            private let container: MainDC

            /// Makes the app and the container of its first act.
            package init(configuration: \(name.type)Configuration) {
                container = MainDC(configuration: configuration)
            }

            /// Shows the first scene.
            package func launch(in window: UIWindow) {
                window.rootViewController = \(Self.emptyRoot)
            }
        }

        """
    }

    private var emptyTest: String {
        """
        \(["import \(name.type)", "import RehearsalRunner", "import Testing"].sorted().joined(separator: "\n"))

        /// Tests the app as a whole.
        @Suite struct \(name.type)AppTests {
            @Test func `the app launches`() throws {
                try AppTester(\(name.type)App.self).run("launch")
            }
        }

        """
    }

    private var configuration: String {
        if isEmpty {
            return """
                /// The part of `Config.plist` that the app reads; nothing yet.
                package nonisolated struct \(name.type)Configuration: Decodable, Equatable, Sendable {}

                """
        }
        return """
            /// The part of `Config.plist` that the app reads.
            package nonisolated struct \(name.type)Configuration: Decodable, Equatable, Sendable {
                /// The text that Home shows before a scene has handed back a value; if missing, the app has a default.
                package var greeting: String?
            }

            """
    }
}

extension String {
    /// Returns the text with its first two lines, which are imports, in alphabetical order.
    fileprivate func sortingImports() -> String {
        let lines = lines
        return (lines.prefix(2).sorted() + lines.dropFirst(2)).joined(separator: "\n")
    }
}
