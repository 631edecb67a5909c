// swift-tools-version: 6.2
import PackageDescription

/// The same settings for every target; CONTRIBUTING.md says what each is for.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
]

/// The settings of what every step runs through.
///
/// Only debug builds check it for exclusive access: in a release build that was 8 % of a run (2026-11-28).
/// `REHEARSE_OPTIMIZE` in the environment optimises it in debug builds too: a run takes two fifths of the time, the
/// first build 1.6 times as long.
let engine =
    settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
    + (Context.environment["REHEARSE_OPTIMIZE"] == nil ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

/// The settings of scenes and of what makes them: on a phone they are on the main actor, as UIKit's classes are.
let onStage = settings + [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]

func library(
    _ name: String, at path: String? = nil, uses dependencies: [Target.Dependency] = [],
    embedding files: [String] = [], settings: [SwiftSetting] = settings
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, resources: files.map { .embedInCode($0) },
        swiftSettings: settings)
}

/// A dependency on what no phone has: the stage's UIKit, and what runs scripts.
func rehearsing(_ name: String) -> Target.Dependency {
    .target(name: name, condition: .when(platforms: [.macOS, .linux]))
}

func tests(
    of name: String, uses dependencies: [Target.Dependency] = [], excluding golden: [String] = []
) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        path: "Tests/\(name)Tests",
        exclude: golden,
        swiftSettings: settings)
}

/// A program that tests start: what they try would end their own process.
func probe(_ name: String, uses dependencies: [Target.Dependency], excluding files: [String] = []) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: files, swiftSettings: settings)
}

/// What a scene imports as `Rehearsal`, and what that re-exports: SwiftPM builds a target anew only for a change in a
/// module that the target itself depends on.
let stage: [Target.Dependency] = [
    rehearsing("HeadlessCombine"), rehearsing("HeadlessFoundation"), rehearsing("HeadlessFrameworks"),
    rehearsing("HeadlessUIKit"), "Rehearsal", "Scene", "StageRuntime",
]

/// An app of ours: its workers, its scenes and its containers.
func layers(ofApp app: String, uses dependencies: [Target.Dependency] = []) -> [Target] {
    let workers: [Target.Dependency] = [.byName(name: app + "Workers"), "WorkerSupport"]
    return [
        library(app + "Workers", at: "Sources/Workers/" + app, uses: ["StageRuntime", "WorkerSupport"]),
        library(app + "Scenes", at: "Sources/Scenes/" + app, uses: stage + workers, settings: onStage),
        library(
            app + "Containers", at: "Sources/DependencyContainers/" + app,
            uses: stage + workers + [.byName(name: app + "Scenes")] + dependencies, settings: onStage),
    ]
}

