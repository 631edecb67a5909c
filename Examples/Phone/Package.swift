// swift-tools-version: 6.2
import PackageDescription

/// The settings of an app's targets below its scenes: what they have runs where it is called.
let settings: [SwiftSetting] = [
    .define("PHONE"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
]

/// The settings of scenes and of what makes them: classes are on the main actor, as UIKit's are.
let onMainActor = settings + [.defaultIsolation(MainActor.self)]

/// A target whose sources are the root package's, by a link: the same files as on the stage.
func app(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: [.product(name: "Rehearsal", package: "Kit")] + dependencies,
        swiftSettings: name == "Workers" ? settings : onMainActor)
}

let package = Package(
    name: "Phone",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Kit", path: "Kit")],
    targets: [
        app("Workers", uses: []),
        app("DemoScenes", uses: ["Workers"]),
        app("DemoContainers", uses: ["DemoScenes", "Workers"]),
        app("KooberScenes", uses: ["Workers"]),
        app("KooberContainers", uses: ["KooberScenes", "Workers"]),
        app("RacesScenes", uses: ["Workers"]),
        app("RacesContainers", uses: ["RacesScenes", "Workers"]),
        app("SkeletonScenes", uses: ["Workers"]),
        app("SkeletonContainers", uses: ["SkeletonScenes", "Workers"]),
        // A test of a Logic as an Xcode project has it: it compiles there.
        .target(
            name: "LogicTesting",
            dependencies: [
                .product(name: "Rehearsal", package: "Kit"), .product(name: "RehearsalTesting", package: "Kit"),
                "DemoScenes", "Workers",
            ],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "phone-flows",
            dependencies: [
                .product(name: "Rehearsal", package: "Kit"), "DemoContainers", "KooberContainers", "RacesContainers",
                "SkeletonContainers",
            ],
            swiftSettings: onMainActor),
    ])
