import SkeletonWorkers
import TestSupport
import Testing
import WorkerSupport

@testable import SkeletonScenes

/// What each environment is by default, and what the configuration changes.
@Suite struct SkeletonEnvironmentTests {
    private func texts(_ environment: SkeletonEnvironment) -> [String] {
        [environment.name, environment.appName, environment.bundleSuffix, environment.apiToken.revealed]
    }

    @Test(arguments: [
        ("dev", ["dev", "MVVMSkeleton DEV", ".dev", "placeholder"]),
        ("stg", ["stg", "MVVMSkeleton STG", ".stg", "placeholder"]),
        ("prod", ["prod", "MVVMSkeleton", "", "placeholder"]),
    ])
    func `each has its own name and suffix`(name: String, expected: [String]) {
        expect(texts(SkeletonEnvironment(name, SkeletonConfiguration())), is: expected)
    }

    @Test func `the configuration of an environment counts there alone`() {
        let stg = SkeletonConfiguration.Environment(
            appName: "App", bundleSuffix: BundleSuffix(".x"), apiToken: ApiToken("tok"))
        let configuration = SkeletonConfiguration(skeleton: SkeletonConfiguration.Skeleton(stg: stg))
        expect(texts(SkeletonEnvironment("stg", configuration)), is: ["stg", "App", ".x", "tok"])
        expect(
            texts(SkeletonEnvironment("dev", configuration)), is: ["dev", "MVVMSkeleton DEV", ".dev", "placeholder"])
    }

    @Test func `a token shows nowhere`() {
        let environment = SkeletonConfiguration.Environment(apiToken: ApiToken("canary"))
        var text = ""
        dump(environment, to: &text)
        dump(SkeletonEnvironment("dev", SkeletonConfiguration(skeleton: .init(dev: environment))), to: &text)
        #expect(!text.contains("canary"))
    }
}