/// Lowest layer first: a target uses what stands above it, never what stands below.
let layers: [Target] =
    [
        library("Basics"),
        library("StageRuntime", uses: ["Basics"], settings: engine),
        library("Configuration", uses: ["Basics"]),
        library("SourceCheck", uses: ["Basics"]),
        library("Adoption", uses: ["Basics", "SourceCheck"]),
        library("Studio", embedding: ["Page/studio.html", "Page/studio.css", "Page/studio.js"]),
        library("Generator", uses: ["Basics", "SourceCheck"]),
        library("LayoutSolver", uses: ["Basics"], settings: engine),
        library("HeadlessFoundation", uses: ["StageRuntime"], settings: engine),
        library(
            "HeadlessUIKit", uses: ["Basics", "HeadlessFoundation", "LayoutSolver", "StageRuntime"], settings: engine),
        library("HeadlessCombine", uses: ["HeadlessFoundation", "StageRuntime"]),
        library("HeadlessFrameworks", uses: ["HeadlessUIKit", "StageRuntime"]),
        library(
            "Scene", uses: [rehearsing("HeadlessFoundation"), rehearsing("HeadlessUIKit"), "StageRuntime"],
            settings: onStage),
        library(
            "Rehearsal",
            uses: [
                rehearsing("HeadlessCombine"), rehearsing("HeadlessFoundation"), rehearsing("HeadlessFrameworks"),
                rehearsing("HeadlessUIKit"), "Scene", "StageRuntime",
            ]),
        library(
            "RehearsalTesting", uses: ["Basics", rehearsing("HeadlessUIKit"), "Scene", "StageRuntime"],
            settings: onStage),
        library("Authentication", uses: stage, settings: onStage),
        library("Coordinators", uses: stage, settings: onStage),
        library("WorkerSupport", at: "Sources/Workers/Shared", uses: ["StageRuntime"]),
    ] + layers(ofApp: "Demo") + layers(ofApp: "Koober", uses: ["Authentication"]) + layers(ofApp: "Races")
    + layers(ofApp: "Skeleton", uses: ["Authentication", "Coordinators"]) + [
        library("WalkthroughLanguage", uses: ["Basics", "Configuration", "HeadlessUIKit", "StageRuntime"]),
        library("LanguageServer", uses: ["Basics", "StageRuntime", "WalkthroughLanguage"]),
        library("ProcessPool", uses: ["Basics", "StageRuntime"]),
        library("Results", uses: ["Basics", "HeadlessUIKit", "StageRuntime", "WalkthroughLanguage"]),
        library(
            "WalkthroughRunner",
            uses: [
                "Basics", "Configuration", "HeadlessUIKit", "ProcessPool", "Results", "Scene", "StageRuntime",
                "WalkthroughLanguage",
            ]),
        library(
            "Explorer",
            uses: [
                "Basics", "Configuration", "HeadlessUIKit", "ProcessPool", "StageRuntime", "WalkthroughLanguage",
                "WalkthroughRunner",
            ]),
        library(
            "Reports",
            uses: ["Basics", "Configuration", "HeadlessUIKit", "Results", "StageRuntime", "WalkthroughLanguage"],
            embedding: ["Html/Page/report.css", "Html/Page/report.js"]),
        library(
            "Console",
            uses: [
                "Adoption", "Basics", "Configuration", "Explorer", "Generator", "HeadlessUIKit", "LanguageServer",
                "ProcessPool", "Reports", "Scene", "SourceCheck", "StageRuntime", "Studio", "WalkthroughLanguage",
                "WalkthroughRunner",
            ]),
        library(
            "RehearsalRunner",
            uses: [
                "Basics", "Configuration", "Console", "HeadlessUIKit", "Reports", "Scene", "StageRuntime",
                "WalkthroughLanguage", "WalkthroughRunner",
            ].map(rehearsing)),
        .executableTarget(
            name: "rehearse",
            dependencies: [
                "DemoContainers", "KooberContainers", "RacesContainers", "RehearsalRunner", "SkeletonContainers",
            ],
            swiftSettings: settings),
    ]

/// What Benchmarks/ times; a target here, since it looks below the public API.
let benchmarking = library(
    "BenchmarkFlows", at: "Benchmarks/Flows",
    uses: [
        "Configuration", "DemoContainers", "DemoScenes", "HeadlessUIKit", "Scene", "StageRuntime",
        "WalkthroughLanguage", "WalkthroughRunner", "DemoWorkers", "WorkerSupport",
    ])

/// The last step of Docs/adopting.md; a target here, so that its walkthrough costs no build of its own.
let adopting = Target.executableTarget(
    name: "rehearse-shelf", dependencies: stage + ["RehearsalRunner"], path: "Examples/Adopting",
    exclude: ["Config.plist", "Step1", "Step2", "Tests", "UITestScripts", "check"], sources: ["Step3", "Step4"],
    swiftSettings: settings)

