import Foundation
import TestSupport

@testable import StageRuntime

/// What every storage does, run over both.
@Suite struct StorageContractTests {
    enum Kind: CaseIterable { case memory, file }

    /// Performs `body` with a new storage of a kind.
    private func with(_ kind: Kind, _ body: (any Storage) throws -> Void) throws {
        switch kind {
        case .memory: try body(MemoryStorage())
        case .file: try TemporaryFolder.with { try body(FileStorage(folder: $0.appendingPathComponent("a/b"))) }
        }
    }

    @Test(arguments: Kind.allCases)
    func `a written value is read until it is overwritten or deleted`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            try expect(storage.read("settings"), is: nil)
            try storage.write(Data("one".utf8), to: "settings")
            try expect(storage.read("settings"), is: Data("one".utf8))
            try storage.write(Data(), to: "settings")
            try expect(storage.read("settings"), is: Data())
            try storage.delete("settings")
            try storage.delete("settings")
            try expect(storage.read("settings"), is: nil)
        }
    }

    @Test(arguments: Kind.allCases)
    func `names are sorted`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            try expect(storage.names(), is: [])
            for name in ["b", "a.json", "c-1", "C"] { try storage.write(Data(), to: name) }
            try expect(storage.names(), is: ["C", "a.json", "b", "c-1"])
        }
    }

    @Test(arguments: Kind.allCases)
    func `a name that differs from a stored one only in case is refused`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            try storage.write(Data("one".utf8), to: "settings")
            #expect(throws: StorageError.nameInOtherCase(name: "Settings", stored: "settings")) {
                try storage.write(Data("two".utf8), to: "Settings")
            }
            try expect(storage.names(), is: ["settings"])
            try storage.delete("settings")
            try storage.write(Data("two".utf8), to: "Settings")
            try expect(storage.names(), is: ["Settings"])
        }
    }

    @Test(arguments: Kind.allCases)
    func `setting aside never overwrites`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            for number in 1...3 {
                try storage.write(Data("\(number)".utf8), to: "settings")
                try expect(storage.setAside("settings"), is: "settings.damaged-\(number)")
            }
            try storage.delete("settings.damaged-2")
            try storage.write(Data("4".utf8), to: "settings")
            try expect(storage.setAside("settings"), is: "settings.damaged-2")
            try expect(storage.names(), is: ["settings.damaged-1", "settings.damaged-2", "settings.damaged-3"])
            try expect(storage.read("settings.damaged-1"), is: Data("1".utf8))
            try expect(storage.read("settings.damaged-2"), is: Data("4".utf8))
        }
    }

    @Test(arguments: Kind.allCases)
    func `setting aside a missing value fails`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            let error = #expect(throws: StorageError.self) { try storage.setAside("settings") }
            expect(error, is: .io(name: "settings", reason: "nothing is stored under this name"))
        }
    }

    private static let badNames = [
        "", ".", "..", ".hidden", "a/b", "../up", "a b", "a\u{0}b", "naïve", "a\\b", String(repeating: "a", count: 129),
    ]

    @Test(arguments: Kind.allCases, badNames)
    func `a bad name is refused by every operation`(kind: Kind, name: String) throws {
        try with(kind) { (storage) throws in
            #expect(throws: StorageError.badName(name)) { try storage.read(name) }
            #expect(throws: StorageError.badName(name)) { try storage.write(Data(), to: name) }
            #expect(throws: StorageError.badName(name)) { try storage.delete(name) }
            #expect(throws: StorageError.badName(name)) { try storage.setAside(name) }
            try expect(storage.names(), is: [])
        }
    }

    @Test(arguments: Kind.allCases)
    func `the longest name is stored, but has no room to be set aside`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            let name = String(repeating: "a", count: 128)
            try storage.write(Data("x".utf8), to: name)
            #expect(throws: StorageError.badName(name + ".damaged-1")) { try storage.setAside(name) }
            try expect(storage.read(name), is: Data("x".utf8))
        }
    }
}
