import Testing

@testable import Console

@Suite struct SourceCommitTests {
    private static let commit = "0123456789abcdef0123456789abcdef01234567"

    @Test(
        arguments: [
            (["GITHUB_SHA": commit, "GIT_COMMIT": "none"], "0123456789ab"), (["GIT_COMMIT": commit], "0123456789ab"),
            (["GITHUB_SHA": "main"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func `the commit is what CI says`(environment: [String: String], commit: String?) {
        #expect(SourceCommit.read(environment: environment) == commit)
    }
}
