import Foundation
import TestSupport

@testable import Basics
@testable import StageRuntime

@Suite struct FileStorageTests {
    private func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test func `the folder is made at the first write, for its owner only, and so are the files`() throws {
        try TemporaryFolder.with { parent in
            let folder = parent.appendingPathComponent("store")
            let storage = FileStorage(folder: folder)
            try expect((storage.names(), FileManager.default.fileExists(atPath: folder.path)), is: ([], false))
            try storage.write(Data("secret".utf8), to: "session")
            try expect((permissions(folder), permissions(folder.appendingPathComponent("session"))), is: (0o700, 0o600))
        }
    }

    @Test func `a write leaves no temporary file, not even one that a crash left`() throws {
        try TemporaryFolder.with { folder in
            let storage = FileStorage(folder: folder)
            let temporary = folder.appendingPathComponent(".session.\(getpid()).new")
            try Data("half".utf8).write(to: temporary)
            try expect(storage.names(), is: [])
            try storage.write(Data("whole".utf8), to: "session")
            try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: ["session"])
            try expect(storage.read("session"), is: Data("whole".utf8))
        }
    }

    @Test func `a file with looser rights is replaced by one for its owner only`() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appendingPathComponent("session")
            try Data("old".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
            try FileStorage(folder: folder).write(Data("new".utf8), to: "session")
            try expect(permissions(file), is: 0o600)
        }
    }

    @Test func `a folder in place of a file cannot be read or written, and stays`() throws {
        try TemporaryFolder.with { folder in
            let storage = FileStorage(folder: folder)
            let inside = folder.appendingPathComponent("session/inside")
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("session"), withIntermediateDirectories: true)
            try Data("kept".utf8).write(to: inside)
            let read = #expect(throws: StorageError.self) { try storage.read("session") }
            expect(read, is: .io(name: "session", reason: "is a directory"))
            let write = #expect(throws: StorageError.self) { try storage.write(Data(), to: "session") }
            expect(write, is: .io(name: "session", reason: "is a directory"))
            try expect(Data(contentsOf: inside), is: Data("kept".utf8))
            try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: ["session"])
        }
    }

    @Test func `a pipe in it is an error that names it, and is not read from`() throws {
        try TemporaryFolder.with { folder in
            try #require(mkfifo(folder.appendingPathComponent("session").path, 0o600) == 0)
            let error = #expect(throws: StorageError.notAFile(name: "session")) {
                try FileStorage(folder: folder).read("session")
            }
            expect(
                error?.description,
                is: "storage session: this is a pipe, a socket or a device, not a file; remove it from the folder")
        }
    }

    @Test func `a folder in it is another storage's, and nothing that is stored here`() throws {
        try TemporaryFolder.with { folder in
            let storage = FileStorage(folder: folder)
            try storage.write(Data("x".utf8), to: "session")
            let inner = FileStorage(folder: folder.appendingPathComponent("sign-in"))
            try inner.write(Data("y".utf8), to: "settings")
            try expect((storage.names(), inner.names()), is: (["session"], ["settings"]))
        }
    }

    @Test func `a file in place of the folder is an error that names the requested key`() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appendingPathComponent("store")
            try Data("x".utf8).write(to: file)
            let storage = FileStorage(folder: file)
            for attempt in [{ _ = try storage.read("session") }, { try storage.write(Data(), to: "session") }] {
                let error = #expect(throws: StorageError.self) { try attempt() }
                guard case .io("session", let reason) = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
                #expect(!reason.contains(folder.path))
                #expect(!reason.contains("Error Domain"))
            }
            #expect(throws: StorageError.self) { try storage.names() }
        }
    }

    @Test(.enabled(if: getuid() != 0, "root can read everything"))
    func `a file that cannot be read is an error, and a write replaces it`() throws {
        try TemporaryFolder.with { folder in
            let storage = FileStorage(folder: folder)
            try storage.write(Data("x".utf8), to: "session")
            let file = folder.appendingPathComponent("session")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
            #expect(throws: StorageError.io(name: "session", reason: "permission denied")) {
                try storage.read("session")
            }
            try storage.write(Data("y".utf8), to: "session")
            try expect(storage.read("session"), is: Data("y".utf8))
        }
    }

    @Test func `the system's errors become the storage's`() {
        let errors: [(any Error, StorageError)] = [
            (POSIXError(.ENOSPC), .full(name: "session")),
            (POSIXError(.EDQUOT), .full(name: "session")),
            (AtomicFile.Refusal(code: ENOSPC), .full(name: "session")),
            (AtomicFile.Refusal(code: EISDIR), .io(name: "session", reason: "is a directory")),
            (CocoaError(.fileWriteOutOfSpace), .full(name: "session")),
            (POSIXError(.EACCES), .io(name: "session", reason: "permission denied")),
            (
                CocoaError(.fileReadNoPermission, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)]),
                .io(name: "session", reason: "permission denied")
            ),
        ]
        for (system, expected) in errors { expect(FileStorage.error(system, "session"), is: expected) }
    }
}
