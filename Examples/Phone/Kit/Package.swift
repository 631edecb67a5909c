// swift-tools-version: 6.2
import PackageDescription

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

/// For UIKit: a file of it may name Foundation's `Notification` where the headless one names its own.
let importing: [SwiftSetting] = [
    .define("PHONE"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
    .defaultIsolation(MainActor.self),
]

/// What UIKit's classes are on a phone: on the main actor.
let onMainActor = settings + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Kit",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "Rehearsal",
            targets: [
                "Authentication", "Coordinators", "Rehearsal", "Combine", "UIKit", "Scene", "StageRuntime", "Basics",
            ]),
        .library(name: "RehearsalTesting", targets: ["RehearsalTesting"]),
    ],
    targets: [
        .target(name: "Basics", swiftSettings: settings),
        .target(name: "StageRuntime", dependencies: ["Basics"], swiftSettings: settings),
        .target(name: "LayoutSolver", dependencies: ["Basics"], swiftSettings: settings),
        .target(name: "HeadlessFoundation", dependencies: ["StageRuntime"], swiftSettings: settings),
        .target(
            name: "UIKit", dependencies: ["Basics", "HeadlessFoundation", "LayoutSolver", "StageRuntime"],
            swiftSettings: importing),
        // Its publishers are confined to no actor, as Combine's.
        .target(name: "Combine", dependencies: ["StageRuntime"], swiftSettings: settings),
        .target(name: "Scene", dependencies: ["StageRuntime", "UIKit"], swiftSettings: onMainActor),
        .target(
            name: "Rehearsal", dependencies: ["Combine", "Scene", "StageRuntime", "UIKit"], swiftSettings: settings),
        .target(
            name: "RehearsalTesting", dependencies: ["Basics", "Scene", "StageRuntime"], swiftSettings: onMainActor),
        .target(name: "Authentication", dependencies: ["Rehearsal"], swiftSettings: onMainActor),
        .target(
            name: "Coordinators", dependencies: ["Rehearsal", "Scene", "StageRuntime"], swiftSettings: onMainActor),
    ])
