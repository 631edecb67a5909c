import Foundation
import StageRuntime
import TestSupport
import Testing
import WalkthroughRunner

@testable import Console

@Suite struct WalkthroughStoragesTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    /// The folders that walkthroughs get, in which each storage writes a file.
    private func folders(_ plan: [WalkthroughIdentity]) throws -> [String] {
        let root = workshop.root.appendingPathComponent("kept")
        let storages = WalkthroughStorages(folder: root.path, for: plan)
        for index in plan.indices { try storages.make(index).write(Data(), to: "note-\(index)") }
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try plan.indices.map { index in
            let ending = ".storage/note-\(index)"
            let path = try #require(files.first { $0.hasSuffix(ending) })
            return String(path.dropLast(ending.count))
        }
    }

    private func identity(_ path: String, line: Int? = nil, repetition: Int? = nil) -> WalkthroughIdentity {
        WalkthroughIdentity(path: path, line: line, title: "", rowName: nil, repetition: repetition)
    }

    @Test func `each walkthrough has a folder of its own, named for its script`() throws {
        let plan = [
            identity("a/b.walk", line: 7), identity("a_b.walk"), identity("a/b.walk"), identity("a/b-2.walk"),
            identity("../a/b.walk"), identity("/a/c.walk"),
        ]
        expect(try folders(plan), is: ["a_b_7", "a_b", "a_b-2", "a_b-2-2", "a_b-3", "a_c"])
    }

    @Test(.timeLimit(.minutes(1))) func `a hundred thousand repetitions are numbered one by one`() {
        let plan = (1...100_000).map { identity("a.walk", repetition: $0) }
        _ = WalkthroughStorages(folder: workshop.root.path, for: plan)
    }
}
