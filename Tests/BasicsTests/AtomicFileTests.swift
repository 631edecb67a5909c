import Foundation
import Synchronization
import TestSupport

@testable import Basics

@Suite struct AtomicFileTests {
    @Test func `a file is replaced as a whole, and nothing is left beside it`() throws {
        let folder = TemporaryFolder()
        try folder.write("a longer text than the next", to: "name with spaces %41.txt")
        try AtomicFile.write(Array("short".utf8), to: folder.path("name with spaces %41.txt"), isLasting: true)
        expect((folder.text("name with spaces %41.txt"), folder.names), is: ("short", ["name with spaces %41.txt"]))
    }

    @Test func `leftovers of a crashed run do no harm`() throws {
        let folder = TemporaryFolder()
        try folder.write("old", to: "a")
        try folder.write("half", to: ".a.1.new")
        try AtomicFile.write(Array("new".utf8), to: folder.path("a"), isLasting: true)
        expect((folder.text("a"), folder.names), is: ("new", ["a"]))
    }

    @Test func `a file that another container is writing stays, whatever the number of its process`() throws {
        let folder = TemporaryFolder()
        let process = ProcessInfo.processInfo.processIdentifier
        let written = open(folder.path(".a.\(process).new"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(written) }
        expect(flock(written, LOCK_EX | LOCK_NB), is: 0)
        try AtomicFile.write(Array("new".utf8), to: folder.path("a"))
        expect(folder.text("a"), is: "new")
        #expect(FileManager.default.fileExists(atPath: folder.path(".a.\(process).new")))
    }

    @Test func `a folder in the file's place is an error and stays`() throws {
        let folder = TemporaryFolder()
        #expect(throws: AtomicFile.Refusal(code: EISDIR)) {
            try AtomicFile.write([1], to: folder.root, isLasting: true)
        }
        expect(folder.names, is: [])
    }

    @Test func `links stay, and their targets keep their permissions`() throws {
        let folder = TemporaryFolder()
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path("in"), withIntermediateDirectories: true)
        try folder.write("old", to: "in/file")
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("in/file"))
        try files.createSymbolicLink(atPath: folder.path("in/second"), withDestinationPath: "file")
        try files.createSymbolicLink(atPath: folder.path("first"), withDestinationPath: "in/second")
        try AtomicFile.write(Array("new".utf8), to: folder.path("first"), isLasting: false)
        expect(folder.text("in/file"), is: "new")
        try expect(files.destinationOfSymbolicLink(atPath: folder.path("first")), is: "in/second")
        try expect(files.destinationOfSymbolicLink(atPath: folder.path("in/second")), is: "file")
        let attributes = try files.attributesOfItem(atPath: folder.path("in/file"))
        expect((attributes[.posixPermissions] as? NSNumber)?.intValue, is: 0o640)
    }

    @Test func `the replacement of a private file is private at every moment`() throws {
        let folder = TemporaryFolder()
        let file = folder.path("secret")
        try folder.write("old", to: "secret")
        expect(chmod(file, 0o600), is: 0)
        let hasEnded = Mutex(false)
        let modes = Mutex<Set<mode_t>>([])
        let root = folder.root
        let watcher = Thread {
            var status = stat()
            while !hasEnded.withLock({ $0 }) {
                for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
                    guard name.hasSuffix(".new"), stat(root + "/" + name, &status) == 0 else { continue }
                    modes.withLock { _ = $0.insert(status.st_mode & 0o777) }
                }
            }
        }
        watcher.start()
        for _ in 0..<4 {
            try AtomicFile.write([UInt8](repeating: 1, count: 20_000_000), to: file, isLasting: false)
        }
        hasEnded.withLock { $0 = true }
        #expect(modes.withLock { $0 }.isSubset(of: [0o600]))
    }

    @Test func `a new file has the permissions that the process gives to all`() throws {
        let folder = TemporaryFolder()
        let other = open(folder.path("other"), O_WRONLY | O_CREAT, 0o666)
        expect(close(other), is: 0)
        try AtomicFile.write([1], to: folder.path("new"), isLasting: true)
        var statuses = [stat(), stat()]
        #expect(stat(folder.path("other"), &statuses[0]) == 0 && stat(folder.path("new"), &statuses[1]) == 0)
        expect(statuses[0].st_mode, is: statuses[1].st_mode)
    }

    @Test func `a link to a missing file stays, and one to a missing folder is an error`() throws {
        let folder = TemporaryFolder()
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "file")
        try AtomicFile.write(Array("new".utf8), to: folder.path("link"), isLasting: false)
        expect(folder.text("file"), is: "new")
        try expect(files.destinationOfSymbolicLink(atPath: folder.path("link")), is: "file")
        try files.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
        #expect(throws: AtomicFile.Refusal.self) {
            try AtomicFile.write([1], to: folder.path("loop"), isLasting: false)
        }
    }

    #if os(Linux)
        @Test func `a full disk is an error`() {
            expect(Descriptor(open("/dev/full", O_WRONLY)).writeAll([1, 2]), is: ENOSPC)
        }
    #endif
}
