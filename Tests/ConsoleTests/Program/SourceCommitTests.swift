import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct SourceCommitTests {
    private static let commit = "0123456789abcdef0123456789abcdef01234567"
    private let folder = FileManager.default.temporaryDirectory.appending(path: "commit-\(UUID().uuidString)")

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func `the commit that CI gives is used`() {
        let environment = ["GITHUB_SHA": Self.commit, "GIT_COMMIT": "none"]
        expect(SourceCommit.read(environment: environment, folder: folder), is: "0123456789ab")
    }

    @Test func `a branch is looked up in its file, else among the packed ones, from any folder below`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("ref: refs/heads/main\n", to: ".git/HEAD")
        try write("# pack-refs\n\(Self.commit) refs/heads/main\n", to: ".git/packed-refs")
        try write("", to: "Sources/App/App.swift")
        let below = folder.appending(path: "Sources/App")
        expect(SourceCommit.read(environment: [:], folder: below), is: "0123456789ab")
        try write("f" + Self.commit.dropFirst() + "\n", to: ".git/refs/heads/main")
        expect(SourceCommit.read(environment: [:], folder: below), is: "f123456789ab")
        try write(Self.commit + "\n", to: ".git/HEAD")
        expect(SourceCommit.read(environment: [:], folder: below), is: "0123456789ab")
        // A worktree beside it has a file in place of the folder, and its own head.
        try write("gitdir: \(folder.path)/.git/worktrees/side\n", to: "side/.git")
        try write("../..\n", to: ".git/worktrees/side/commondir")
        try write("ref: refs/heads/main\n", to: ".git/worktrees/side/HEAD")
        let side = folder.appending(path: "side")
        expect(SourceCommit.read(environment: [:], folder: side), is: "f123456789ab")
        try write("ref: refs/heads/packed\n", to: ".git/worktrees/side/HEAD")
        try write("# pack-refs\na\(Self.commit.dropFirst()) refs/heads/packed\n", to: ".git/packed-refs")
        expect(SourceCommit.read(environment: [:], folder: side), is: "a123456789ab")
        // A submodule's file names its repository by a relative path.
        try write("gitdir: ../.git/modules/part\n", to: "part/.git")
        try write("b" + Self.commit.dropFirst() + "\n", to: ".git/modules/part/HEAD")
        expect(SourceCommit.read(environment: [:], folder: folder.appending(path: "part")), is: "b123456789ab")
        try write("ref: refs/heads/gone\n", to: ".git/HEAD")
        #expect(SourceCommit.read(environment: [:], folder: below) == nil)
    }
}
