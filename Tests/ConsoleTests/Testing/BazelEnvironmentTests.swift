import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct BazelEnvironmentTests {
    @Test func `without its variables nothing changes`() throws {
        expect(
            try BazelEnvironment(["HOME": "/", "TEST_TOTAL_SHARDS": "0"]).completing(TestOptions()), is: TestOptions())
        #expect(BazelEnvironment(["TEST_TMPDIR": ""]).temporaryFolder == nil)
    }

    @Test func `the variables count as options would`() throws {
        var expected = TestOptions()
        expected.shard = Shard(index: 3, count: 4)
        expected.filter = "^S"
        expected.reports = [ReportTarget("junit", path: "/x/test.xml"), ReportTarget("html", path: "/o/rehearse")]
        let environment = BazelEnvironment([
            "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "2", "TESTBRIDGE_TEST_ONLY": "^S",
            "XML_OUTPUT_FILE": "/x/test.xml", "TEST_UNDECLARED_OUTPUTS_DIR": "/o",
        ])
        expect(try environment.completing(TestOptions()), is: expected)
    }

    @Test func `options outrank them`() throws {
        var options = TestOptions()
        options.shard = Shard(index: 1, count: 2)
        options.filter = "a"
        let environment = BazelEnvironment([
            "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "2", "TESTBRIDGE_TEST_ONLY": "^S",
        ])
        expect(try environment.completing(options), is: options)
    }

    @Test(arguments: [
        ["TEST_TOTAL_SHARDS": "2"], ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"],
        ["TEST_TOTAL_SHARDS": "9223372036854775807", "TEST_SHARD_INDEX": "0"],
    ])
    func `an impossible shard is an error`(variables: [String: String]) {
        let index = variables["TEST_SHARD_INDEX"] ?? ""
        let total = variables["TEST_TOTAL_SHARDS"] ?? ""
        #expect(
            throws: CommandFailure(
                "TEST_TOTAL_SHARDS is '\(total)' and TEST_SHARD_INDEX '\(index)'; "
                    + "expected a number of shards, at most 1000000, and a number below it")
        ) {
            try BazelEnvironment(variables).completing(TestOptions())
        }
    }

    @Test func `a test under Bazel touches the file, leaves its XML and nothing in its folder`() throws {
        let workshop = try Workshop()
        try workshop.write("expect screen Home\n", to: "UITestScripts/a.walk")
        let root = workshop.root.path
        workshop.environment = [
            "TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": root + "/status",
            "XML_OUTPUT_FILE": root + "/test.xml", "TEST_TMPDIR": root + "/tmp",
            "TEST_UNDECLARED_OUTPUTS_DIR": root + "/outputs",
        ]
        let outcome = try workshop.run("test", "--quiet")
        expect(outcome.status, is: .passed)
        expect(outcome.errors, is: "shard 1/1: 1 of 1 walkthroughs, divided by their steps\n")
        expect(try workshop.read("status"), is: "")
        #expect(try workshop.read("test.xml").hasPrefix("<?xml"))
        #expect(workshop.exists("outputs/rehearse/index.html"))
        #expect(!workshop.exists(".rehearse"))
    }

    @Test func `the error for a status file that cannot be written names its variable`() throws {
        let workshop = try Workshop()
        workshop.environment = ["TEST_SHARD_STATUS_FILE": "nowhere/status"]
        let outcome = try workshop.run("test")
        let message = "TEST_SHARD_STATUS_FILE: nowhere/status cannot be written: no such file or directory"
        expect(outcome.errors, is: "rehearse: error: " + message + "\n")
        expect(outcome.status, is: .wrongInput)
    }
}
