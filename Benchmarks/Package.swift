// swift-tools-version: 6.2
import PackageDescription

/// What is measured stands in the root package's target BenchmarkFlows (folder Flows), which sees below the public API.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rehearsal", path: "..")],
    targets: [
        .executableTarget(
            name: "benchmarks", dependencies: [.product(name: "BenchmarkFlows", package: "Rehearsal")],
            path: "Sources/Benchmarks",
            swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)])
    ])
