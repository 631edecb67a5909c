/// The files of a new app that belong to no part of it: its package, its configuration, its app class, its CI.
struct AppTemplate {
    /// The app's name.
    let name: PartName
    /// Where its package finds Rehearsal.
    let rehearsal: RehearsalSource

    /// The executable's name.
    var executable: String { "rehearse-" + name.word }

    /// Returns the files, with paths from the folder of the package.
    var files: [PartPlan.File] {
        [
            PartPlan.File("Package.swift", manifest),
            PartPlan.File("Config.plist", configurationFile),
            PartPlan.File(".gitignore", ".build/\n.swiftpm/\n.rehearse/\nresults/\nfindings/\n"),
            PartPlan.File(".swift-format", format),
            PartPlan.File("ci", ci, isProgram: true),
            PartPlan.File(
                "Sources/\(executable)/main.swift",
                """
                import \(name.type)
                import RehearsalRunner

                RehearsalRunner.main(apps: [\(name.type)App.self])

                """.sortingImports()),
            PartPlan.File("Sources/\(name.type)/\(name.type)App.swift", app),
            PartPlan.File("Sources/\(name.type)/\(name.type)Configuration.swift", configuration),
        ]
    }

    private var manifest: String {
        let dependency: (declaration: String, package: String) =
            switch rehearsal {
            case .path(let path): (".package(name: \"Rehearsal\", path: \(Self.literal(path)))", "Rehearsal")
            case .url(let url): (".package(url: \(Self.literal(url)), branch: \"main\")", Self.identity(of: url))
            }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

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

            let rehearsal: Target.Dependency = .product(name: "Rehearsal", package: "\(dependency.package)")

            let package = Package(
                name: "\(name.type)",
                platforms: [.macOS(.v15)],
                dependencies: [\(dependency.declaration)],
                targets: [
                    .target(name: "\(name.type)", dependencies: [rehearsal], swiftSettings: settings),
                    .executableTarget(
                        name: "\(executable)", dependencies: ["\(name.type)", rehearsal], swiftSettings: settings),
                    .testTarget(
                        name: "\(name.type)Tests", dependencies: ["\(name.type)", rehearsal], swiftSettings: settings),
                ])

            """
    }

    /// Returns the name that the package manager gives a repository: the last part of its URL.
    private static func identity(of url: String) -> String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Returns a text as Swift writes it.
    private static func literal(_ text: String) -> String {
        "\"" + text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }

    private var configurationFile: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<!-- The app that the console opens if the command line names none. -->
        \t<key>app</key>
        \t<string>\(name.word)</string>
        \t<!-- What Home says before a place has told something. -->
        \t<key>greeting</key>
        \t<string>Choose a place</string>
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
        # All that is checked before a change is taken: the unit tests and the walkthroughs.
        set -eu
        cd "$(dirname "$0")"
        swift test
        swift run \(executable) test --audit

        """
    }

    private var app: String {
        """
        package import Rehearsal

        /// \(name.title): a list of places, and what they tell.
        package final class \(name.type)App: StageApp {
            /// The word that scripts call it by.
            package static let name = "\(name.word)"
            /// What it is.
            package static let summary = "A list of places, and what they tell."
            /// Its screens.
            package static let screens = ["Home"]
            /// The calls of its workers.
            package static let workerCalls: [WorkerCallDescription] = []
            /// What its elements are called by scripts.
            package static let identifiers = ["note", "places"]
            /// What its scenes' states consist of.
            package static let stateKeys = ["places", "note"]

            /// What the scenes share; strong, the app owns it.
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

    private var configuration: String {
        """
        /// The part of `Config.plist` that the app reads.
        package nonisolated struct \(name.type)Configuration: Decodable, Equatable, Sendable {
            /// What Home says before a place has told something; a default of its own if the file does not say.
            package var greeting: String?
        }

        """
    }
}

extension String {
    /// The same with its first two lines, which are imports, in the order of their modules.
    fileprivate func sortingImports() -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.prefix(2).sorted() + lines.dropFirst(2)).joined(separator: "\n")
    }
}
