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

/// The settings of scenes and of what makes them: on a phone they are on the main actor, as UIKit's classes are.
let onStage = settings + [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]

func library(
    _ name: String, at path: String? = nil, uses dependencies: [Target.Dependency] = [],
    settings: [SwiftSetting] = settings
) -> Target {
    .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
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
    rehearsing("HeadlessCombine"), rehearsing("HeadlessFoundation"), rehearsing("HeadlessUIKit"), "Rehearsal", "Scene",
    "StageRuntime",
]

/// Lowest layer first: a target uses what stands above it, never what stands below.
let layers: [Target] = [
    library("Basics"),
    library("StageRuntime", uses: ["Basics"]),
    library("Configuration", uses: ["Basics"]),
    library("SourceCheck", uses: ["Basics"]),
    library("Generator", uses: ["Basics"]),
    library("HeadlessFoundation", uses: ["StageRuntime"]),
    library("HeadlessUIKit", uses: ["Basics", "HeadlessFoundation", "StageRuntime"]),
    library("HeadlessCombine", uses: ["HeadlessFoundation", "StageRuntime"]),
    library(
        "Scene", uses: [rehearsing("HeadlessFoundation"), rehearsing("HeadlessUIKit"), "StageRuntime"],
        settings: onStage),
    library(
        "Rehearsal",
        uses: [
            rehearsing("HeadlessCombine"), rehearsing("HeadlessFoundation"), rehearsing("HeadlessUIKit"), "Scene",
            "StageRuntime",
        ]),
    library("Authentication", uses: stage, settings: onStage),
    library("Coordinators", uses: stage, settings: onStage),
    library("Workers", uses: ["Basics", "StageRuntime"]),
    library("DemoScenes", at: "Sources/Scenes/Demo", uses: stage + ["Workers"], settings: onStage),
    library(
        "DemoContainers", at: "Sources/DependencyContainers/Demo", uses: stage + ["DemoScenes", "Workers"],
        settings: onStage),
    library("KooberScenes", at: "Sources/Scenes/Koober", uses: stage + ["Workers"], settings: onStage),
    library(
        "KooberContainers", at: "Sources/DependencyContainers/Koober",
        uses: stage + ["Authentication", "KooberScenes", "Workers"], settings: onStage),
    library("RacesScenes", at: "Sources/Scenes/Races", uses: stage + ["Workers"], settings: onStage),
    library(
        "RacesContainers", at: "Sources/DependencyContainers/Races", uses: stage + ["RacesScenes", "Workers"],
        settings: onStage),
    library("SkeletonScenes", at: "Sources/Scenes/Skeleton", uses: stage + ["Workers"], settings: onStage),
    library(
        "SkeletonContainers", at: "Sources/DependencyContainers/Skeleton",
        uses: stage + ["Authentication", "Coordinators", "SkeletonScenes", "Workers"], settings: onStage),
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
        uses: ["Basics", "Configuration", "HeadlessUIKit", "Results", "StageRuntime", "WalkthroughLanguage"]),
    library(
        "Console",
        uses: [
            "Basics", "Configuration", "Explorer", "Generator", "HeadlessUIKit", "LanguageServer", "ProcessPool",
            "Reports", "Scene", "SourceCheck", "StageRuntime", "WalkthroughLanguage", "WalkthroughRunner",
        ]),
    library(
        "RehearsalRunner",
        uses: [
            "Basics", "Configuration", "Console", "HeadlessUIKit", "Reports", "Scene", "StageRuntime",
            "WalkthroughLanguage", "WalkthroughRunner", "Workers",
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
        "WalkthroughLanguage", "WalkthroughRunner",
        "Workers",
    ])

/// The last step of Docs/adopting.md; a target here, so that its walkthrough costs no build of its own.
let adopting = Target.executableTarget(
    name: "rehearse-shelf", dependencies: stage + ["RehearsalRunner"], path: "Examples/Adopting",
    exclude: ["Config.plist", "Step1", "Step2", "UITestScripts", "check"], sources: ["Step3", "Step4"],
    swiftSettings: settings)

let testing: [Target] = [
    library("TestSupport", at: "Tests/TestSupport", uses: ["HeadlessUIKit", "Scene", "StageRuntime"]),
    tests(of: "Basics"),
    tests(of: "StageRuntime", uses: ["Basics"]),
    tests(of: "Configuration"),
    tests(of: "SourceCheck", excluding: ["Fixtures"]),
    tests(of: "Generator", excluding: ["Golden"]),
    tests(of: "HeadlessFoundation", uses: ["StageRuntime"]),
    tests(of: "HeadlessUIKit", uses: ["Basics", "HeadlessFoundation", "Scene", "StageRuntime"]),
    tests(
        of: "HeadlessCombine",
        uses: ["HeadlessFoundation", "Rehearsal", "RehearsalRunner", "Scene", "StageRuntime"]),
    .testTarget(
        name: "BreakerTests", dependencies: ["SourceCheck", "StageRuntime", "TestSupport"], path: "Tests/BreakerTests",
        exclude: ["Compiler"], swiftSettings: settings),
    probe("SessionSaveProbe", uses: ["StageRuntime", "Workers"]),
    probe("HttpProbe", uses: ["Workers"]),
    tests(of: "Workers", uses: ["HttpProbe", "SessionSaveProbe", "StageRuntime"]),
    tests(of: "Authentication", uses: ["HeadlessFoundation", "HeadlessUIKit", "Scene", "StageRuntime"]),
    tests(of: "DemoScenes", uses: ["HeadlessUIKit", "Scene", "StageRuntime", "Workers"]),
    tests(of: "DemoContainers", uses: ["DemoScenes", "HeadlessUIKit", "Scene", "StageRuntime"]),
    tests(of: "KooberScenes", uses: ["HeadlessUIKit", "Scene", "StageRuntime", "Workers"]),
    tests(
        of: "KooberContainers",
        uses: [
            "Authentication", "HeadlessFoundation", "HeadlessUIKit", "KooberScenes", "Scene", "StageRuntime", "Workers",
        ]),
    tests(of: "RacesScenes", uses: ["HeadlessUIKit", "Scene", "StageRuntime", "Workers"]),
    tests(of: "RacesContainers", uses: ["HeadlessUIKit", "RacesScenes", "Scene", "StageRuntime", "Workers"]),
    tests(of: "Coordinators", uses: ["HeadlessUIKit", "Scene", "StageRuntime"]),
    tests(of: "SkeletonScenes", uses: ["HeadlessUIKit", "Scene", "StageRuntime", "Workers"]),
    tests(
        of: "SkeletonContainers",
        uses: ["Coordinators", "HeadlessUIKit", "Scene", "SkeletonScenes", "StageRuntime", "Workers"]),
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
            "Basics", "Configuration", "HeadlessUIKit", "ProcessPool", "Reports", "Scene", "StageRuntime",
            "TroubledApp",
            "WalkthroughLanguage", "WalkthroughRunner",
        ],
        excluding: ["Golden"]),
    tests(of: "RehearsalRunner", uses: ["DemoContainers", "StageRuntime", "rehearse"]),
]

let package = Package(
    name: "Rehearsal",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Rehearsal", targets: ["Authentication", "Coordinators", "Rehearsal", "RehearsalRunner"]),
        .executable(name: "rehearse", targets: ["rehearse"]),
        .library(name: "BenchmarkFlows", targets: ["BenchmarkFlows"]),
        .library(
            name: "OurApps", targets: ["DemoContainers", "KooberContainers", "RacesContainers", "SkeletonContainers"]),
    ],
    targets: layers + [adopting, benchmarking] + testing)
