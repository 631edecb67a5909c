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
func target(
    _ name: String, uses dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = settings
) -> Target {
    .target(
        name: name, dependencies: [.product(name: "Rehearsal", package: "Kit")] + dependencies,
        swiftSettings: settings)
}

/// The workers, the scenes and the containers of an app.
func app(_ name: String) -> [Target] {
    let workers: [Target.Dependency] = [.byName(name: name + "Workers"), "WorkerSupport"]
    let scenes = Target.Dependency.byName(name: name + "Scenes")
    return [
        target(name + "Workers", uses: ["WorkerSupport"]),
        target(name + "Scenes", uses: workers, settings: onMainActor),
        target(name + "Containers", uses: workers + [scenes], settings: onMainActor),
    ]
}

let package = Package(
    name: "Phone",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Kit", path: "Kit")],
    targets: ["Demo", "Koober", "Races", "Skeleton"].flatMap(app) + [
        target("WorkerSupport"),
        // A test of a Logic as an Xcode project has it: it compiles there.
        .target(
            name: "LogicTesting",
            dependencies: [
                .product(name: "Rehearsal", package: "Kit"), .product(name: "RehearsalTesting", package: "Kit"),
                "DemoScenes", "DemoWorkers", "WorkerSupport",
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
