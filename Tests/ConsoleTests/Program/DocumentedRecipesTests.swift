import Foundation
import TestSupport
import Testing

@testable import Console

/// The command lines of Docs/running-in-ci.md, run as written there, with the variables that the systems set.
@Suite(.waiting) struct DocumentedRecipesTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A folder like a clone of the project, the executable in it too.
    private let workshop: Workshop
    private let page: String

    init() throws {
        workshop = try Workshop(configuration: nil)
        page = try String(contentsOf: Self.project.appendingPathComponent("Docs/running-in-ci.md"), encoding: .utf8)
        // An app's walkthroughs are a suite too, and shards of it take a fraction of the time.
        let names = Thoroughness.choose(
            ["Config.plist", "UITestScripts/demo"], thorough: ["Config.plist", "UITestScripts"])
        for name in names {
            let place = workshop.root.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.project.appendingPathComponent(name), to: place)
        }
        for path in ["rehearse", ".build/release/rehearse"] {
            try workshop.write("", to: path)
            try FileManager.default.removeItem(at: workshop.root.appendingPathComponent(path))
            try FileManager.default.createSymbolicLink(
                at: workshop.root.appendingPathComponent(path), withDestinationURL: BuiltProgram.rehearse.file)
        }
    }

    /// Returns the lines of the page's block with a name.
    private func block(_ name: String) throws -> [String] {
        let parts = page.components(separatedBy: "\n```")
        let block = try #require(parts.first { $0.hasPrefix(name + "\n") }, "the page has no block \(name)")
        return block.split(separator: "\n").dropFirst().map { String($0) }
    }

    /// Runs lines by a shell that finds the executable.
    private func shell(_ lines: [String], _ environment: [String: String] = [:]) throws -> BuiltProgram.Outcome {
        try BuiltProgram.run(
            URL(fileURLWithPath: "/bin/sh"), ["-ec", lines.joined(separator: "\n")], in: workshop.root,
            environment: ["PATH": workshop.root.path + ":/usr/bin:/bin", "HOME": workshop.root.path].merging(
                environment
            ) { $1 })
    }

    /// The names of all walkthroughs, as `--list` has them.
    private func suite() throws -> [String] {
        let outcome = try shell(["rehearse test --report json=all.jsonl"])
        expect(outcome.status, is: 0)
        let names = try JUnitDocument(report(of: ["all.jsonl"])).cases.map(\.name)
        try #require(names.count > 12)
        return names.sorted()
    }

    private func report(of journals: [String]) throws -> Data {
        _ = try shell(["rehearse merge \(journals.joined(separator: " ")) --report junit=joined.xml"])
        return try Data(contentsOf: workshop.root.appendingPathComponent("joined.xml"))
    }

    private func names(_ path: String) throws -> [String] {
        let document = try JUnitDocument(Data(contentsOf: workshop.root.appendingPathComponent(path)))
        #expect(document.cases.allSatisfy { ["", "skipped"].contains($0.kind) })
        return document.cases.map(\.name).sorted()
    }

    private static let parallel = ["/usr/bin/parallel", "/usr/local/bin/parallel", "/opt/homebrew/bin/parallel"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: parallel != nil, "GNU parallel is not installed"))
    func `with GNU parallel the shards are the suite`() throws {
        let folder = URL(fileURLWithPath: Self.parallel ?? "").deletingLastPathComponent().path
        let outcome = try shell(
            try block("sh parallel"), ["PATH": workshop.root.path + ":" + folder + ":/usr/bin:/bin"])
        expect(outcome.status, is: 0)
        #expect(try names("results/junit.xml") == suite())
    }

    @Test func `in a GitHub matrix the shards are the suite, and each job has its annotations and summary`() throws {
        let runs = try block("yaml github").compactMap { line -> String? in
            line.range(of: "- run: .build/").map { ".build/" + line[$0.upperBound...] }
        }
        try #require(runs.count == 2)
        for shard in 1...4 {
            let line = runs[0].replacingOccurrences(of: "${{ matrix.shard }}", with: String(shard))
            let outcome = try shell([line], ["GITHUB_STEP_SUMMARY": workshop.root.path + "/summary\(shard).md"])
            expect(outcome.status, is: 0)
            #expect(workshop.exists("summary\(shard).md"))
        }
        expect(try shell([runs[1]]).status, is: 0)
        #expect(try names("results/junit.xml") == suite())
        #expect(workshop.exists("results/html/index.html"))
    }

    @Test func `as shards of a Bazel test they are the suite, and the test's own folder stays as it was`() throws {
        let suite = try suite()
        try FileManager.default.removeItem(at: workshop.root.appendingPathComponent(".rehearse"))
        for name in ["all.jsonl", "joined.xml"] {
            try FileManager.default.removeItem(at: workshop.root.appendingPathComponent(name))
        }
        let elsewhere = try Workshop(configuration: nil)
        let before = workshop.folder.names(in: ".")
        var found: [String] = []
        for index in 0..<4 {
            let folder = elsewhere.root.path + "/\(index)"
            for name in ["tmp", "outputs"] { try elsewhere.write("", to: "\(index)/\(name)/.keep") }
            let outcome = try shell(
                try block("sh bazel"),
                [
                    "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": String(index),
                    "TEST_SHARD_STATUS_FILE": folder + "/shards", "XML_OUTPUT_FILE": folder + "/test.xml",
                    "TEST_UNDECLARED_OUTPUTS_DIR": folder + "/outputs", "TEST_TMPDIR": folder + "/tmp",
                ])
            expect(outcome.status, is: 0)
            #expect(elsewhere.exists("\(index)/shards"))
            #expect(elsewhere.exists("\(index)/outputs/rehearse/index.html"))
            let file = elsewhere.root.appendingPathComponent("\(index)/test.xml")
            found += try JUnitDocument(Data(contentsOf: file)).cases.map(\.name)
        }
        expect(found.sorted(), is: suite)
        expect(workshop.folder.names(in: "."), is: before)
    }

    @Test func `as an indexed job of Kubernetes they are the suite`() throws {
        let results = ["RESULTS": workshop.root.path + "/claim"]
        for index in 0..<4 {
            let variables = results.merging(["JOB_COMPLETION_INDEX": String(index)]) { $1 }
            expect(try shell(try block("sh kubernetes"), variables).status, is: 0)
        }
        expect(try shell(try block("sh kubernetes-merge"), results).status, is: 0)
        #expect(try names("claim/junit.xml") == suite())
    }

    @Test func `a shard that is missing is seen when the results are joined`() throws {
        let results = ["RESULTS": workshop.root.path + "/claim", "JOB_COMPLETION_INDEX": "0"]
        expect(try shell(try block("sh kubernetes"), results).status, is: 0)
        var journal = try Data(contentsOf: workshop.root.appendingPathComponent("claim/0.jsonl"))
        journal.removeLast(journal.count / 2)
        try journal.write(to: workshop.root.appendingPathComponent("claim/0.jsonl"))
        let outcome = try shell(try block("sh kubernetes-merge"), results)
        expect(outcome.status, is: 3)
        #expect(outcome.errors.contains("0.jsonl: line "))
    }
}
