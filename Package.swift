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

func library(_ name: String, at path: String? = nil, uses dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
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
func probe(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// Lowest layer first: a target uses what stands above it, never what stands below.
let layers: [Target] = [
    library("StageRuntime"),
    library("Configuration"),
    library("SourceCheck", uses: ["Configuration"]),
    library("HeadlessUIKit", uses: ["StageRuntime"]),
    library("Authentication", uses: ["HeadlessUIKit", "StageRuntime"]),
    library("Workers", uses: ["StageRuntime"]),
    library("DemoScenes", at: "Sources/Scenes/Demo", uses: ["HeadlessUIKit", "StageRuntime", "Workers"]),
    library(
        "DemoContainers", at: "Sources/DependencyContainers/Demo",
        uses: ["DemoScenes", "HeadlessUIKit", "StageRuntime", "Workers"]),
    library("KooberScenes", at: "Sources/Scenes/Koober", uses: ["HeadlessUIKit", "StageRuntime", "Workers"]),
    library(
        "KooberContainers", at: "Sources/DependencyContainers/Koober",
        uses: ["Authentication", "HeadlessUIKit", "KooberScenes", "StageRuntime", "Workers"]),
    library("Walkthroughs", uses: ["Configuration", "HeadlessUIKit", "StageRuntime"]),
    library("Reports", uses: ["Configuration", "HeadlessUIKit", "StageRuntime", "Walkthroughs"]),
    library(
        "Console", uses: ["Configuration", "HeadlessUIKit", "Reports", "SourceCheck", "StageRuntime", "Walkthroughs"]),
    library(
        "Rehearsal",
        uses: [
            "Authentication", "Configuration", "Console", "HeadlessUIKit", "Reports", "StageRuntime", "Walkthroughs",
            "Workers",
        ]),
    .executableTarget(
        name: "rehearse", dependencies: ["DemoContainers", "KooberContainers", "Rehearsal"], swiftSettings: settings),
]

/// What Benchmarks/ times; a target here, since it looks below the public API.
let benchmarking = library(
    "BenchmarkFlows", at: "Benchmarks/Flows",
    uses: ["Configuration", "DemoContainers", "DemoScenes", "HeadlessUIKit", "StageRuntime", "Walkthroughs", "Workers"])

let testing: [Target] = [
    library("TestSupport", at: "Tests/TestSupport", uses: ["HeadlessUIKit", "StageRuntime"]),
    tests(of: "StageRuntime"),
    tests(of: "Configuration"),
    tests(of: "SourceCheck", excluding: ["Fixtures"]),
    tests(of: "HeadlessUIKit", uses: ["StageRuntime"]),
    .testTarget(
        name: "BreakerTests", dependencies: ["SourceCheck", "StageRuntime", "TestSupport"], path: "Tests/BreakerTests",
        exclude: ["Compiler"], swiftSettings: settings),
    probe("SessionSaveProbe", uses: ["StageRuntime", "Workers"]),
    probe("HttpProbe", uses: ["Workers"]),
    tests(of: "Workers", uses: ["HttpProbe", "SessionSaveProbe", "StageRuntime"]),
    tests(of: "Authentication", uses: ["HeadlessUIKit", "StageRuntime"]),
    tests(of: "DemoScenes", uses: ["HeadlessUIKit", "StageRuntime", "Workers"]),
    tests(of: "DemoContainers", uses: ["DemoScenes", "HeadlessUIKit", "StageRuntime"]),
    tests(of: "KooberScenes", uses: ["HeadlessUIKit", "StageRuntime", "Workers"]),
    tests(
        of: "KooberContainers",
        uses: ["Authentication", "HeadlessUIKit", "KooberScenes", "StageRuntime", "Workers"]),
    library("Misdeeds", at: "Tests/Misdeeds"),
    probe("WorkerPoolProbe", uses: ["Misdeeds", "StageRuntime", "Walkthroughs"]),
    // HeadlessUIKit too: for a module that another re-exports, a build after a change leaves this one as it was.
    probe("TroubledApp", uses: ["HeadlessUIKit", "Misdeeds", "Rehearsal"]),
    tests(of: "Walkthroughs", uses: ["Configuration", "HeadlessUIKit", "StageRuntime", "WorkerPoolProbe"]),
    tests(of: "Reports", uses: ["HeadlessUIKit", "StageRuntime", "Walkthroughs"], excluding: ["Golden"]),
    tests(
        of: "Console",
        uses: ["Configuration", "HeadlessUIKit", "Reports", "StageRuntime", "TroubledApp", "Walkthroughs"],
        excluding: ["Golden"]),
    tests(of: "Rehearsal", uses: ["DemoContainers", "StageRuntime", "rehearse"]),
]

let package = Package(
    name: "Rehearsal",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Rehearsal", targets: ["Rehearsal"]),
        .executable(name: "rehearse", targets: ["rehearse"]),
        .library(name: "BenchmarkFlows", targets: ["BenchmarkFlows"]),
    ],
    targets: layers + [benchmarking] + testing)