let testing: [Target] = [
    library(
        "TestSupport", at: "Tests/TestSupport", uses: ["HeadlessUIKit", "RehearsalTesting", "Scene", "StageRuntime"]),
    tests(of: "RehearsalTesting", uses: ["Basics", "StageRuntime"], excluding: ["Golden"]),
    tests(of: "Basics"),
    tests(of: "StageRuntime", uses: ["Basics"]),
    tests(of: "Configuration"),
    tests(of: "SourceCheck", uses: ["Basics"], excluding: ["Fixtures"]),
    tests(of: "Studio"),
    tests(of: "Adoption", uses: ["SourceCheck"]),
    tests(of: "Generator", excluding: ["Golden"]),
    tests(of: "HeadlessFrameworks", uses: ["HeadlessUIKit", "RehearsalTesting", "StageRuntime"]),
    tests(of: "HeadlessFoundation", uses: ["StageRuntime"]),
    tests(of: "LayoutSolver"),
    tests(of: "HeadlessUIKit", uses: ["Basics", "HeadlessFoundation", "LayoutSolver", "Scene", "StageRuntime"]),
    tests(
        of: "HeadlessCombine",
        uses: ["HeadlessFoundation", "Rehearsal", "RehearsalRunner", "Scene", "StageRuntime"]),
    .testTarget(
        name: "BreakerTests", dependencies: ["SourceCheck", "StageRuntime", "TestSupport"], path: "Tests/BreakerTests",
        exclude: ["Compiler"], swiftSettings: settings),
    probe("SessionSaveProbe", uses: ["Basics", "KooberWorkers", "StageRuntime", "WorkerSupport"]),
    .testTarget(
        name: "WorkersTests",
        dependencies: [
            "DemoWorkers", "KooberWorkers", "RacesWorkers", "SessionSaveProbe", "SkeletonWorkers", "StageRuntime",
            "TestSupport", "WorkerSupport",
        ], path: "Tests/WorkersTests", swiftSettings: settings),
    tests(of: "Authentication", uses: ["HeadlessFoundation", "HeadlessUIKit", "Scene", "StageRuntime"]),
    tests(of: "DemoScenes", uses: ["HeadlessUIKit", "Scene", "StageRuntime", "DemoWorkers", "WorkerSupport"]),
    tests(of: "KooberScenes", uses: ["HeadlessUIKit", "Scene", "StageRuntime", "KooberWorkers", "WorkerSupport"]),
    tests(
        of: "KooberContainers",
        uses: [
            "Authentication", "HeadlessFoundation", "HeadlessUIKit", "KooberScenes", "Scene", "StageRuntime",
            "KooberWorkers", "WorkerSupport",
        ]),
    tests(of: "RacesScenes", uses: ["HeadlessUIKit", "Scene", "StageRuntime", "RacesWorkers", "WorkerSupport"]),
    tests(of: "Coordinators", uses: ["HeadlessUIKit", "Scene", "StageRuntime"]),
    tests(
        of: "SkeletonScenes",
        uses: ["HeadlessCombine", "HeadlessUIKit", "Scene", "StageRuntime", "SkeletonWorkers", "WorkerSupport"]),
    library("Misdeeds", at: "Tests/Misdeeds"),
    probe(
        "RunnerPoolProbe",
        uses: ["Basics", "Misdeeds", "ProcessPool", "StageRuntime", "WalkthroughLanguage", "WalkthroughRunner"]),
    tests(of: "ProcessPool", uses: ["Basics", "RunnerPoolProbe", "StageRuntime"]),
    probe("TroubledApp", uses: stage + ["Misdeeds", "RehearsalRunner"]),
    probe("PlantedApp", uses: stage + ["RehearsalRunner"], excluding: ["Config.plist", "properties.walk"]),
    tests(of: "WalkthroughLanguage", uses: ["Basics", "Configuration", "HeadlessUIKit", "StageRuntime"]),
    tests(
        of: "LanguageServer", uses: ["HeadlessUIKit", "StageRuntime", "WalkthroughLanguage"], excluding: ["Golden"]),
    tests(
        of: "WalkthroughRunner",
        uses: [
            "Basics", "Configuration", "HeadlessFoundation", "HeadlessUIKit", "ProcessPool", "Scene", "StageRuntime",
            "WalkthroughLanguage",
        ]),
    tests(
        of: "Explorer",
        uses: [
            "Configuration", "HeadlessUIKit", "PlantedApp", "Scene", "StageRuntime", "WalkthroughLanguage",
            "WalkthroughRunner",
        ]),
    tests(
        of: "Reports",
        uses: ["Basics", "HeadlessUIKit", "Results", "Scene", "StageRuntime", "WalkthroughLanguage"],
        excluding: ["Golden"]),
    tests(
        of: "Console",
        uses: [
            "Basics", "Configuration", "HeadlessUIKit", "ProcessPool", "Reports", "Scene", "StageRuntime", "Studio",
            "TroubledApp",
            "WalkthroughLanguage", "WalkthroughRunner",
        ],
        excluding: ["Golden"]),
    .testTarget(
        name: "ShelfTests", dependencies: stage + ["RehearsalTesting", "rehearse-shelf"],
        path: "Examples/Adopting/Tests", swiftSettings: settings),
    tests(of: "RehearsalRunner", uses: ["DemoContainers", "StageRuntime", "rehearse"]),
]

let package = Package(
    name: "Rehearsal",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Rehearsal", targets: ["Authentication", "Coordinators", "Rehearsal", "RehearsalRunner"]),
        .library(name: "RehearsalTesting", targets: ["RehearsalRunner", "RehearsalTesting"]),
        .executable(name: "rehearse", targets: ["rehearse"]),
        .library(name: "BenchmarkFlows", targets: ["BenchmarkFlows"]),
        .library(
            name: "OurApps", targets: ["DemoContainers", "KooberContainers", "RacesContainers", "SkeletonContainers"]),
    ],
    targets: layers + [adopting, benchmarking] + testing)
