// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Tides",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rehearsal", path: "../..")],
    targets: [
        .target(
            name: "Tides", dependencies: [.product(name: "Rehearsal", package: "Rehearsal")],
            resources: [.process("Resources")], swiftSettings: settings),
        .executableTarget(
            name: "rehearse-tides", dependencies: ["Tides", .product(name: "Rehearsal", package: "Rehearsal")],
            swiftSettings: settings),
        .testTarget(
            name: "TidesTests",
            dependencies: [
                "Tides", .product(name: "Rehearsal", package: "Rehearsal"),
                .product(name: "RehearsalTesting", package: "Rehearsal"),
            ],
            swiftSettings: settings),
    ])
